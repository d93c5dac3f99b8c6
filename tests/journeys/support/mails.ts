import { expect } from 'vitest';
import { readMailbox } from '#tests/support/mailbox.ts';

/**
 * The first link in the newest mail to an address, once so many mails are there.
 *
 * @throws Error if the mail holds no link
 */
export async function newestLink(dataDir: string, email: string, mails: number): Promise<string> {
  const received = async () => (await readMailbox(dataDir)).filter((mail) => mail.to === email);
  await expect.poll(received, { timeout: 20_000 }).toHaveLength(mails);
  const link = /https?:\/\/\S+/.exec((await received()).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the newest mail to ${email}.`);
  return link;
}
