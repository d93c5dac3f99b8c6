import type { Variety } from '#locale/locales.ts';
import { enqueue } from '#server/jobs/index.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { makeAccountLink } from './links.ts';
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

/** Tells the address that an account had of the one that it has now, with a way back. */
export async function writeMoved(
  tx: Transaction,
  room: AccountRoom,
  receiver: Receiver,
  accountId: string,
): Promise<void> {
  const { linkId, expiresAt } = await makeAccountLink(tx, room, { accountId, restores: receiver.to });
  const payload = { ...receiver, linkId, until: expiresAt.toISOString() };
  const id = newId(room.clock);
  await enqueue(tx, { aggregateId: id, kind: 'mail.account-moved', id: 'mail.account-moved', payload });
}

/** Tells an address that the account went back to the one before it. */
export async function writeRestored(
  tx: Transaction,
  { clock }: AccountRoom,
  { to, locale }: Receiver,
): Promise<void> {
  const payload = { to, locale };
  const id = newId(clock);
  await enqueue(tx, { aggregateId: id, kind: 'mail.account-restored', id: 'mail.account-restored', payload });
}
