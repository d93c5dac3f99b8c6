import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

/** The code of a gift, to its buyer: the only place where it stands. Lost, it is made anew (`operate order resend`). */
export function gift(props: MailProps<'mail.gift'>, places: Places): Letter {
  const words = mailWords(props.locale);
  const { product, orderNumber, reference } = props;
  return {
    subject: words('gift.subject', { product }),
    title: words('gift.title'),
    opens: true,
    paragraphs: [words('gift.thanks', { product })],
    code: { label: words('gift.code'), value: props.code },
    notices: [words('gift.how')],
    links: [
      {
        label: words('gift.open'),
        url: pageOf(places, `/answer/start/${reference}`, props.locale),
        quiet: true,
      },
    ],
    small: [
      words('gift.care', { contact: places.supportEmail }),
      words('refund.order', { orderNumber }),
      words('common.why'),
    ],
    signature: words('common.signature'),
  };
}
