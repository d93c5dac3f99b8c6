import { writtenDay } from '#locale/dates.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

/** To the address that an account had: whoever knows its password may have given it another one. */
export function accountMoved(props: MailProps<'mail.account-moved'>, places: Places): Letter {
  const { locale, linkId, reference } = props;
  const words = mailWords(locale);
  const back = places.accountTokenOf(linkId);
  return {
    subject: words('accountMoved.subject'),
    title: words('accountMoved.title'),
    paragraphs: [words('accountMoved.changed'), words('accountMoved.notYou')],
    links: [
      {
        label: words('accountMoved.back'),
        url: pageOf(places, `/user/edit-password/${reference}`, locale, { back }),
      },
    ],
    small: [words('accountMoved.until', { date: writtenDay(new Date(props.until), locale) })],
    signature: words('common.signature'),
  };
}

/** To the address that an account had in between: somebody took it back to the one before. */
export function accountRestored({ locale }: MailProps<'mail.account-restored'>, places: Places): Letter {
  const words = mailWords(locale);
  return {
    subject: words('accountRestored.subject'),
    title: words('accountRestored.title'),
    paragraphs: [words('accountRestored.text')],
    links: [],
    small: [words('accountRestored.notYou', { contact: places.supportEmail })],
    signature: words('common.signature'),
  };
}
