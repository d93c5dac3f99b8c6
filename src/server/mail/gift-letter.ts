import { z } from 'zod';
import type { Letter } from './layout.ts';
import { type Places, pageOf, recipient } from './places.ts';
import { mailWords } from './words.ts';

export const giftProps = recipient.extend({
  orderNumber: z.string(),
  /** The `{code}-{examId}` of the order's pages. */
  reference: z.string(),
  /** What the code opens, by its name. */
  product: z.string(),
  code: z.string(),
});

/** The code of a gift, to its buyer: the only place where it stands. Lost, it is made anew (`operate order resend`). */
export function gift(props: z.output<typeof giftProps>, places: Places): Letter {
  const words = mailWords(props.locale);
  const { product, orderNumber, reference } = props;
  return {
    subject: words('gift.subject', { product }),
    title: words('gift.title'),
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
