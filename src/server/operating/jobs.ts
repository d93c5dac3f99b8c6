import { jobKinds } from '#server/flow.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OutboxRow, troubledJobs } from '#server/platform/outbox/troubled.ts';

/** A job that was given up, that keeps failing, or that nobody here carries out. */
export interface TroubledJob {
  readonly job: OutboxRow;
  readonly standing: 'retried' | 'givenUp' | 'unknownKind';
  /** When it is tried next, or was given up; null where nobody will. */
  readonly at: Date | null;
}

/** Every such job, oldest first, with its last error. */
export async function troubled(database: Database): Promise<TroubledJob[]> {
  return (await troubledJobs(database, jobKinds)).map((job) => {
    if (job.deadAt) return { job, standing: 'givenUp', at: job.deadAt };
    return jobKinds.includes(job.kind)
      ? { job, standing: 'retried', at: job.runAt }
      : { job, standing: 'unknownKind', at: null };
  });
}
