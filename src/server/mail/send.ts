import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Locale } from '#locale/locales.ts';
import type { Clock } from '#server/platform/clock.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import { mailKinds } from './kinds.ts';
import { htmlOf, type Letter, plainOf } from './layout.ts';
import { keepMail } from './mailbox.ts';
import type { Places } from './places.ts';

export interface Mail extends Places {
  readonly clock: Clock;
  readonly dataDir: string;
  /** Without one, mails are kept on disk. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

interface MailJob {
  readonly aggregateId: string;
  readonly id: string;
  readonly payload: unknown;
}

/** The jobs that send mail, by their kinds. */
export function mailHandlers(mail: Mail): Record<keyof typeof mailKinds, (job: MailJob) => Promise<void>> {
  const handlers = Object.entries(mailKinds).map(([name, { read }]) => [
    name,
    async (job: MailJob) => {
      const { props, letter } = read(job.payload, mail);
      await send(mail, job, props, letter);
    },
  ]);
  return Object.fromEntries(handlers) as ReturnType<typeof mailHandlers>;
}

async function send(
  { clock, dataDir, smtpUrl, from }: Mail,
  job: MailJob,
  { to, locale }: { to: string; locale: Locale },
  letter: Letter,
): Promise<void> {
  const id = mailIdOf(job);
  const message = {
    from,
    to,
    subject: letter.subject,
    text: plainOf(letter),
    html: htmlOf(letter, locale),
    /** The same for a repeated job, so that a mail program shows a second delivery as the first. */
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
    date: clock.now(),
  };
  if (smtpUrl) {
    await createTransport(smtpUrl).sendMail(message).catch(rethrow);
    return;
  }
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const { subject, text, html } = message;
  await keepMail(
    dataDir,
    { id, to, from, subject, text, html, sentAt: clock.now().toISOString() },
    built.message as Buffer,
  );
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
