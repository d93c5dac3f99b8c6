import { type KeptMail, keptMails } from '#server/mail/mailbox.ts';

/** Every mail of a data folder, oldest first. */
export function readMailbox(dataDir: string): Promise<KeptMail[]> {
  return keptMails(dataDir);
}

/** The tokens of the report links in a mail. */
export function tokensOf(mail: KeptMail): string[] {
  return [...mail.text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) => {
    const token = new URL(link).searchParams.get('token');
    return token ? [token] : [];
  });
}

/** The mails that hold a link to a report, oldest first: no receipts. */
export async function reportMails(dataDir: string): Promise<KeptMail[]> {
  return (await keptMails(dataDir)).filter((mail) => tokensOf(mail).length > 0);
}
