import { sql } from 'drizzle-orm';
import { systemClock } from '../clock.ts';
import { afterCommit, type Transaction } from '../database/database.ts';
import { writtenOnce } from '../database/written-once.ts';
import { newId } from '../ids.ts';
import { outbox } from './tables.ts';
import { wake } from './wake.ts';

export interface JobPlace {
  /** What the job is about, e.g. an order number. */
  readonly aggregateId: string;
  /** With an id of its own a job is written once, however often it is enqueued. */
  readonly id?: string;
  /** Not before this moment; at once by default. */
  readonly runAt?: Date;
}

/** Due whatever the clock says. */
const atOnce = new Date(0);

const written = writtenOnce({}, (database) =>
  database
    .insert(outbox)
    .values({
      aggregateId: sql.placeholder('aggregateId'),
      id: sql.placeholder('id'),
      kind: sql.placeholder('kind'),
      payload: sql.placeholder('payload'),
      runAt: sql.placeholder('runAt'),
    })
    .onConflictDoNothing(),
);

/** Writes a job down. Rooms write theirs by a table of kinds (`kinds.ts`), so that its kind and what it says are checked. */
export async function writeJob(
  tx: Transaction,
  job: JobPlace & { readonly kind: string; readonly payload: unknown },
): Promise<void> {
  await written(tx, {
    aggregateId: job.aggregateId,
    id: job.id ?? newId(systemClock),
    kind: job.kind,
    payload: job.payload ?? {},
    runAt: job.runAt ?? atOnce,
  });
  afterCommit(tx, wake);
}
