import { writtenDay } from '#locale/dates.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import type { Places } from './places.ts';
import { mailWords } from './words.ts';

export function reportReady(props: MailProps<'mail.report-ready'>, { addressOf }: Places): Letter {
  const words = mailWords(props.locale);
  const { exam, goods = 'report', orderNumber, booklet, total } = props;
  return {
    subject: words('reportReady.subject', { exam, goods }),
    title: words('reportReady.title', { goods }),
    opens: true,
    paragraphs: [
      words('reportReady.thanks', { exam, goods }),
      words('reportReady.inside', { goods }),
      ...(booklet ? [words('reportReady.booklet')] : []),
    ],
    links: [{ label: words('reportReady.open', { goods }), url: addressOf(props.link, props.locale) }],
    small: [
      words('common.validUntil', { date: writtenDay(new Date(props.until), props.locale) }),
      words('common.private'),
      words('reportReady.order', { orderNumber, total }),
      words('common.why'),
    ],
    signature: words('common.signature'),
  };
}

export function reportLinks(props: MailProps<'mail.report-links'>, { addressOf }: Places): Letter {
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

/** To the address that an order had: whoever had the mailbox open may have changed it. */
export function addressChanged(
  props: MailProps<'mail.address-changed'>,
  { addressOf, supportEmail }: Places,
): Letter {
  const words = mailWords(props.locale);
  return {
    subject: words('addressChanged.subject', { exam: props.exam }),
    title: words('addressChanged.title'),
    paragraphs: [words('addressChanged.changed', { exam: props.exam }), words('addressChanged.notYou')],
    links: [{ label: words('addressChanged.back'), url: addressOf(props.link, props.locale) }],
    small: [
      words('addressChanged.until', {
        date: writtenDay(new Date(props.until), props.locale),
        contact: supportEmail,
      }),
      words('common.private'),
    ],
    signature: words('common.signature'),
  };
}
