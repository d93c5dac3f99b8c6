import { expect } from 'vitest';
import { giftCodesIn } from '#tests/support/gifts.ts';
import { readMailbox, reportMails } from '#tests/support/mailbox.ts';

/**
 * The first link in the newest mail about a report to an address, once so many of them are there.
 *
 * @throws Error if the mail holds no link
 */
export async function newestLink(dataDir: string, email: string, mails: number): Promise<string> {
  const received = () => reportMails(dataDir, { to: email });
  await expect.poll(received).toHaveLength(mails);
  const link = /https?:\/\/\S+/.exec((await received()).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the newest mail to ${email}.`);
  return link;
}

/** The code of the gift that was sent to an address, once it is there. */
export async function mailedGiftCode(dataDir: string, email: string): Promise<string> {
  const codes = async () => giftCodesIn(await readMailbox(dataDir, { to: email }));
  await expect.poll(codes).not.toEqual([]);
  return (await codes())[0] as string;
}
