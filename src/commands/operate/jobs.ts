import { jobKinds } from '#server/flow.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type OutboxRow, reviveJobs, troubledJobs } from '#server/platform/outbox/troubled.ts';
import { type Command, carriedOut, type OperateRoom } from './room.ts';
import { moment, table } from './written.ts';

export const jobs: Command = {
  name: 'jobs',
  usage: '',
  words: 0,
  about: 'jobs that were given up, and jobs that keep failing and are still tried',
  async run(room) {
    return { text: await troubledTable(room) };
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
export async function troubledTable({ open: { database } }: OperateRoom): Promise<string> {
  const rows = await troubledJobs(database, jobKinds);
  return table(
    ['about', 'kind', 'id', 'tries', 'next try', 'why'],
    rows.map((one) => [
      one.aggregateId,
      one.kind,
      one.id,
      String(one.attempts),
      nextTry(one),
      one.lastError ?? '',
    ]),
    'None.',
  );
}

function nextTry({ kind, deadAt, runAt }: OutboxRow): string {
  if (deadAt) return `none: given up ${moment(deadAt)}`;
  return jobKinds.includes(kind) ? moment(runAt) : 'none: no such kind here';
}
