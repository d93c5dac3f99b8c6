import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { endAccess, giveAccess, type Opener } from '#server/orders/readers.ts';
import { changeOrder, emailColumns, findOrder, lockOrder, type Order } from '#server/orders/store.ts';
import { type Clock, dayMilliseconds } from '#server/platform/clock.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { Room } from '#server/platform/room.ts';
import { isRetrievable } from '#server/privileges/retrievable.ts';
import { reportLinks } from './tables.ts';

/**
 * How long a mailed link works: the one that comes with a purchase, the one asked for by retrieval, and the one by which an old
 * address takes its order back.
 */
const lifeDays = { ready: 30, retrieve: 1, restore: 14 } as const;

/** A link that is opened so soon after its mail proves the mailbox, for as long. */
const provedMilliseconds = 3600 * 1000;

export interface Link {
  readonly linkId: string;
  readonly expiresAt: Date;
}

/**
 * The token of a link, 256 bits. It is worked out from the server's secret when the mail is written, so that it
 * stands nowhere in the database: only its hash does.
 */
export function tokenOf(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`report link ${linkId}`).digest('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a way to one report that can be mailed. */
export async function makeLink(
  tx: Transaction,
  {
    order,
    purpose,
    secret,
    clock,
    email = null,
  }: {
    order: Order;
    purpose: keyof typeof lifeDays;
    secret: string;
    clock: Clock;
    /** Of a way back: the address that the order is given again. */
    email?: string | null;
  },
): Promise<Link> {
  const linkId = randomKey('long');
  const expiresAt = new Date(clock.now().getTime() + lifeDays[purpose] * dayMilliseconds);
  await tx.insert(reportLinks).values({
    tokenHash: hashOf(tokenOf(secret, linkId)),
    orderNumber: order.orderNumber,
    purpose,
    expiresAt,
    email,
  });
  return { linkId, expiresAt };
}

/**
 * Ends every mailed way to a report: its address was wrong and somebody else may hold them, or a newer one is mailed.
 *
 * Race: they are deleted, not dated. Whoever opens one in the same moment looked at a clock before this one did, and
 * would find it still open.
 */
export async function closeLinks(tx: Transaction, orderNumber: string): Promise<void> {
  await tx.delete(reportLinks).where(eq(reportLinks.orderNumber, orderNumber));
}

/**
 * Redeems a mailed link: the browser with this key may read that order from now on, and change it for an hour where the mail
 * is fresh. Until it expires it can be redeemed again, on another device of the same person. A way back also gives the order
 * its old address again, and sends away everybody whom other links let in.
 *
 * @throws Refusal `linkExpired` for an expired, unknown or guessed token, and where the report is locked by now
 */
export function openLink({ database, clock }: Room, opener: Opener, token: string): Promise<Order> {
  const { reader } = opener;
  return inTransaction(database, async (tx) => {
    const at = clock.now();
    const [link] = await tx
      .update(reportLinks)
      .set({ usedAt: at })
      .where(and(eq(reportLinks.tokenHash, hashOf(token)), gt(reportLinks.expiresAt, at)))
      .returning();
    const order = link && (await findOrder(tx, link.orderNumber));
    if (!order || !(await isRetrievable({ database: tx, clock }, order))) throw new Refusal('linkExpired');
    const { orderNumber } = order;
    if (link.purpose === 'restore') await restore(tx, order, { reader, email: link.email });
    await giveAccess(tx, opener, { orderNumber, at, changesUntil: changesUntil(link, at) });
    return order;
  });
}

/** Until when the browser that opens a link may change what it reads; null where the mail is too old to prove anything. */
function changesUntil({ purpose, expiresAt }: typeof reportLinks.$inferSelect, at: Date): Date | null {
  const mailed = expiresAt.getTime() - lifeDays[purpose] * dayMilliseconds;
  const isFresh = purpose === 'restore' || at.getTime() - mailed <= provedMilliseconds;
  return isFresh ? new Date(at.getTime() + provedMilliseconds) : null;
}

async function restore(
  tx: Transaction,
  order: Order,
  { reader, email }: { reader: Reader; email: string | null },
): Promise<void> {
  if (email !== null) await changeOrder(tx, await lockOrder(tx, order.orderNumber), emailColumns(email));
  await closeLinks(tx, order.orderNumber);
  await endAccess(tx, order, reader);
}
