import { eq, sql } from 'drizzle-orm';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Room } from '#server/platform/room.ts';
import type { PaymentFailure, PaymentRequest, ProviderPayment } from '../provider.ts';
import { behaviours } from './cards.ts';
import { enqueue } from './kinds.ts';
import { tell } from './notice.ts';
import { beginSubscription, subscriptionIdOf } from './subscriptions.ts';
import { sandboxPayments } from './tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

export interface Sandbox extends Room {
  /** Where the sandbox's pages are, e.g. `/pay`. */
  readonly payBase: string;
}

export const idOf = (idempotencyKey: string) => `sbx_${idempotencyKey}`;

/** Acts once for each idempotency key, and tells our notice door. */
export function act(
  sandbox: Sandbox,
  request: PaymentRequest,
  card: SandboxPayment['card'],
): Promise<SandboxPayment> {
  return inTransaction(sandbox.database, async (tx) => {
    const id = idOf(request.idempotencyKey);
    const { state, failure, settlesAfterMilliseconds } = behaviours[card];
    const now = sandbox.clock.now();
    const [made] = await tx
      .insert(sandboxPayments)
      .values({
        id,
        idempotencyKey: request.idempotencyKey,
        orderNumber: request.orderNumber,
        card,
        state,
        failure,
        amount: request.amount,
        currency: request.currency,
        locale: request.locale,
        recurring: request.recurring,
        returnUrl: request.returnUrl,
        notices: 0,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return (await findPayment(tx, id)) as SandboxPayment;
    if (settlesAfterMilliseconds !== undefined) {
      await enqueue(tx, {
        aggregateId: id,
        kind: 'sandbox.settle',
        id: 'sandbox.settle',
        payload: { id },
        runAt: new Date(now.getTime() + settlesAfterMilliseconds),
      });
      return made;
    }
    await happened(sandbox, tx, made);
    return made;
  });
}

export async function findPayment(database: Connection, id: string): Promise<SandboxPayment | undefined> {
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return payment;
}

/** Ends a payment that waits for its buyer, or for its time; any other stays what it is. */
export function decide(
  sandbox: Sandbox,
  id: string,
  outcome: { state: 'succeeded' | 'failed' | 'canceled'; failure: PaymentFailure | null },
): Promise<SandboxPayment | undefined> {
  return inTransaction(sandbox.database, async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
    if (payment?.state !== 'requires_action' && payment?.state !== 'processing') return payment;
    const [decided] = await tx
      .update(sandboxPayments)
      .set(outcome)
      .where(eq(sandboxPayments.id, id))
      .returning();
    await happened(sandbox, tx, decided as SandboxPayment);
    return decided;
  });
}

/** How the sandbox answers about a payment. */
export function present({ payBase }: Pick<Sandbox, 'payBase'>, payment: SandboxPayment): ProviderPayment {
  return {
    reference: payment.id,
    state: payment.state,
    failure: payment.failure,
    actionUrl: payment.state === 'requires_action' ? `${payBase}/sandbox/${payment.id}` : null,
    amount: payment.amount,
    currency: payment.currency,
    orderNumber: payment.orderNumber,
    ...(payment.recurring && { subscription: subscriptionIdOf(payment.idempotencyKey) }),
  };
}

/** A payment came to its next state: a subscription may begin with it, and the notice door is told. */
async function happened(sandbox: Sandbox, tx: Transaction, payment: SandboxPayment): Promise<void> {
  if (payment.state === 'succeeded' && payment.recurring) await beginSubscription(sandbox, tx, payment);
  await tx
    .update(sandboxPayments)
    .set({ notices: sql`${sandboxPayments.notices} + 1` })
    .where(eq(sandboxPayments.id, payment.id));
  const { notices, noticeDelayMilliseconds } = behaviours[payment.card];
  await tell(sandbox, tx, {
    kind: 'payment',
    id: payment.id,
    orderNumber: payment.orderNumber,
    number: payment.notices + 1,
    copies: notices,
    ...(noticeDelayMilliseconds !== undefined && { delayMilliseconds: noticeDelayMilliseconds }),
  });
}
