import { eq, getTableColumns, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FeatureId } from '#exams/exam.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { readOnce, readWithIt } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/errors.ts';
import { nameOf, ownedAs, owns, type Reader } from '#server/platform/http/reader.ts';
import { addsTo } from './extras.ts';
import { isLinked, linkedBefore } from './readers.ts';
import { isUnlocked } from './states.ts';
import { type Order, orderName } from './store.ts';
import { orders } from './tables.ts';

/** An order with those that decide about what it opens. */
export interface OrderFamily {
  readonly order: Order;
  /** The one that brings its report now: it must still be paid. */
  readonly bringing: Order | undefined;
  /** The paid ones that add something to its report itself. */
  readonly added: readonly Order[];
}

/** An order and its relatives, by one question; undefined where there is no such order. */
export async function findFamily(
  database: Connection,
  orderNumber: string,
): Promise<OrderFamily | undefined> {
  const found = await database
    .with(bringingBefore(database, orderNumber))
    .select()
    .from(orders)
    .where(relatives(orderNumber));
  return familyOf(found, orderNumber);
}

const asked = sql.placeholder('orderNumber');

const readByNumber = writtenOnce({ ...getTableColumns(orders), isLinked }, (database, fields) =>
  database
    .with(linkedBefore(database), bringingBefore(database, asked))
    .select(fields)
    .from(orders)
    .where(relatives(asked)),
);

/**
 * An order and its relatives, for one who may read it, by one question. To anyone else it does not exist.
 *
 * @throws Refusal `unknownOrder`
 */
export async function readableFamily(
  database: Connection,
  reader: Reader | undefined,
  orderNumber: string,
): Promise<OrderFamily> {
  if (!reader) throw new Refusal('unknownOrder');
  const asked = readOnce(database, `family of ${orderNumber} for ${nameOf(reader)}`, () =>
    familyFor(database, reader, orderNumber),
  );
  readWithIt(database, orderName(orderNumber), asked, ({ family }) => family?.order);
  const { family, isLinked } = await asked;
  if (!family || !(owns(reader, family.order) || isLinked)) throw new Refusal('unknownOrder');
  return family;
}

async function familyFor(database: Connection, reader: Reader, orderNumber: string) {
  const found = await readByNumber(database, { orderNumber, ...ownedAs(reader) });
  const family = familyOf(
    found.map(({ isLinked: _, ...order }) => order),
    orderNumber,
  );
  return { family, isLinked: found[0]?.isLinked ?? false };
}

/** What of a family adds a feature to the report. */
export function addedBy({ added }: OrderFamily, feature: FeatureId): Order[] {
  return added.filter((order) => addsTo(order, feature));
}

/** The numbers of an order, and of all that was added to its own report and to those that it brought. */
export async function orderNumbersOfContract(database: Connection, orderNumber: string): Promise<string[]> {
  const report = alias(orders, 'report');
  const reports = database
    .select({ orderNumber: report.orderNumber })
    .from(report)
    .where(or(eq(report.orderNumber, orderNumber), eq(report.broughtBy, orderNumber)));
  const found = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.parentOrderNumber, reports));
  return [orderNumber, ...found.map((row) => row.orderNumber)];
}

/** The number of the order that brings the one that is asked for: asked before, for the reason of `linkedBefore`. */
function bringingBefore(database: Connection, orderNumber: string | Placeholder) {
  return database
    .$with('bringing')
    .as(
      database
        .select({ broughtBy: orders.broughtBy })
        .from(orders)
        .where(sql`${orders.orderNumber} = ${orderNumber}`),
    );
}

/** Of a question after `bringingBefore`. */
function relatives(orderNumber: string | Placeholder): SQL | undefined {
  return or(
    eq(orders.orderNumber, orderNumber),
    eq(orders.parentOrderNumber, orderNumber),
    sql`${orders.orderNumber} = (select brought_by from bringing)`,
  );
}

function familyOf(found: readonly Order[], orderNumber: string): OrderFamily | undefined {
  const order = found.find((one) => one.orderNumber === orderNumber);
  if (!order) return undefined;
  const paid = found.filter(({ state }) => isUnlocked(state));
  return {
    order,
    bringing: paid.find((one) => one.orderNumber === order.broughtBy),
    added: paid.filter((one) => one.parentOrderNumber === orderNumber && addsTo(one)),
  };
}
