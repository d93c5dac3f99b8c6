import { and, eq, exists, inArray, lte } from 'drizzle-orm';
import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import { dayMilliseconds } from '#server/platform/clock.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { ListedReturn } from '#server/providers/provider.ts';
import { withinLimit } from './answer.ts';
import type { Payments } from './ask.ts';
import { isForeign, type NoticeRoom, settleWord } from './notices.ts';
import { disputes, ledger, refunds } from './tables.ts';

/**
 * How many days back a look goes, by what is listed. The hour's finds what is new; the day's also what took long: a
 * bank's refund takes up to a month, and a dispute up to half a year.
 */
const looks = {
  hourly: { refunds: 3, disputes: 3 },
  daily: { refunds: 35, disputes: 200 },
} as const;

/** A list may have many pages: so many times the limit of one answer. */
const listLimits = 10;

/** Writes the jobs of each hour and day that look for refunds and disputes of which no notice came, once for all processes. */
export function hourlyReturns(): (payments: Payments) => Promise<void> {
  let written: string | undefined;
  return async ({ database, clock, providers }) => {
    const hour = clock.now().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
    if (written === hour) return;
    const day = hour.slice(0, 'YYYY-MM-DD'.length);
    const listing = [...providers.values()].filter((provider) => provider.returnsSince);
    await inTransaction(database, async (tx) => {
      for (const { name: provider } of listing) {
        const job = { aggregateId: `returns:${provider}`, kind: 'payments.returns' } as const;
        const [hourly, daily] = [`payments.returns:${hour}`, `payments.returns:${day}`];
        await enqueue(tx, { ...job, id: hourly, payload: { provider, look: 'hourly' } });
        await enqueue(tx, { ...job, id: daily, payload: { provider, look: 'daily' } });
      }
    });
    written = hour;
  };
}

/**
 * The job: what a provider lists and our books do not have, or have otherwise, goes through the doors of its notices. One
 * that cannot be settled is told, and keeps none of the others; it is looked at again the next time.
 */
export async function findReturns(room: NoticeRoom, job: JobPayload<'payments.returns'>): Promise<void> {
  const provider = room.providers.get(job.provider);
  if (!provider?.returnsSince) return;
  const { answerLimitMilliseconds: limit, clock } = room;
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  const days = looks[job.look];
  const since = { now, refunds: before(days.refunds), disputes: before(days.disputes) };
  const listed = await withinLimit(provider.returnsSince(since), listLimits * limit);
  const isKnown = await knownOf(room.database, job.provider, listed);
  for (const one of listed.filter((found) => !isKnown(found))) {
    const askedAt = clock.now();
    try {
      const word = await withinLimit(one.word(), limit);
      if (word) await settleWord(room, job.provider, word, askedAt);
    } catch (err) {
      // Another site may use the same account at the provider.
      if (!isForeign(err)) room.onNoAnswer({ provider: job.provider, orderNumber: one.reference, err });
    }
  }
}

/** Whether our books have what a provider lists, in the same state. */
async function knownOf(
  database: Database,
  provider: string,
  listed: readonly ListedReturn[],
): Promise<(one: ListedReturn) => boolean> {
  const of = (kind: ListedReturn['kind']) =>
    listed.filter((one) => one.kind === kind).map(({ reference }) => reference);
  const rows = [
    ...(await knownRefunds(database, provider, of('refund'))),
    ...(await settledDisputes(database, provider, of('dispute'))),
  ];
  const known = new Set(rows.map(({ reference, state }) => `${reference} ${state}`));
  return ({ reference, state }) => known.has(`${reference} ${state}`);
}

async function knownRefunds(database: Database, provider: string, references: string[]) {
  if (references.length === 0) return [];
  return database
    .select({ reference: refunds.reference, state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), inArray(refunds.reference, references)));
}

/** One that was kept before its payment was known stands in the books without effect, and must be told again. */
async function settledDisputes(database: Database, provider: string, references: string[]) {
  if (references.length === 0) return [];
  const paid = database
    .select({ reference: ledger.reference })
    .from(ledger)
    .where(
      and(
        eq(ledger.orderNumber, disputes.orderNumber),
        eq(ledger.provider, disputes.provider),
        eq(ledger.reference, disputes.payment),
        eq(ledger.kind, 'capture'),
        lte(ledger.at, disputes.openedAt),
      ),
    );
  return database
    .select({ reference: disputes.reference, state: disputes.state })
    .from(disputes)
    .where(and(eq(disputes.provider, provider), inArray(disputes.reference, references), exists(paid)));
}
