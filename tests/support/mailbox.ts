import { type KeptMail, keptMails } from '#server/mail/mailbox.ts';

/** Which mails are meant: all of them where nothing is said. */
interface MailWish {
  /** The address they went to. */
  readonly to?: string;
  /** The order they name. */
  readonly orderNumber?: string;
  readonly subject?: RegExp;
}

/** The mails of a data folder, oldest first. */
export async function readMailbox(
  dataDir: string,
  { to, orderNumber, subject }: MailWish = {},
): Promise<KeptMail[]> {
  return (await keptMails(dataDir)).filter(
    (mail) =>
      (to === undefined || mail.to === to) &&
      (orderNumber === undefined || mail.text.includes(orderNumber)) &&
      (subject === undefined || subject.test(mail.subject)),
  );
}

/** The tokens of the report links in a mail. */
export function tokensOf(mail: KeptMail): string[] {
  return [...mail.text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) => {
    const token = new URL(link).searchParams.get('token');
    return token ? [token] : [];
  });
}

/** The mails that hold a link to a report, oldest first: no receipts. */
export async function reportMails(dataDir: string, wish?: MailWish): Promise<KeptMail[]> {
  return (await readMailbox(dataDir, wish)).filter((mail) => tokensOf(mail).length > 0);
}

/** The tokens in the newest mail about reports to an address; none where there is no such mail. */
export async function newestTokens(dataDir: string, to: string): Promise<string[]> {
  const mail = (await reportMails(dataDir, { to })).at(-1);
  return mail ? tokensOf(mail) : [];
}
