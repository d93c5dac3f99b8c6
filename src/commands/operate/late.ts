import { type Attention, attentionNeeded, type GiveBack } from '#server/operating/attention.ts';
import { troubledTable } from './jobs.ts';
import type { Command } from './room.ts';
import { moment, money, table, typed } from './written.ts';

export const late: Command = {
  name: 'late',
  usage: '',
  words: 0,
  about:
    'what a person must look at: money that came too often or does not fit, failed refunds, disputes, jobs in trouble; and what to type',
  async run({ open, clock }) {
    const seen = await attentionNeeded({ database: open.database, clock });
    return {
      text: [surplus, mismatched, failed, disputes, unknown, troubled].map((part) => part(seen)).join('\n'),
    };
  },
};

function surplus({ surplus: rows }: Attention): string {
  return `Paid once too often and not yet given back\n${table(
    ['order', 'at', 'amount', 'provider', 'type'],
    rows.map((one) => [
      one.orderNumber,
      moment(one.at),
      money(one.amount, one.currency),
      one.provider,
      one.again ? commandFor(one.again) : 'goes back by itself',
    ]),
    'None.',
  )}`;
}

function mismatched({ mismatches: rows }: Attention): string {
  return `Money that is not what was asked for: find out at the provider what it is\n${table(
    ['order', 'at', 'asked', 'came', 'provider', 'type'],
    rows.map(({ mismatch: one, attempt, ours }) => [
      one.orderNumber,
      moment(one.at),
      attempt ? money(attempt.amount, attempt.currency) : '',
      money(one.amount, one.currency),
      one.provider,
      ours
        ? `refund mismatched ${one.orderNumber} --payment ${one.reference}`
        : `it says order ${one.saidOrder} of ${one.reference}`,
    ]),
    'None.',
  )}`;
}

function failed({ refunds: rows }: Attention): string {
  return `Refunds that failed: look at the provider, then type what stands last; or pay back by hand, and type refund settled ORDER REFUND --reference REFERENCE\n${table(
    ['order', 'refund', 'asked', 'why', 'amount', 'provider', 'type'],
    rows.map(({ refund, again }) => [
      refund.orderNumber,
      refund.id,
      moment(refund.requestedAt),
      refund.reason,
      money(refund.amount, refund.currency),
      refund.provider,
      commandFor(again),
    ]),
    'None.',
  )}`;
}

function commandFor({ orderNumber, payment, amount }: GiveBack): string {
  const part = amount === 'all' ? '' : ` ${typed(amount)}`;
  return `refund ${orderNumber}${part} --payment ${payment}`;
}

function disputes({ disputes: rows }: Attention): string {
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

function unknown({ unknown: rows }: Attention): string {
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

function troubled({ jobs }: Attention): string {
  return `Jobs that were given up or keep failing: once the cause is gone, type jobs revive and a kind, an id or an order\n${troubledTable(jobs)}`;
}
