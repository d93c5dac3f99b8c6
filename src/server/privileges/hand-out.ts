import { markOpened } from '#server/orders/opening.ts';
import type { Room } from '#server/platform/room.ts';
import { type Entitlement, type Handed, isOpen, payersOf } from './entitlement.ts';

/**
 * Opens what was bought for its reader. The first time it is noted on what paid for it: whoever withdraws at that moment
 * has either done so before, and nothing is handed out, or finds it opened.
 *
 * @returns whether what was asked for is open
 */
export async function handOut(
  { database, clock }: Room,
  entitlement: Entitlement,
  what: Handed,
): Promise<boolean> {
  return isOpen(entitlement, what) && markOpened(database, payersOf(entitlement, what), clock.now());
}

/**
 * Whether a report that is open was handed out before. That stands on what paid for it, such as the package that brings it;
 * what an account or a membership opens was bought by nobody here.
 */
export function wasHandedOut(entitlement: Entitlement): boolean {
  const payers = payersOf(entitlement, 'report');
  return payers.length === 0 || payers.some(({ openedAt }) => openedAt !== null);
}
