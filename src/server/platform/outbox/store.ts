import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Connection, Database } from '../database/database.ts';
import { writtenOnce } from '../database/written-once.ts';
import { describeError } from '../scrub.ts';
import { outbox } from './tables.ts';
import { UnwelcomeError } from './unwelcome.ts';

/** A job under lease. */
export interface Job {
  readonly aggregateId: string;
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly leaseToken: string;
}

/** Where a job stands. */
export type Place = Pick<Job, 'aggregateId' | 'id'>;

const leaseMilliseconds = 30_000;
const longestPause = 3600_000;

/** With these the pauses have grown to about an hour. */
export const firstAttempts = 12;

/** Then once an hour for five days: an outage of a weekend loses nothing. */
const lastAttempt = firstAttempts + 5 * 24;

/** So many jobs are looked for at a time. */
export const batch = 20;

const at = ({ aggregateId, id }: Place) => and(eq(outbox.aggregateId, aggregateId), eq(outbox.id, id));

/** The job that is told when it is asked. */
const isPlaced = and(
  eq(outbox.aggregateId, sql.placeholder('aggregateId')),
  eq(outbox.id, sql.placeholder('id')),
);

/** Jobs that nobody has, and that are due at the moment that is told when it is asked. */
const isFree = and(
  isNull(outbox.doneAt),
  isNull(outbox.deadAt),
  or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, sql.placeholder('now'))),
  lte(outbox.runAt, sql.placeholder('now')),
);

/** Looks for jobs that could be claimed now. */
type Look = (
  database: Connection,
  clock: Clock,
  /** What jobs are about that are left aside. */
  busy: readonly string[],
) => Promise<Place[]>;

/**
 * Looks for jobs of some kinds in their turn, `batch` of them at most: nearly all are due at once, and those as they were written.
 * Several workers run after the same one then, and all but one lose a statement by it; in an order of chance one of 200 waited for 141
 * others that came after it.
 */
export function lookFor(kinds: readonly string[]): Look {
  const fields = { aggregateId: outbox.aggregateId, id: outbox.id };
  const select = (database: Connection, busy: readonly string[]) =>
    database
      .select(fields)
      .from(outbox)
      .where(
        and(
          isFree,
          inArray(outbox.kind, [...kinds]),
          busy.length > 0 ? notInArray(outbox.aggregateId, [...busy]) : undefined,
        ),
      )
      .orderBy(asc(outbox.runAt), asc(outbox.createdAt))
      .limit(batch);
  const all = writtenOnce(fields, (database) => select(database, []));
  return (database, clock, busy) => {
    const now = clock.now().toISOString();
    if (busy.length === 0) return all(database, { now });
    return writtenOnce(fields, (connection) => select(connection, busy))(database, { now });
  };
}

const claimed = writtenOnce(getTableColumns(outbox), (database, fields) =>
  database
    .update(outbox)
    .set({
      leaseUntil: sql`${sql.placeholder('leaseUntil')}`,
      leaseToken: sql`${sql.placeholder('leaseToken')}`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(and(isPlaced, isFree))
    .returning(fields),
);

/** @returns the job, now ours alone until its lease ends; undefined where another worker was first */
export async function claim(database: Database, place: Place, clock: Clock): Promise<Job | undefined> {
  const now = clock.now();
  const leaseToken = randomUUID();
  const [row] = await claimed(database, {
    ...place,
    leaseToken,
    leaseUntil: leaseEnd(now).toISOString(),
    now: now.toISOString(),
  });
  return row && { ...place, kind: row.kind, payload: row.payload, attempt: row.attempts, leaseToken };
}

/** Ends every lease: for a process that knows that no other one is alive. */
export async function releaseLeases(database: Database): Promise<void> {
  await database.update(outbox).set({ leaseUntil: null }).where(isNull(outbox.doneAt));
}

export async function renew(database: Database, job: Job, clock: Clock): Promise<void> {
  await database
    .update(outbox)
    .set({ leaseUntil: leaseEnd(clock.now()) })
    .where(held(job));
}

const finished = writtenOnce({}, (database) =>
  database
    .update(outbox)
    .set({ doneAt: sql`${sql.placeholder('now')}`, payload: {}, leaseUntil: null })
    .where(and(isPlaced, eq(outbox.leaseToken, sql.placeholder('leaseToken')), isNull(outbox.doneAt))),
);

/** What a job said is forgotten when it is done: it can hold a mailbox address. */
export async function finish(
  database: Database,
  { aggregateId, id, leaseToken }: Job,
  clock: Clock,
): Promise<void> {
  await finished(database, { aggregateId, id, leaseToken, now: clock.now().toISOString() });
}

/** Puts a failed job off, ever longer; after the last attempt it stays for a person to look at. */
export async function fail(
  database: Database,
  job: Job,
  clock: Clock,
  problem: unknown,
): Promise<'retry' | 'dead'> {
  const now = clock.now();
  const dead = job.attempt >= (problem instanceof UnwelcomeError ? firstAttempts : lastAttempt);
  await database
    .update(outbox)
    .set({
      leaseUntil: null,
      lastError: String(describeError(problem).message),
      ...(dead ? { deadAt: now } : { runAt: new Date(now.getTime() + pauseAfter(job.attempt)) }),
    })
    .where(held(job));
  return dead ? 'dead' : 'retry';
}

/** One second, doubled with each attempt, a fifth of it left to chance. */
function pauseAfter(attempt: number): number {
  return Math.min(longestPause, 1000 * 2 ** (attempt - 1)) * (0.8 + Math.random() * 0.2);
}

function held(job: Job) {
  return and(at(job), eq(outbox.leaseToken, job.leaseToken), isNull(outbox.doneAt));
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMilliseconds);
}
