import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/platform/files/folder.ts';

export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
}

/** A mailbox on disk, for as long as no mail server is configured. */
export function mailboxDir(dataDir: string): string {
  return join(dataDir, 'mailbox');
}

/** Keeps a mail under its job's id: the same job again replaces the same mail. */
export async function keepMail(dataDir: string, mail: KeptMail, message: Uint8Array): Promise<void> {
  const dir = mailboxDir(dataDir);
  await writeWhole(join(dir, `${mail.id}.eml`), message);
  await writeWhole(join(dir, `${mail.id}.json`), JSON.stringify(mail, null, 2));
}

/** All mails, oldest first. */
export async function keptMails(dataDir: string): Promise<KeptMail[]> {
  const dir = mailboxDir(dataDir);
  const names = await readdir(dir).catch(() => [] as string[]);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8')) as KeptMail),
  );
  return mails.sort((one, other) => one.sentAt.localeCompare(other.sentAt));
}
