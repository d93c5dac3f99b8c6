import { z } from 'zod';
import { locale } from '#contract/exams.ts';
import type { Letter } from './layout.ts';
import { mailWords, writtenDay } from './words.ts';

const recipient = z.object({ to: z.string(), locale });

/** A way to one report; the address itself is made when the mail is written. */
const link = z.object({ linkId: z.string(), reference: z.string() });

/** What each mail is told, as it stands in its job: plain words and numbers, no secrets. */
export const mailJobs = {
  'mail.report-ready': recipient.extend({
    exam: z.string(),
    orderNumber: z.string(),
    total: z.string(),
    link,
    until: z.iso.datetime(),
  }),
  'mail.report-links': recipient.extend({
    reports: z.array(link.extend({ exam: z.string(), takenAt: z.iso.datetime() })).min(1),
    until: z.iso.datetime(),
  }),
} as const;

export type MailKind = keyof typeof mailJobs;
export type ReportReady = z.output<(typeof mailJobs)['mail.report-ready']>;
export type ReportLinks = z.output<(typeof mailJobs)['mail.report-links']>;

/** The address behind a link, with its token. */
export type AddressOf = (
  link: { linkId: string; reference: string },
  locale: ReportReady['locale'],
) => string;

export function reportReady(props: ReportReady, addressOf: AddressOf): Letter {
  const words = mailWords(props.locale);
  const { exam, orderNumber, total } = props;
  return {
    subject: words('reportReady.subject', { exam }),
    title: words('reportReady.title'),
    paragraphs: [words('reportReady.thanks', { exam }), words('reportReady.inside')],
    links: [{ label: words('reportReady.open'), url: addressOf(props.link, props.locale) }],
    small: [
      words('common.validUntil', { date: writtenDay(new Date(props.until), props.locale) }),
      words('common.private'),
      words('reportReady.order', { orderNumber, total }),
      words('common.why'),
    ],
    signature: words('common.signature'),
  };
}

export function reportLinks(props: ReportLinks, addressOf: AddressOf): Letter {
  const words = mailWords(props.locale);
  return {
    subject: words('reportLinks.subject'),
    title: words('reportLinks.title'),
    paragraphs: [words('reportLinks.asked', { count: props.reports.length })],
    links: props.reports.map((report) => ({
      label: words('reportLinks.open', {
        exam: report.exam,
        date: writtenDay(new Date(report.takenAt), props.locale),
      }),
      url: addressOf(report, props.locale),
    })),
    small: [
      words('common.validUntil', { date: writtenDay(new Date(props.until), props.locale) }),
      words('common.private'),
      words('reportLinks.notYou'),
    ],
    signature: words('common.signature'),
  };
}
