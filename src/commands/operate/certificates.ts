import { writtenCode } from '#server/platform/codes.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { clearCertificate } from '#server/reports/certificates/hold.ts';
import type { Command } from './room.ts';

export const certificateClear: Command = {
  name: 'certificate clear',
  usage: 'CODE',
  // A code has four groups, and may be typed with spaces.
  words: 4,
  about: 'takes the name off a certificate and ends its code; its holder can enter another name',
  async run({ open }, { words }) {
    const code = writtenCode(words.join(''));
    if (code === '') throw new OperatorError('Say which certificate, by its code.');
    const orderNumber = await clearCertificate(open.database, code);
    if (orderNumber === undefined) throw new OperatorError(`There is no certificate ${code}.`);
    return {
      text: `The certificate of order ${orderNumber} bears no name any more; ${code} has ended.\n`,
    };
  },
};
