import { systemClock } from '../clock.ts';
import { afterCommit, type Transaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import { outbox } from './tables.ts';
import { wake } from './wake.ts';

export interface NewJob {
  /** What the job is about, e.g. an order number. */
  readonly aggregateId: string;
  /** Names the handler, e.g. `mail.report-ready`. */
  readonly kind: string;
  readonly payload: unknown;
  /** With an id of its own a job is written once, however often it is enqueued. */
  readonly id?: string;
  /** Not before this moment; at once by default. */
  readonly runAt?: Date;
}

/** Due whatever the clock says. */
const atOnce = new Date(0);

/** Writes a job in the transaction of the change that causes it; it runs at least once after the commit. */
export async function enqueue(tx: Transaction, job: NewJob): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      aggregateId: job.aggregateId,
      id: job.id ?? newId(systemClock),
      kind: job.kind,
      payload: job.payload ?? {},
      runAt: job.runAt ?? atOnce,
    })
    .onConflictDoNothing();
  afterCommit(tx, wake);
}
