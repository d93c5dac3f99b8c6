import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import type { ProviderPayment } from './provider.ts';
import { type Settling, settle } from './settle.ts';
import { paymentEvents } from './tables.ts';

export interface Notice {
  readonly provider: string;
  readonly eventId: string;
  readonly attemptId: string;
  readonly payment: ProviderPayment;
}

const noticeJob = z.object({ provider: z.string(), orderNumber: z.string(), eventId: z.string() });

/** Keeps a verified notice once and leaves the work to a job, so that the provider is answered at once. */
export function receiveNotice(
  { database, clock }: Pick<Settling, 'database' | 'clock'>,
  { provider, eventId, attemptId, payment }: Notice,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const [kept] = await tx
      .insert(paymentEvents)
      .values({
        orderNumber: payment.orderNumber,
        provider,
        eventId,
        attemptId,
        payload: payment,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!kept) return;
    await enqueue(tx, {
      aggregateId: payment.orderNumber,
      kind: 'payments.notice',
      id: `notice:${provider}:${eventId}`,
      payload: { provider, orderNumber: payment.orderNumber, eventId } satisfies z.input<typeof noticeJob>,
    });
  });
}

/** The job of a notice: takes what it says through the one door. */
export async function handleNotice(settling: Settling, payload: unknown): Promise<void> {
  const { provider, orderNumber, eventId } = noticeJob.parse(payload);
  const event = await findEvent(settling.database, { provider, orderNumber, eventId });
  if (!event || event.handledAt) return;
  await settle(settling, event, event.payload as ProviderPayment, event);
}

async function findEvent(
  database: Database,
  { provider, orderNumber, eventId }: z.output<typeof noticeJob>,
): Promise<typeof paymentEvents.$inferSelect | undefined> {
  const [event] = await database
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderNumber, orderNumber),
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.eventId, eventId),
      ),
    );
  return event;
}
