import type { MailProps } from '#server/jobs/mails.ts';
import { wordsIn } from '#words/translator.ts';
import type { Letter } from './letter.ts';
import { mailWords } from './words.ts';

/** A visitor's message, as it was written, with what helps to answer it; an answer goes to the visitor. */
export function supportMessage(props: MailProps<'mail.support'>): Letter {
  const words = wordsIn(props.locale, 'help');
  const { reference, from, name, message, orderNumber, sittingId } = props;
  const rows = [
    { label: words('form.name'), value: name },
    { label: words('form.email'), value: from },
    { label: words('form.order'), value: orderNumber },
    // A word of this product's own, for those who run it: `operate` knows a sitting by it.
    { label: 'sittingId', value: sittingId },
  ];
  return {
    subject: `Sixgates ${reference}`,
    title: words('letter.reference', { reference }),
    paragraphs: message.split(/\n{2,}/),
    rows: rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    links: [],
    small: [],
    signature: mailWords(props.locale)('common.signature'),
    replyTo: from,
  };
}

/** The message has come: its number, and nothing of what it said. */
export function supportReceived({ locale, reference }: MailProps<'mail.support-received'>): Letter {
  const words = wordsIn(locale, 'help');
  return {
    subject: words('letter.subject', { reference }),
    title: words('done.title'),
    paragraphs: [words('letter.received'), words('letter.reference', { reference }), words('letter.answer')],
    links: [],
    small: [],
    signature: mailWords(locale)('common.signature'),
  };
}
