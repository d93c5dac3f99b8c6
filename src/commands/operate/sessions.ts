import { email as emailField } from '#contract/fields.ts';
import { endSessionsOf } from '#server/operating/sessions.ts';
import { OperatorError } from '#server/platform/errors.ts';
import type { Command } from './room.ts';

export const sessionsEnd: Command = {
  name: 'sessions end',
  usage: 'EMAIL',
  words: 1,
  about:
    'ends every session of an account, and locks its reports in those browsers; its password goes on working',
  async run({ open, clock }, { words }) {
    const typed = words[0]?.trim() ?? '';
    const address = emailField.safeParse(typed);
    const room = { database: open.database, clock };
    const ended = address.success ? await endSessionsOf(room, address.data) : undefined;
    if (ended === undefined) throw new OperatorError(`No account has the address ${typed}.`);
    return { text: `Sessions ended: ${ended}\n` };
  },
};
