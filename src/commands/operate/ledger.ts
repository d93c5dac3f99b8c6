import { checkLedger } from '#server/payments/ledger-check.ts';
import type { Command } from './room.ts';
import { table } from './written.ts';

export const ledgerCheck: Command = {
  name: 'ledger check',
  usage: '',
  words: 0,
  about: 'compares every order with its books; exit code 1 where something does not agree',
  async run({ open }) {
    const { orders, findings } = await checkLedger(open.database);
    const rows = findings.map(({ orderNumber, problem }) => [orderNumber, problem]);
    return {
      text: table(['order', 'what does not agree'], rows, `All ${orders} orders agree with their books.`),
      code: findings.length > 0 ? 1 : 0,
    };
  },
};
