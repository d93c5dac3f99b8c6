import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { balanceOf, type PaymentBalance } from '#server/payments/ledger.ts';
import { refundsOf } from '#server/payments/refunds/store.ts';
import { disputes, paymentAttempts, refunds, surplusCaptures } from '#server/payments/tables.ts';
import { troubledTable } from './jobs.ts';
import type { Command, OperateRoom } from './room.ts';
import { moment, money, table, typed } from './written.ts';

/** A provider that was not asked yet is no reason to worry. */
const unknownMilliseconds = 10 * 60_000;

export const late: Command = {
  name: 'late',
  usage: '',
  words: 0,
  about:
    'what a person must look at: money that came too often, failed refunds, disputes, jobs in trouble; and what to type',
  async run(room) {
    const parts = await Promise.all([surplus(room), failed(room), open(room), unknown(room), troubled(room)]);
    return { text: parts.join('\n') };
  },
};

async function surplus({ open: { database } }: OperateRoom): Promise<string> {
  const rows: string[][] = [];
  for (const one of await database.select().from(surplusCaptures).where(isNull(surplusCaptures.settledAt))) {
    const { payments } = await balanceOf(database, one.orderNumber);
    const paid = payments.find(({ reference }) => reference === one.reference);
    // What its bank has taken back is nobody's to give back.
    if (!paid || paid.refunded + paid.chargedBack >= paid.captured) continue;
    const asked = (await refundsOf(database, one.orderNumber)).some(
      ({ payment }) => payment === one.reference,
    );
    rows.push([
      one.orderNumber,
      moment(one.at),
      money(one.amount, one.currency),
      one.provider,
      paid.refundable > 0 && asked ? commandFor(one.orderNumber, paid) : 'goes back by itself',
    ]);
  }
  return `Paid once too often and not yet given back\n${table(
    ['order', 'at', 'amount', 'provider', 'type'],
    rows,
    'None.',
  )}`;
}

/** Refunds that failed and were not asked for anew since, as far as there is still something to give back. */
async function failed({ open: { database } }: OperateRoom): Promise<string> {
  const again = alias(refunds, 'again');
  const anew = database
    .select({ id: again.id })
    .from(again)
    .where(
      and(
        eq(again.orderNumber, refunds.orderNumber),
        eq(again.payment, refunds.payment),
        lt(refunds.id, again.id),
      ),
    );
  const rows: string[][] = [];
  for (const one of await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'failed'), notExists(anew)))) {
    const { payments } = await balanceOf(database, one.orderNumber);
    const paid = payments.find(({ reference }) => reference === one.payment);
    if (!paid || paid.refundable <= 0) continue;
    rows.push([
      one.orderNumber,
      one.id,
      moment(one.requestedAt),
      one.reason,
      money(one.amount, one.currency),
      one.provider,
      commandFor(one.orderNumber, paid, one.amount),
    ]);
  }
  return `Refunds that failed: look at the provider, then type what stands last; or pay back by hand, and type refund settled ORDER REFUND --reference REFERENCE\n${table(
    ['order', 'refund', 'asked', 'why', 'amount', 'provider', 'type'],
    rows,
    'None.',
  )}`;
}

/** What asks anew for money of one payment and no other; all that is left of it unless that is more. */
function commandFor(
  orderNumber: string,
  { reference, refundable }: PaymentBalance,
  amount = refundable,
): string {
  const part = amount < refundable ? ` ${typed(amount)}` : '';
  return `refund ${orderNumber}${part} --payment ${reference}`;
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
  return `Payments of which the provider says nothing: reconcile asks now\n${table(
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

async function troubled(room: OperateRoom): Promise<string> {
  return `Jobs that were given up or keep failing: once the cause is gone, type jobs revive and a kind, an id or an order\n${await troubledTable(room)}`;
}
