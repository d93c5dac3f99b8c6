import { latest } from '../order/latest.ts';
import { browserShelf, kept } from '../shell/device.ts';
import { readKept } from './read-kept.ts';

/** The question at which this device has left a test, from 2; undefined where it has left none, or has just begun. */
export function unfinishedAt(examId: string): number | undefined {
  const shelf = browserShelf();
  const sittingId = latest('sitting', examId);
  const sitting = shelf && sittingId && readKept(kept(shelf, `sitting:${sittingId}`, Date.now()));
  return sitting && sitting.orderNumber === null && sitting.page > 1 ? sitting.page : undefined;
}
