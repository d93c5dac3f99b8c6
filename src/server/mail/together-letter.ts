import type { MailProps } from '#server/jobs/mails.ts';
import { wordsIn } from '#words/translator.ts';
import type { Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

/** Somebody has agreed to compare results. It says nothing of theirs, and lets nobody in. */
export function together(props: MailProps<'mail.together'>, places: Places): Letter {
  const { exam, orderNumber, reference, locale } = props;
  const words = wordsIn(locale, 'together');
  return {
    subject: words('mail.subject', { exam }),
    title: words('mail.title'),
    opens: true,
    paragraphs: [words('mail.text', { exam }), words('mail.how')],
    links: [
      {
        label: words('mail.open'),
        url: pageOf(places, `/report/together/${reference}`, locale, { orderNumber }),
      },
    ],
    small: [words('mail.why')],
    signature: mailWords(locale)('common.signature'),
  };
}
