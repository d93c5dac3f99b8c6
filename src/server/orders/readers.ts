import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { readOnce } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/errors.ts';
import {
  nameOf,
  ownedAs,
  ownedBy,
  ownerKey,
  ownerOf,
  owns,
  type Reader,
  whoAsks,
} from '#server/platform/http/reader.ts';
import { findOrder, type Order } from './store.ts';
import { orderAccess, orders } from './tables.ts';

/** Somebody who was let in to an order. */
export type Access = typeof orderAccess.$inferSelect;

/** Whether a reader owns an order, or redeemed a link to its report. */
export async function mayRead(
  database: Connection,
  reader: Reader | undefined,
  order: Order,
): Promise<boolean> {
  if (!reader) return false;
  if (owns(reader, order)) return true;
  const [access] = await database
    .select()
    .from(orderAccess)
    .where(and(eq(orderAccess.orderNumber, order.orderNumber), ownedBy(orderAccess, reader)));
  return access !== undefined;
}

/**
 * Keeps a browser that was let in by a mailed link to reading, unless its mailbox was proved a short while ago: a mail may have
 * been handed on, or be read by others.
 *
 * @throws Refusal `mailboxUnproved`
 */
export async function refuseUnproved(
  database: Connection,
  reader: Reader | undefined,
  order: Order,
  at: Date,
): Promise<void> {
  if (!reader || owns(reader, order)) return;
  const [access] = await database
    .select()
    .from(orderAccess)
    .where(and(eq(orderAccess.orderNumber, order.orderNumber), ownedBy(orderAccess, reader)));
  if (access && !mayChange(access, at)) throw new Refusal('mailboxUnproved');
}

/** Whether somebody who was let in may also change what they read: a browser that bought, or one that proved the mailbox. */
function mayChange({ leftBy, changesUntil }: Access, at: Date): boolean {
  return leftBy !== null || (changesUntil !== null && changesUntil > at);
}

/** The numbers of the orders of others that a reader may change now as well as read. */
export async function changeableLinked(database: Connection, reader: Reader, at: Date): Promise<Set<string>> {
  const accesses = await database.select().from(orderAccess).where(ownedBy(orderAccess, reader));
  return new Set(accesses.filter((access) => mayChange(access, at)).map(({ orderNumber }) => orderNumber));
}

/**
 * The order, for one who may read it. To anyone else it does not exist.
 *
 * @throws Refusal `unknownOrder`
 */
export async function readableOrder(
  database: Connection,
  reader: Reader | undefined,
  orderNumber: string,
): Promise<Order> {
  const order = await findOrder(database, orderNumber);
  if (!order || !(await mayRead(database, reader, order))) throw new Refusal('unknownOrder');
  return order;
}

/**
 * Whether whoever asks redeemed a link to the order that is asked for, for a question that is written once: its `linked` goes
 * before the question (`with`), `isLinked` is a column of it. A distributed PostgreSQL asks so each table where its rows are, and
 * refuses a table within a column.
 */
export function linkedBefore(database: Connection) {
  return database.$with('linked').as(
    database
      .select({ orderNumber: orderAccess.orderNumber })
      .from(orderAccess)
      .where(and(eq(orderAccess.orderNumber, sql.placeholder('orderNumber')), ownedBy(orderAccess, whoAsks))),
  );
}

export const isLinked = sql<boolean>`exists(select from linked)`;

/**
 * The rows that a reader owns, and those of orders that it was let in to by a mailed link, as a part of another question. One set
 * of numbers, each part of it by an index: joined by "or", the database would read the whole table.
 *
 * @param own the numbers of the rows that the reader owns
 */
export function ownOrLinked(
  database: Connection,
  { orderNumber, own, reader }: { orderNumber: PgColumn; own: SQLWrapper; reader: Reader | typeof whoAsks },
): SQL {
  const linked = database
    .select({ orderNumber: orderAccess.orderNumber })
    .from(orderAccess)
    .where(ownedBy(orderAccess, reader));
  return sql`${orderNumber} in (${own} union all ${linked})`;
}

/** All orders that a reader may read, newest first: its own, and those whose link it opened. */
export function ordersOf(database: Connection, reader: Reader): Promise<{ own: Order[]; linked: Order[] }> {
  return readOnce(database, `orders of ${nameOf(reader)}`, () => readOrdersOf(database, reader));
}

const ofWhoAsks = writtenOnce(getTableColumns(orders), (database, fields) => {
  const { orderNumber } = orders;
  const own = database.select({ orderNumber }).from(orders).where(ownedBy(orders, whoAsks));
  return database
    .select(fields)
    .from(orders)
    .where(ownOrLinked(database, { orderNumber, own, reader: whoAsks }))
    .orderBy(desc(orders.orderNumber));
});

async function readOrdersOf(database: Connection, reader: Reader) {
  const found = await ofWhoAsks(database, { ...ownedAs(reader) });
  return {
    own: found.filter((order) => owns(reader, order)),
    linked: found.filter((order) => !owns(reader, order)),
  };
}

/** Browsers that mailed links have let in to one order at a time: a person's devices, and not a circle of friends. */
export const mostLinked = 5;

/** Who opens a mailed link, and what their browser says of itself. */
export interface Opener {
  readonly reader: Reader;
  readonly agent: string | undefined;
}

/**
 * Lets another reader read an order from now on. Whoever opened a link longest ago makes way for one too many, and can
 * have another link mailed.
 *
 * @param given.changesUntil it may change things until then; null where it only reads
 */
export async function giveAccess(
  tx: Transaction,
  { reader, agent }: Opener,
  { orderNumber, at, changesUntil }: { orderNumber: string; at: Date; changesUntil: Date | null },
): Promise<void> {
  const here = eq(orderAccess.orderNumber, orderNumber);
  const browser = agent === undefined ? null : agent.slice(0, 300);
  await tx
    .insert(orderAccess)
    .values({ orderNumber, ...ownedAs(reader), browser, grantedAt: at, changesUntil })
    .onConflictDoUpdate({
      target: [orderAccess.orderNumber, ownerKey(orderAccess)],
      // An older mail takes nothing from what a newer one has proved.
      set: {
        browser,
        grantedAt: at,
        changesUntil: sql`greatest(${orderAccess.changesUntil}, excluded.changes_until)`,
      },
    });
  const last = tx
    .select({ grantedAt: orderAccess.grantedAt })
    .from(orderAccess)
    .where(here)
    .orderBy(desc(orderAccess.grantedAt))
    .offset(mostLinked - 1)
    .limit(1);
  await tx.delete(orderAccess).where(and(here, lt(orderAccess.grantedAt, sql`(${last})`)));
}

/** Ends the access of everybody who was let in to an order, save one reader. */
export async function endAccess(tx: Transaction, { orderNumber }: Order, except: Reader): Promise<void> {
  const others = and(eq(orderAccess.orderNumber, orderNumber), not(ownedBy(orderAccess, except)));
  await tx.delete(orderAccess).where(others);
}

/** Everybody who was let in to an order, the newest first. */
export function accessesTo(database: Connection, orderNumber: string): Promise<Access[]> {
  return database
    .select()
    .from(orderAccess)
    .where(eq(orderAccess.orderNumber, orderNumber))
    .orderBy(desc(orderAccess.grantedAt));
}

/** Who was let in to some orders, and to which others a reader was. */
export function accessesAround(
  database: Connection,
  reader: Reader,
  orderNumbers: readonly string[],
): Promise<Access[]> {
  return database
    .select()
    .from(orderAccess)
    .where(or(ownedBy(orderAccess, reader), inArray(orderAccess.orderNumber, [...orderNumbers])))
    .orderBy(desc(orderAccess.grantedAt));
}

/** Ends the access of one who was let in to an order. */
export async function endOne(tx: Transaction, access: Access): Promise<void> {
  const here = eq(orderAccess.orderNumber, access.orderNumber);
  await tx.delete(orderAccess).where(and(here, ownedBy(orderAccess, ownerOf(access))));
}
