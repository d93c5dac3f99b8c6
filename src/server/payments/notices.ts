import { and, eq } from 'drizzle-orm';
import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import type { ProviderSubscription, ProviderWord, VerifiedNotice } from '#server/providers/provider.ts';
import { withinLimit } from './answer.ts';
import { askProvider, type Payments } from './ask.ts';
import { settleDispute } from './disputes.ts';
import { settleRefund } from './refunds/settle.ts';
import { settle } from './settle.ts';
import { isOpen } from './states.ts';
import { ledger, paymentEvents } from './tables.ts';

export interface NoticeRoom extends Payments {
  /** The one door for a provider's word on a membership. */
  readonly settleSubscription: (
    provider: string,
    said: ProviderSubscription,
    askedAt: Date,
  ) => Promise<unknown>;
}

/** Keeps a verified notice once and leaves the work to a job, so that the provider is answered at once. */
export function keepNotice(
  { database, clock }: Pick<Payments, 'database' | 'clock'>,
  provider: string,
  { aggregateId, eventId, event }: VerifiedNotice,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const [kept] = await tx
      .insert(paymentEvents)
      .values({ orderNumber: aggregateId, provider, eventId, payload: event, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!kept) return;
    await enqueue(tx, {
      aggregateId,
      kind: 'payments.notice',
      id: `notice:${provider}:${eventId}`,
      payload: { provider, aggregateId, eventId },
    });
  });
}

/**
 * The job of a notice. What it says is no more than a hint: the provider is asked anew, and its present word goes
 * through the one door, so that notices may come in any order, late, twice, or not at all.
 */
export async function handleNotice(payments: NoticeRoom, key: JobPayload<'payments.notice'>): Promise<void> {
  const at = and(
    eq(paymentEvents.orderNumber, key.aggregateId),
    eq(paymentEvents.provider, key.provider),
    eq(paymentEvents.eventId, key.eventId),
  );
  const [event] = await payments.database.select().from(paymentEvents).where(at);
  const provider = payments.providers.get(key.provider);
  if (!event || event.handledAt || !provider) return;
  const askedAt = payments.clock.now();
  const word = await withinLimit(provider.interpret(event.payload), payments.answerLimitMilliseconds);
  if (word) await settleWord(payments, key.provider, word, askedAt).catch(rethrow);
  // A hint that was followed is needed no more, and may name its buyer.
  const handled = { handledAt: payments.clock.now(), payload: {} };
  await payments.database.update(paymentEvents).set(handled).where(at);
}

/** @throws UnwelcomeError for an order that is not ours: another site uses the same account at the provider */
function rethrow(problem: unknown): never {
  throw isForeign(problem) ? new UnwelcomeError('A notice is about an order that is not here.') : problem;
}

/** Whether a word was about an order that is not here. */
export function isForeign(problem: unknown): boolean {
  return problem instanceof Refusal && problem.refusal === 'unknownOrder';
}

/** Every word of a provider ends here, each kind at its one door. */
export async function settleWord(
  payments: NoticeRoom,
  provider: string,
  word: ProviderWord,
  askedAt: Date,
): Promise<void> {
  if (word.kind === 'payment') {
    const { attemptId, payment } = word;
    const attempt = await settle(payments, { orderNumber: payment.orderNumber, attemptId }, payment);
    // What its buyer has approved is completed by asking, also where the buyer never comes back.
    if (attempt && isOpen(attempt.state)) await askProvider(payments, attempt);
  } else if (word.kind === 'refund') {
    await settleRefund(payments, provider, await aboutItsOrder(payments, provider, word));
  } else if (word.kind === 'dispute') {
    await settleDispute(payments, provider, await aboutItsOrder(payments, provider, word));
  } else {
    await payments.settleSubscription(provider, word.subscription, askedAt);
  }
}

/** A provider knows a membership by its first order; the money of a later period belongs to that period's own. */
async function aboutItsOrder<Word extends { readonly orderNumber: string; readonly payment: string }>(
  { database }: Payments,
  provider: string,
  word: Word,
): Promise<Word> {
  const [capture] = await database
    .select({ orderNumber: ledger.orderNumber })
    .from(ledger)
    .where(
      and(eq(ledger.provider, provider), eq(ledger.reference, word.payment), eq(ledger.kind, 'capture')),
    );
  return capture ? { ...word, orderNumber: capture.orderNumber } : word;
}
