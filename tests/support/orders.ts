import { eq } from 'drizzle-orm';
import { type OrderState, orderInfo } from '#contract/orders.ts';
import type { ScoreResult } from '#exams/exam.ts';
import { orders } from '#server/orders/tables.ts';
import { sittings } from '#server/sittings/tables.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './calls.ts';

/** Where an order stands, as its browser is told. */
export async function stateOf(browser: Browser, orderNumber: string): Promise<OrderState> {
  return (await browser.data(orderInfo, { params: { orderNumber } })).orderState;
}

/** The report that an order opens, as its browser is told; null where it opens none. */
export async function reportOf(browser: Browser, orderNumber: string) {
  return (await browser.data(orderInfo, { params: { orderNumber } })).report;
}

/** Puts an order into a state, whatever led to it; nothing follows from it. */
export async function putIntoState(app: TestApp, orderNumber: string, state: OrderState): Promise<void> {
  await app.database.database.update(orders).set({ state }).where(eq(orders.orderNumber, orderNumber));
}

/** Has the test of an order come to another score, and to nothing else. */
export async function putScore(
  { database: { database } }: TestApp,
  orderNumber: string,
  value: number,
): Promise<void> {
  const of = eq(sittings.orderNumber, orderNumber);
  const [sitting] = await database.select().from(sittings).where(of);
  const result = sitting?.result as ScoreResult;
  await database
    .update(sittings)
    .set({ result: { ...result, score: { ...result.score, value } } })
    .where(of);
}
