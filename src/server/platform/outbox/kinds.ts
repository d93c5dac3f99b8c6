import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { type JobPlace, writeJob } from './enqueue.ts';
import type { Job } from './store.ts';
import type { JobHandler } from './worker.ts';

/** The kinds of some jobs, each with the shape of what such a job says. */
export type JobTable = Readonly<Record<string, z.ZodType>>;

/** A job of one of a table's kinds, as it is written. */
export interface NewJob<Table extends JobTable, Kind extends keyof Table> extends JobPlace {
  /** Names the handler, e.g. `mail.report-ready`. */
  readonly kind: Kind;
  readonly payload: z.input<Table[Kind]>;
}

/** What is done for each kind of a table: all of them, and no other. */
export type JobHandlers<Table extends JobTable> = {
  readonly [Kind in keyof Table]: (
    payload: z.output<Table[Kind]>,
    job: Pick<Job, 'aggregateId' | 'id'>,
  ) => Promise<void>;
};

/** Writes jobs of a table, each in the transaction of the change that causes it; it runs at least once after the commit. */
export function writerOf<Table extends JobTable>(_table: Table) {
  return <Kind extends keyof Table & string>(tx: Transaction, job: NewJob<Table, Kind>): Promise<void> =>
    writeJob(tx, job);
}

/** The handlers as a worker runs them: what a job says is read by its shape first. */
export function readingBy<Table extends JobTable>(
  table: Table,
  handlers: JobHandlers<Table>,
): Record<string, JobHandler> {
  const reading = <Kind extends keyof Table>(kind: Kind): JobHandler => {
    return async (job) => handlers[kind](table[kind]?.parse(job.payload) as z.output<Table[Kind]>, job);
  };
  return Object.fromEntries(Object.keys(table).map((kind) => [kind, reading(kind)]));
}
