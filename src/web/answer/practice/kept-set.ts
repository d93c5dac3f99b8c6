import { entryOf } from '../../order/latest.ts';
import { browserShelf, keep, kept } from '../../shell/device.ts';

export type Pace = 'timed' | 'free';

/** Where this device left a practice set, for the way back into it from the start (`order/unfinished.js`), and at which pace. */
interface KeptSet {
  page: number;
  orderNumber: null;
  pace: Pace;
}

/** The pace that a set was left at on this device. */
export function keptPace(sittingId: string): Pace | undefined {
  const shelf = browserShelf();
  const held = shelf && kept(shelf, entryOf(sittingId), Date.now());
  if (typeof held !== 'object' || held === null || !('pace' in held)) return undefined;
  return held.pace === 'timed' || held.pace === 'free' ? held.pace : undefined;
}

export function keepSet(sittingId: string, { page, pace }: Pick<KeptSet, 'page' | 'pace'>): void {
  const shelf = browserShelf();
  const set: KeptSet = { page, orderNumber: null, pace };
  if (shelf) keep(shelf, entryOf(sittingId), set, Date.now());
}

/** Once a set has its result there is nothing to go on with. */
export function forgetSet(sittingId: string): void {
  browserShelf()?.removeItem(entryOf(sittingId));
}
