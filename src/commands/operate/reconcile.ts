import { createApp } from '#server/app.ts';
import { underWay } from '#server/payments/unsettled.ts';
import type { Command } from './room.ts';

export const reconcile: Command = {
  name: 'reconcile',
  usage: '',
  words: 0,
  about: 'asks the providers now about payments, refunds and memberships that are not settled',
  async run(room) {
    const before = await underWay(room.open.database);
    const { config, clock, open } = room;
    const app = await createApp({ config: { ...config, logLevel: 'error' }, clock, database: open });
    try {
      await app.reconcile();
    } finally {
      await app.close();
    }
    const after = await underWay(room.open.database);
    return {
      text: `Payments under way: ${before.payments} before, ${after.payments} now. Refunds under way: ${before.refunds} before, ${after.refunds} now.\n`,
    };
  },
};
