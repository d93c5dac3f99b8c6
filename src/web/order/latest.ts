import { orderNumber, sittingId } from '#contract/fields.ts';
import { browserShelf, keep, kept } from '../shell/device.ts';

/** The newest sitting and order of each test that this browser knows of; screens without a number in the address use it. */
const shapes = { sitting: sittingId, order: orderNumber };

export function rememberLatest(what: keyof typeof shapes, examId: string, id: string): void {
  const shelf = browserShelf();
  if (shelf) keep(shelf, `latest-${what}:${examId}`, id, Date.now());
}

export function forgetLatest(what: keyof typeof shapes, examId: string): void {
  browserShelf()?.removeItem(`latest-${what}:${examId}`);
}

export function latest(what: keyof typeof shapes, examId: string): string | undefined {
  const shelf = browserShelf();
  return shelf && shapes[what].safeParse(kept(shelf, `latest-${what}:${examId}`, Date.now())).data;
}
