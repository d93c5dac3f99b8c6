import { eq } from 'drizzle-orm';
import { lockOrder } from '#server/orders/store.ts';
import type { Refund } from '#server/payments/balance.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import { ledger, refunds } from '#server/payments/tables.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { TestApp } from './app.ts';

/** A refund as an operator asks for one. */
export function askRefund(app: TestApp, orderNumber: string, amount: number | 'all'): Promise<Refund[]> {
  return inTransaction(app.database.database, async (tx) =>
    requestRefund(tx, {
      order: await lockOrder(tx, orderNumber),
      amount,
      reason: 'operator',
      at: app.clock.now(),
    }),
  );
}

/** The refunds of an order, in the order in which they were asked for. */
export function refundsIn(app: TestApp, orderNumber: string): Promise<Refund[]> {
  return app.database.database
    .select()
    .from(refunds)
    .where(eq(refunds.orderNumber, orderNumber))
    .orderBy(refunds.requestedAt);
}

/** The ledger of an order as kinds and amounts, in the order of their ids. */
export async function ledgerOf(app: TestApp, orderNumber: string): Promise<(readonly [string, number])[]> {
  const rows = await app.database.database
    .select()
    .from(ledger)
    .where(eq(ledger.orderNumber, orderNumber))
    .orderBy(ledger.id);
  return rows.map(({ kind, amount }) => [kind, amount] as const);
}
