import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import { mailWords } from './words.ts';

/** The receipt of a deletion: the last that is written to this address about it. */
export function erased({ locale }: MailProps<'mail.erased'>): Letter {
  const words = mailWords(locale);
  return {
    subject: words('erased.subject'),
    title: words('erased.title'),
    paragraphs: [words('erased.gone'), words('erased.stays')],
    links: [],
    small: [words('erased.last')],
    signature: words('common.signature'),
  };
}
