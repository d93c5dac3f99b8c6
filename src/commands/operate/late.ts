import { and, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { disputes, paymentAttempts, refunds, surplusCaptures } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import type { Command, OperateRoom } from './room.ts';
import { moment, money, table } from './written.ts';

/** A provider that was not asked yet is no reason to worry. */
const unknownMilliseconds = 10 * 60_000;

export const late: Command = {
  name: 'late',
  usage: '',
  words: 0,
  about:
    'what a person must look at: money that came too often, failed refunds, disputes, jobs that were given up',
  async run(room) {
    const parts = await Promise.all([surplus(room), failed(room), open(room), unknown(room), dead(room)]);
    return { text: parts.join('\n') };
  },
};

async function surplus({ open: { database } }: OperateRoom): Promise<string> {
  const rows = await database.select().from(surplusCaptures).where(isNull(surplusCaptures.settledAt));
  return `Paid once too often and not yet given back\n${table(
    ['order', 'at', 'amount', 'provider', 'reference'],
    rows.map((one) => [
      one.orderNumber,
      moment(one.at),
      money(one.amount, one.currency),
      one.provider,
      one.reference,
    ]),
    'None.',
  )}`;
}

/** Refunds that failed and were not asked for anew since. */
async function failed({ open: { database } }: OperateRoom): Promise<string> {
  const again = alias(refunds, 'again');
  const rows = await database
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'failed'),
        notExists(
          database
            .select({ id: again.id })
            .from(again)
            .where(
              and(
                eq(again.orderNumber, refunds.orderNumber),
                eq(again.payment, refunds.payment),
                lt(refunds.id, again.id),
              ),
            ),
        ),
      ),
    );
  return `Refunds that failed: look at the provider, then ask anew by refund ORDER\n${table(
    ['order', 'asked', 'why', 'amount', 'provider', 'payment'],
    rows.map((one) => [
      one.orderNumber,
      moment(one.requestedAt),
      one.reason,
      money(one.amount, one.currency),
      one.provider,
      one.payment,
    ]),
    'None.',
  )}`;
}

async function open({ open: { database } }: OperateRoom): Promise<string> {
  const rows = await database.select().from(disputes).where(eq(disputes.state, 'open'));
  return `Disputes that are open: answer them at the provider\n${table(
    ['order', 'opened', 'amount', 'provider', 'reference'],
    rows.map((one) => [
      one.orderNumber,
      moment(one.openedAt),
      money(one.amount, one.currency),
      one.provider,
      one.reference,
    ]),
    'None.',
  )}`;
}

async function unknown({ open: { database }, clock }: OperateRoom): Promise<string> {
  const before = new Date(clock.now().getTime() - unknownMilliseconds);
  const rows = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'unknown'), lt(paymentAttempts.createdAt, before)));
  return `Payments of which the provider says nothing\n${table(
    ['order', 'begun', 'amount', 'method', 'asked'],
    rows.map((one) => [
      one.orderNumber,
      moment(one.createdAt),
      money(one.amount, one.currency),
      one.method,
      moment(one.askedAt),
    ]),
    'None.',
  )}`;
}

async function dead({ open: { database } }: OperateRoom): Promise<string> {
  const rows = await database.select().from(outbox).where(isNotNull(outbox.deadAt));
  return `Jobs that were given up\n${table(
    ['about', 'kind', 'given up', 'why'],
    rows.map((one) => [one.aggregateId, one.kind, moment(one.deadAt), one.lastError ?? '']),
    'None.',
  )}`;
}
