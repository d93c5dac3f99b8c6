import { desc, getTableColumns } from 'drizzle-orm';
import { kindOf } from '#server/orders/kinds.ts';
import { latestFirstOrder, periodOrders } from '#server/orders/periods.ts';
import { ownOrLinked } from '#server/orders/readers.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { readOnce } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import {
  nameOf,
  ownedAs,
  ownedBy,
  ownerOf,
  owns,
  type Reader,
  whoAsks,
} from '#server/platform/http/reader.ts';
import { accessUntil, givesAccess } from './access.ts';
import type { Subscription } from './store.ts';
import { subscriptions } from './tables.ts';

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
export async function isMember(database: Connection, reader: Reader, now: Date): Promise<boolean> {
  return (await standingOf(database, reader, now)).member;
}

/** Whether the membership of the browser that took a test opens its report now. */
export async function isMembers(database: Connection, order: Order, now: Date): Promise<boolean> {
  return kindOf(order).hasReport && (await isMember(database, ownerOf(order), now));
}

export async function standingOf(database: Connection, reader: Reader, now: Date): Promise<MemberStanding> {
  const known = await readOnce(database, `memberships of ${nameOf(reader)}`, () =>
    membershipsOf(database, reader),
  );
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

/** Whether a reader has paid for a membership that has not begun yet: it comes into our books by a job that follows. */
export async function beginsSoon(database: Connection, reader: Reader): Promise<boolean> {
  const latest = await latestFirstOrder(database, reader);
  return latest?.state === 'paid' && latest.periodEnd === null;
}

const ofWhoAsks = writtenOnce(getTableColumns(subscriptions), (database, fields) => {
  const { orderNumber } = subscriptions;
  const own = database.select({ orderNumber }).from(subscriptions).where(ownedBy(subscriptions, whoAsks));
  return database
    .select(fields)
    .from(subscriptions)
    .where(ownOrLinked(database, { orderNumber, own, reader: whoAsks }))
    .orderBy(desc(subscriptions.createdAt));
});

/** The memberships of a reader, newest first; its own before those of opened links. */
async function membershipsOf(database: Connection, reader: Reader): Promise<Subscription[]> {
  const known = await ofWhoAsks(database, { ...ownedAs(reader) });
  const isOwn = (membership: Subscription) => owns(reader, membership);
  return [...known.filter(isOwn), ...known.filter((membership) => !isOwn(membership))];
}
