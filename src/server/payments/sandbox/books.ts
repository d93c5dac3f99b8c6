import { eq, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { PaymentFailure, PaymentRequest, ProviderPayment } from '../provider.ts';
import type { SandboxNotice } from './notice.ts';
import { sandboxPayments } from './tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** How a card that loses the answer also delays the notice. */
const lateNoticeMilliseconds = 4_000;

export interface Sandbox {
  readonly database: Database;
  readonly clock: Clock;
  /** Where the sandbox's pages are, e.g. `/pay`. */
  readonly payBase: string;
}

export const idOf = (idempotencyKey: string) => `sbx_${idempotencyKey}`;

const firstStates = {
  success: { state: 'succeeded', failure: null },
  timeout: { state: 'succeeded', failure: null },
  decline: { state: 'failed', failure: 'declined' },
  authentication: { state: 'requires_action', failure: null },
} as const;

/** Acts once for each idempotency key, and tells our notice door. */
export function act(
  sandbox: Sandbox,
  request: PaymentRequest,
  card: SandboxPayment['card'],
): Promise<SandboxPayment> {
  return inTransaction(sandbox.database, async (tx) => {
    const id = idOf(request.idempotencyKey);
    const [made] = await tx
      .insert(sandboxPayments)
      .values({
        id,
        idempotencyKey: request.idempotencyKey,
        orderNumber: request.orderNumber,
        card,
        ...firstStates[card],
        amount: request.amount,
        currency: request.currency,
        locale: request.locale,
        returnUrl: request.returnUrl,
        notices: 0,
        createdAt: sandbox.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return (await findPayment(tx, id)) as SandboxPayment;
    await notify(sandbox, tx, made);
    return made;
  });
}

export async function findPayment(
  database: Database | Transaction,
  id: string,
): Promise<SandboxPayment | undefined> {
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return payment;
}

/** Ends a payment that waits for the buyer; any other stays what it is. */
export function decide(
  sandbox: Sandbox,
  id: string,
  outcome: { state: 'succeeded' | 'failed' | 'canceled'; failure: PaymentFailure | null },
): Promise<SandboxPayment | undefined> {
  return inTransaction(sandbox.database, async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
    if (payment?.state !== 'requires_action') return payment;
    const [decided] = await tx
      .update(sandboxPayments)
      .set(outcome)
      .where(eq(sandboxPayments.id, id))
      .returning();
    await notify(sandbox, tx, decided as SandboxPayment);
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
  };
}

async function notify(sandbox: Sandbox, tx: Transaction, payment: SandboxPayment): Promise<void> {
  const eventId = `sbn_${payment.idempotencyKey}_${payment.notices + 1}`;
  await tx
    .update(sandboxPayments)
    .set({ notices: sql`${sandboxPayments.notices} + 1` })
    .where(eq(sandboxPayments.id, payment.id));
  const notice = {
    eventId,
    live: false,
    attemptId: payment.idempotencyKey,
    payment: { ...present(sandbox, payment), reference: payment.id, state: payment.state },
  } satisfies SandboxNotice;
  const delay = payment.card === 'timeout' ? lateNoticeMilliseconds : 0;
  await enqueue(tx, {
    aggregateId: payment.id,
    kind: 'sandbox.notice',
    id: eventId,
    payload: notice,
    ...(delay > 0 && { runAt: new Date(sandbox.clock.now().getTime() + delay) }),
  });
}
