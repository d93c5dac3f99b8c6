import { eq } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { ProviderRefund, ProviderWord, RefundRequest } from '../provider.ts';
import type { Sandbox } from './books.ts';
import { tell } from './notice.ts';
import { sandboxInvoices, sandboxPayments, sandboxRefunds, sandboxSubscriptions } from './tables.ts';

type SandboxRefund = typeof sandboxRefunds.$inferSelect;

const idOf = (idempotencyKey: string) => `sbr_${idempotencyKey}`;

/**
 * Gives sandbox money back, once for each key, and tells the notice door. A card whose refunds fail says so.
 *
 * @throws Error for a payment that was not made here, or more than is left of it
 */
export function sandboxRefund(sandbox: Sandbox, request: RefundRequest): Promise<ProviderRefund> {
  return inTransaction(sandbox.database, async (tx) => {
    const id = idOf(request.idempotencyKey);
    const [before] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
    if (before) return present(before);
    const paid = await paymentOf(tx, request.payment);
    const given = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.payment, request.payment));
    const left = given
      .filter(({ state }) => state !== 'failed')
      .reduce((rest, { amount }) => rest - amount, paid.amount);
    if (paid.currency !== request.currency || request.amount > left) {
      throw new Error('The sandbox gives back no more than it took.');
    }
    const refund: SandboxRefund = {
      id,
      idempotencyKey: request.idempotencyKey,
      payment: request.payment,
      orderNumber: request.orderNumber,
      state: paid.card === 'refundFails' ? 'failed' : 'succeeded',
      amount: request.amount,
      currency: request.currency,
      createdAt: sandbox.clock.now(),
    };
    await tx.insert(sandboxRefunds).values(refund);
    await tell(sandbox, tx, { kind: 'refund', id, orderNumber: request.orderNumber, number: 1 });
    return present(refund);
  });
}

/** What the sandbox says of a refund now; undefined where it has none of that id. */
export async function findRefundWord(database: Database, id: string): Promise<ProviderWord | undefined> {
  const [refund] = await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  if (!refund) return undefined;
  const { orderNumber, idempotencyKey, payment } = refund;
  return { kind: 'refund', orderNumber, refundId: idempotencyKey, payment, refund: present(refund) };
}

function present({ id, state, amount, currency }: SandboxRefund): ProviderRefund {
  return { reference: id, state, amount, currency };
}

/** A payment that succeeded, or a paid period of a subscription, held until the transaction ends. */
async function paymentOf(
  tx: Transaction,
  reference: string,
): Promise<{ amount: number; currency: string; card: string }> {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, reference))
    .for('update');
  if (payment?.state === 'succeeded') return payment;
  const [invoice] = await tx
    .select()
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.id, reference))
    .for('update');
  const [subscription] = invoice
    ? await tx.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, invoice.subscription))
    : [];
  if (!invoice || !subscription) throw new Error('The sandbox knows no such payment.');
  return { amount: invoice.amount, currency: invoice.currency, card: subscription.card };
}
