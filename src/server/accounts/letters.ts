import type { Variety } from '#locale/locales.ts';
import { enqueue } from '#server/jobs/index.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import type { AccountRoom } from './room.ts';

/** Whom to write to, and where its links lead. */
export interface Receiver {
  readonly to: string;
  readonly locale: Variety;
  /** The `{code}-{examId}` of the pages it came from. */
  readonly reference: string;
}

/** Writes a letter about an account, in the transaction of what it tells of. */
export async function writeAbout(
  tx: Transaction,
  { clock }: AccountRoom,
  receiver: Receiver,
  letter: Pick<MailProps<'mail.account'>, 'says' | 'codeId'>,
): Promise<void> {
  const payload = { ...receiver, ...letter };
  await enqueue(tx, { aggregateId: newId(clock), kind: 'mail.account', id: 'mail.account', payload });
}
