import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Variety } from '#locale/locales.ts';
import type { MailKind, MailProps, mails } from '#server/jobs/mails.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isLoopbackName } from '#server/platform/http/own-machine.ts';
import type { JobHandlers } from '#server/platform/outbox/kinds.ts';
import type { Job } from '#server/platform/outbox/store.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import { giftCard, type PrintGift } from './gift-letter.ts';
import { htmlOf } from './html.ts';
import { letters } from './kinds.ts';
import { legalLinks } from './legal-links.ts';
import { type Letter, plainOf } from './letter.ts';
import { keepMail } from './mailbox.ts';
import { picturesIn } from './pictures.ts';
import type { Places } from './places.ts';

export interface Mail extends Places {
  readonly clock: Clock;
  readonly dataDir: string;
  /** Without one, mails are kept on disk. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Prints the card of a gift. */
  readonly printGift: PrintGift;
}

/** A file that comes with a letter. */
interface Enclosed {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

type MailJob = Pick<Job, 'aggregateId' | 'id'>;

/** The jobs that send mail, by their kinds. */
export function mailHandlers(mail: Mail): JobHandlers<typeof mails> {
  const sending =
    <Kind extends MailKind>(kind: Kind) =>
    (props: MailProps<Kind>, job: MailJob) =>
      send(mail, job, props, letters[kind](props, mail));
  return {
    'mail.report-ready': sending('mail.report-ready'),
    'mail.report-links': sending('mail.report-links'),
    'mail.address-changed': sending('mail.address-changed'),
    'mail.receipt': sending('mail.receipt'),
    'mail.refund': sending('mail.refund'),
    'mail.withdrawal': sending('mail.withdrawal'),
    'mail.erased': sending('mail.erased'),
    'mail.account': sending('mail.account'),
    'mail.account-moved': sending('mail.account-moved'),
    'mail.account-restored': sending('mail.account-restored'),
    'mail.gift': async (props, job) => {
      const madeAt = mail.clock.now().toISOString();
      const card = await giftCard(props, { ...mail, places: mail, madeAt });
      await send(mail, job, props, letters['mail.gift'](props, mail), [card]);
    },
    'mail.membership-started': sending('mail.membership-started'),
    'mail.membership-renewed': sending('mail.membership-renewed'),
    'mail.membership-past-due': sending('mail.membership-past-due'),
    'mail.membership-canceled': sending('mail.membership-canceled'),
    'mail.membership-resumed': sending('mail.membership-resumed'),
    'mail.membership-switched': sending('mail.membership-switched'),
    'mail.membership-reminder': sending('mail.membership-reminder'),
    'mail.membership-ended': sending('mail.membership-ended'),
    'mail.together': sending('mail.together'),
    'mail.support': sending('mail.support'),
    'mail.support-received': sending('mail.support-received'),
  };
}

/** Builds a mail as it would be sent, and sends it nowhere. */
const builder = createTransport({ streamTransport: true, buffer: true });

async function send(
  mail: Mail,
  job: MailJob,
  { to, locale }: { to: string; locale: Variety },
  written: Letter,
  enclosed: readonly Enclosed[] = [],
): Promise<void> {
  const { clock, dataDir, smtpUrl, from } = mail;
  const letter = { ...written, legal: legalLinks(mail, locale) };
  const id = mailIdOf(job);
  const html = htmlOf(letter, locale);
  const message = {
    from,
    to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: plainOf(letter),
    html,
    attachments: [...picturesIn(html), ...enclosed],
    /** The same for a repeated job, so that a mail program shows a second delivery as the first. */
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
    date: clock.now(),
  };
  if (smtpUrl) {
    await createTransport(transportTo(smtpUrl)).sendMail(message).catch(rethrow);
    return;
  }
  const built = await builder.sendMail(message);
  const { subject, text } = message;
  await keepMail(
    dataDir,
    { id, to, from, subject, text, html, sentAt: clock.now().toISOString() },
    built.message as Buffer,
  );
}

/** A mail server elsewhere is not spoken to in the clear, unless its address says so itself (`?requireTLS=false`). */
function transportTo(url: string): { url: string; requireTLS: boolean } {
  return { url, requireTLS: !isLoopbackName(new URL(url).hostname) };
}

/** @throws UnwelcomeError where the mail server will not take a mail to this address, now or later (RFC 5321, 4.2.1) */
function rethrow(problem: Error & { code?: string; responseCode?: number }): never {
  const isForGood = problem.code === 'EENVELOPE' && (problem.responseCode ?? 0) >= 500;
  throw isForGood ? new UnwelcomeError(problem.message, { cause: problem }) : problem;
}

/** A file name that follows from the job alone. */
function mailIdOf({ aggregateId, id }: MailJob): string {
  return createHash('sha256').update(`${aggregateId} ${id}`).digest('hex').slice(0, 32);
}
