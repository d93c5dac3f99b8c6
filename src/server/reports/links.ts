import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { giveAccess } from '#server/orders/readers.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { isRetrievable } from '#server/privileges/retrievable.ts';
import { reportLinks } from './tables.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/** How long a mailed link works: the one that comes with a purchase, and the one asked for by retrieval. */
const lifeDays = { ready: 30, retrieve: 1 } as const;

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
  }: {
    order: Order;
    purpose: keyof typeof lifeDays;
    secret: string;
    clock: Clock;
  },
): Promise<Link> {
  const linkId = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifeDays[purpose] * dayMilliseconds);
  await tx.insert(reportLinks).values({
    tokenHash: hashOf(tokenOf(secret, linkId)),
    orderNumber: order.orderNumber,
    purpose,
    expiresAt,
  });
  return { linkId, expiresAt };
}

/** Ends every mailed way to a report: its address was wrong and somebody else may hold them, or a newer one is mailed. */
export async function closeLinks(tx: Transaction, orderNumber: string, at: Date): Promise<void> {
  await tx
    .update(reportLinks)
    .set({ expiresAt: at })
    .where(and(eq(reportLinks.orderNumber, orderNumber), gt(reportLinks.expiresAt, at)));
}

/**
 * Redeems a mailed link: the browser with this key may read that order from now on. Until it expires it can be
 * redeemed again, on another device of the same person.
 *
 * @throws Refusal `linkExpired` for an expired, unknown or guessed token, and where the report is locked by now
 */
export function openLink({ database, clock }: Room, reader: Reader, token: string): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const at = clock.now();
    const [link] = await tx
      .update(reportLinks)
      .set({ usedAt: at })
      .where(and(eq(reportLinks.tokenHash, hashOf(token)), gt(reportLinks.expiresAt, at)))
      .returning();
    const order = link && (await findOrder(tx, link.orderNumber));
    if (!order || !(await isRetrievable({ database: tx, clock }, order))) throw new Refusal('linkExpired');
    await giveAccess(tx, reader, { orderNumber: order.orderNumber, at });
    return order;
  });
}
