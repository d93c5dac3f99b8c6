import { inArray } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { openStates } from '#server/payments/states.ts';
import { paymentAttempts, refunds } from '#server/payments/tables.ts';
import type { Command, OperateRoom } from './room.ts';

export const reconcile: Command = {
  name: 'reconcile',
  usage: '',
  words: 0,
  about: 'asks the providers now about payments, refunds and memberships that are not settled',
  async run(room) {
    const before = await unsettled(room);
    const { config, clock, open } = room;
    const app = await createApp({ config: { ...config, logLevel: 'error' }, clock, database: open });
    try {
      await app.reconcile();
    } finally {
      await app.close();
    }
    const after = await unsettled(room);
    return {
      text: `Payments under way: ${before.payments} before, ${after.payments} now. Refunds under way: ${before.refunds} before, ${after.refunds} now.\n`,
    };
  },
};

async function unsettled({
  open: { database },
}: OperateRoom): Promise<{ payments: number; refunds: number }> {
  return {
    payments: await database.$count(paymentAttempts, inArray(paymentAttempts.state, [...openStates])),
    refunds: await database.$count(refunds, inArray(refunds.state, ['requested', 'pending'])),
  };
}
