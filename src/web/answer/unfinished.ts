import { latest } from '../order/latest.ts';
import { browserShelf, kept } from '../shell/device.ts';

/** Under which a device keeps a sitting (`unfinished.js` reads it too, before any script has come). */
export const entryOf = (sittingId: string): string => `sitting:${sittingId}`;

/**
 * The question at which this device has left a test, from 2; undefined where it has left none, or has just begun. Reads
 * no more of what is kept than that: the rest of `readKept` would come to the start screen for it.
 */
export function unfinishedAt(examId: string): number | undefined {
  const shelf = browserShelf();
  const sittingId = latest('sitting', examId);
  const sitting = shelf && sittingId ? kept(shelf, entryOf(sittingId), Date.now()) : undefined;
  if (typeof sitting !== 'object' || sitting === null) return undefined;
  const { page, orderNumber }: { page?: unknown; orderNumber?: unknown } = sitting;
  return orderNumber === null && Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : undefined;
}
