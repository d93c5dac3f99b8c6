import { readNumber } from '#contract/typed.ts';
import { browserShelf, keep, kept } from '../shell/device.ts';

/** The newest sitting and order of each test that this browser knows of; screens without a number in the address use it. */
type Latest = 'sitting' | 'order';

export function rememberLatest(what: Latest, examId: string, id: string): void {
  const shelf = browserShelf();
  if (shelf) keep(shelf, `latest-${what}:${examId}`, id, Date.now());
}

export function forgetLatest(what: Latest, examId: string): void {
  browserShelf()?.removeItem(`latest-${what}:${examId}`);
}

export function latest(what: Latest, examId: string): string | undefined {
  const shelf = browserShelf();
  return readNumber(shelf && kept(shelf, `latest-${what}:${examId}`, Date.now()));
}

/** Under which a device keeps a sitting (`unfinished.js` reads it too). */
export const entryOf = (sittingId: string): string => `sitting:${sittingId}`;
