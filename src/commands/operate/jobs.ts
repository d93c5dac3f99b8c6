import { type TroubledJob, troubled } from '#server/operating/jobs.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { reviveJobs } from '#server/platform/outbox/troubled.ts';
import { type Command, carriedOut } from './room.ts';
import { moment, table } from './written.ts';

export const jobs: Command = {
  name: 'jobs',
  usage: '',
  words: 0,
  about: 'jobs that were given up, and jobs that keep failing and are still tried',
  async run(room) {
    return { text: troubledTable(await troubled(room.open.database)) };
  },
};

export const jobsRevive: Command = {
  name: 'jobs revive',
  usage: '[KIND | ID | ORDER]',
  words: 1,
  about: 'begins such jobs anew: all of them, those of a kind or about an order, or one',
  async run(room, { words: [which] }) {
    const revived = await reviveJobs(room.open.database, which);
    if (revived.length === 0) {
      throw new OperatorError(
        which === undefined ? 'No job is in trouble.' : `No job of kind, id or order ${which} is in trouble.`,
      );
    }
    const rows = revived.map(({ aggregateId, kind, id }) => [aggregateId, kind, id]);
    return { text: `${table(['about', 'kind', 'id'], rows, '')}${carriedOut(room)}\n` };
  },
};

/** Jobs in trouble, with their last error and the next try. */
export function troubledTable(jobs: readonly TroubledJob[]): string {
  return table(
    ['about', 'kind', 'id', 'tries', 'next try', 'why'],
    jobs.map((one) => [
      one.job.aggregateId,
      one.job.kind,
      one.job.id,
      String(one.job.attempts),
      nextTry(one),
      one.job.lastError ?? '',
    ]),
    'None.',
  );
}

function nextTry({ standing, at }: TroubledJob): string {
  return {
    retried: moment(at),
    givenUp: `none: given up ${moment(at)}`,
    unknownKind: 'none: no such kind here',
  }[standing];
}
