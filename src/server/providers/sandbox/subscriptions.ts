import { asc, eq } from 'drizzle-orm';
import { dayMilliseconds } from '#server/platform/clock.ts';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Sandbox, SandboxPayment } from './books.ts';
import { behaviours } from './cards.ts';
import { enqueue } from './kinds.ts';
import { tell } from './notice.ts';
import { periodEndAfter } from './periods.ts';
import { sandboxInvoices, sandboxSubscriptions } from './tables.ts';

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** A declined renewal is tried again so many days after the first refusal; at the last one it is given up. */
const retryDays = [1, 3, 5];
const giveUpDays = 7;

/** The id of the subscription that a payment begins. */
export function subscriptionIdOf(idempotencyKey: string): string {
  return `sbs_${idempotencyKey}`;
}

/** Begins a subscription with the payment of its first period, in the transaction of the payment. */
export async function beginSubscription(
  sandbox: Sandbox,
  tx: Transaction,
  payment: SandboxPayment,
): Promise<void> {
  if (!payment.recurring) return;
  const id = subscriptionIdOf(payment.idempotencyKey);
  const start = sandbox.clock.now();
  const { skuId, every } = payment.recurring;
  const period = { periodStart: start, periodEnd: periodEndAfter(start, start, every) };
  const { orderNumber, card, amount, currency } = payment;
  const [begun] = await tx
    .insert(sandboxSubscriptions)
    .values({
      ...period,
      id,
      orderNumber,
      card,
      state: 'active',
      skuId,
      every,
      amount,
      currency,
      cancelAtPeriodEnd: false,
      notices: 0,
    })
    .onConflictDoNothing()
    .returning();
  if (!begun) return;
  await tx
    .insert(sandboxInvoices)
    .values({ ...period, id: payment.id, subscription: id, amount, currency, paidAt: start });
  await changed(sandbox, tx, begun, {});
  await renewLater(tx, begun, begun.periodEnd);
}

/** The job at the end of a period: the next one is charged, or the subscription ends. */
export async function renewSandboxSubscription(
  sandbox: Sandbox,
  { id, periodEnd }: { id: string; periodEnd: string },
): Promise<void> {
  await inTransaction(sandbox.database, async (tx) => {
    const held = await lock(tx, id);
    const isDue = held?.periodEnd.getTime() === Date.parse(periodEnd);
    if (!held || !isDue || held.state === 'canceled') return;
    if (held.cancelAtPeriodEnd) await changed(sandbox, tx, held, { state: 'canceled' });
    else if (held.card === 'renewalFails') await decline(sandbox, tx, held);
    else await charge(sandbox, tx, held);
  });
}

/** Takes the period that has begun by the card of a subscription that is held, and goes on with the next. */
export async function charge(sandbox: Sandbox, tx: Transaction, held: SandboxSubscription): Promise<void> {
  const invoices = await invoicesOf(tx, held.id);
  const anchor = invoices[0]?.periodStart ?? held.periodStart;
  const period = {
    periodStart: held.periodEnd,
    periodEnd: periodEndAfter(anchor, held.periodEnd, held.every),
  };
  await tx.insert(sandboxInvoices).values({
    ...period,
    id: `${held.id}_${invoices.length + 1}`,
    subscription: held.id,
    amount: held.amount,
    currency: held.currency,
    paidAt: sandbox.clock.now(),
  });
  const renewed = await changed(sandbox, tx, held, {
    ...period,
    card: held.card,
    state: 'active',
    pastDueSince: null,
  });
  await renewLater(tx, renewed, renewed.periodEnd);
}

async function decline(sandbox: Sandbox, tx: Transaction, held: SandboxSubscription): Promise<void> {
  const now = sandbox.clock.now();
  const since = held.pastDueSince ?? now;
  const days = (now.getTime() - since.getTime()) / dayMilliseconds;
  if (days >= giveUpDays) {
    await changed(sandbox, tx, held, { state: 'canceled' });
    return;
  }
  await changed(sandbox, tx, held, { state: 'past_due', pastDueSince: since });
  const next = retryDays.find((day) => day > days) ?? giveUpDays;
  await renewLater(tx, held, new Date(since.getTime() + next * dayMilliseconds));
}

async function renewLater(
  tx: Transaction,
  { id, periodEnd }: SandboxSubscription,
  runAt: Date,
): Promise<void> {
  await enqueue(tx, {
    aggregateId: id,
    kind: 'sandbox.renew',
    id: `sandbox.renew:${runAt.toISOString()}`,
    payload: { id, periodEnd: periodEnd.toISOString() },
    runAt,
  });
}

/** Writes a change down and tells the notice door. */
export async function changed(
  sandbox: Sandbox,
  tx: Transaction,
  held: SandboxSubscription,
  changes: Partial<SandboxSubscription>,
): Promise<SandboxSubscription> {
  const number = held.notices + 1;
  const [row] = await tx
    .update(sandboxSubscriptions)
    .set({ ...changes, notices: number })
    .where(eq(sandboxSubscriptions.id, held.id))
    .returning();
  const { notices, noticeDelayMilliseconds } = behaviours[held.card];
  await tell(sandbox, tx, {
    kind: 'subscription',
    id: held.id,
    orderNumber: held.orderNumber,
    number,
    copies: notices,
    ...(noticeDelayMilliseconds !== undefined && { delayMilliseconds: noticeDelayMilliseconds }),
  });
  return row as SandboxSubscription;
}

/** Holds a subscription until the transaction ends. */
export async function lock(tx: Transaction, id: string): Promise<SandboxSubscription | undefined> {
  const [held] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update');
  return held;
}

/** The paid periods of a subscription, oldest first. */
export function invoicesOf(
  database: Connection,
  id: string,
): Promise<(typeof sandboxInvoices.$inferSelect)[]> {
  return database
    .select()
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.subscription, id))
    .orderBy(asc(sandboxInvoices.periodStart));
}
