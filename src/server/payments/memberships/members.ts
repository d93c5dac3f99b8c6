import { desc, eq } from 'drizzle-orm';
import { orderAccess } from '#server/orders/tables.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { subscriptions } from '../tables.ts';
import { accessUntil, givesAccess } from './access.ts';
import { periodOrders, type Subscription } from './store.ts';

/** What a browser has of memberships now. */
export interface MemberStanding {
  readonly member: boolean;
  /** The end of what is paid for, or of the grace after it. */
  readonly until: Date | undefined;
  /** The one that gives something, else the latest. */
  readonly membership: Subscription | undefined;
}

/**
 * Whether a browser is a member now: it has begun a membership, or was let in to its order by a mailed link. A member
 * may read the full report, with its PDF, of every test taken in that browser.
 */
export async function isMember(
  database: Database | Transaction,
  holderHash: string,
  now: Date,
): Promise<boolean> {
  return (await standingOf(database, holderHash, now)).member;
}

export async function standingOf(
  database: Database | Transaction,
  holderHash: string,
  now: Date,
): Promise<MemberStanding> {
  const known = await membershipsOf(database, holderHash);
  for (const membership of known) {
    const until = accessUntil(membership);
    if (!until || until <= now) continue;
    const paid = await periodOrders(database, membership.orderNumber);
    if (!givesAccess(membership, paid, now)) continue;
    const { periodEnd } = membership;
    return { member: true, until: now < periodEnd ? periodEnd : until, membership };
  }
  return { member: false, until: undefined, membership: known[0] };
}

/** The memberships of a browser, newest first; its own before those of opened links. */
async function membershipsOf(database: Database | Transaction, holderHash: string): Promise<Subscription[]> {
  const own = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.holderHash, holderHash))
    .orderBy(desc(subscriptions.createdAt));
  const linked = await database
    .select({ subscription: subscriptions })
    .from(orderAccess)
    .innerJoin(subscriptions, eq(subscriptions.orderNumber, orderAccess.orderNumber))
    .where(eq(orderAccess.holderHash, holderHash))
    .orderBy(desc(subscriptions.createdAt));
  return [...own, ...linked.map(({ subscription }) => subscription)];
}
