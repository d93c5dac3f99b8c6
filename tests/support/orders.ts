import { eq } from 'drizzle-orm';
import { type OrderState, orderInfo } from '#contract/orders.ts';
import { orders } from '#server/orders/tables.ts';
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
