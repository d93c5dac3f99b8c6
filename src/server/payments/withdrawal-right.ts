import type { DataOf } from '#contract/call.ts';
import type { withdrawalStanding } from '#contract/payments.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { isSettled, isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import { dayMilliseconds } from '#server/platform/clock.ts';

export type Obstacle = NonNullable<DataOf<typeof withdrawalStanding>['obstacle']>;

/** Directive 2011/83/EU, article 9 (1). */
const days = 14;

/** The end of the fourteenth day after the contract, as a buyer is told it. @param contractAt when it was paid */
export function lastMoment(contractAt: Date): Date {
  const day = Math.floor(contractAt.getTime() / dayMilliseconds);
  return new Date((day + days + 1) * dayMilliseconds - 1);
}

/**
 * Whether the fourteenth day has not ended yet. The day of the contract does not count (Regulation 1182/71, article 3),
 * and where on Earth the buyer is we do not know: the day that ends last is the one that began with the payment.
 */
export function isInTime(contractAt: Date, at: Date): boolean {
  return at.getTime() < contractAt.getTime() + (days + 1) * dayMilliseconds;
}

export interface Matter {
  readonly order: Pick<Order, 'kind' | 'state' | 'waivedAt' | 'openedAt'>;
  /** When the contract was paid: of a membership, its first period. Null while it was not. */
  readonly contractAt: Date | null;
  /** Whether it was withdrawn from before, or a gift's code was redeemed. */
  readonly over: boolean;
  /** What can still be given back of its own payment, in hundredths. */
  readonly refundable: number;
}

/**
 * Why a buyer may not withdraw any more; null where they may. The right ends early only where the buyer wanted the
 * report at once, knew that this ends it, and has opened it (article 16 m): all three.
 */
export function obstacleTo(matter: Matter, at: Date): Obstacle | null {
  const { order, contractAt, over, refundable } = matter;
  if (!isSettled(order.state) || contractAt === null) return 'notPaid';
  if (over || !isUnlocked(order.state) || refundable === 0) return 'over';
  if (!isInTime(contractAt, at)) return 'tooLate';
  return kindOf(order).mayBeWaived && order.waivedAt !== null && order.openedAt !== null ? 'waived' : null;
}
