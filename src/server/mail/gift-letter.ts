import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

/** What the card of a gift is printed of. */
export interface PrintedGift
  extends Pick<MailProps<'mail.gift'>, 'product' | 'code' | 'giver' | 'line' | 'locale' | 'paper'> {
  /** Where the test begins. */
  readonly address: string;
  readonly madeAt: string;
}

/** What is made of it: a PDF. */
export type PrintGift = (card: PrintedGift) => Promise<Uint8Array>;

const startOf = ({ reference, locale }: MailProps<'mail.gift'>, places: Places) =>
  pageOf(places, `/answer/start/${reference}`, locale);

/** The card to hand over, made in the job that holds the code: neither is kept anywhere. */
export async function giftCard(
  props: MailProps<'mail.gift'>,
  { printGift, places, madeAt }: { printGift: PrintGift; places: Places; madeAt: string },
) {
  const { product, code, giver, line, locale, paper } = props;
  const address = startOf(props, places);
  const card = await printGift({ product, code, giver, line, locale, paper, address, madeAt });
  return { filename: 'sixgates-gift.pdf', contentType: 'application/pdf', content: Buffer.from(card) };
}

/** The code of a gift, to its buyer: the only place where it stands. Lost, it is made anew (`operate order resend`). */
export function gift(props: MailProps<'mail.gift'>, places: Places): Letter {
  const words = mailWords(props.locale);
  const { product, orderNumber } = props;
  return {
    subject: words('gift.subject', { product }),
    title: words('gift.title'),
    opens: true,
    paragraphs: [words('gift.thanks', { product })],
    code: { label: words('gift.code'), value: props.code },
    notices: [words('gift.enclosed'), words('gift.how')],
    links: [{ label: words('gift.open'), url: startOf(props, places), quiet: true }],
    small: [
      words('gift.care', { contact: places.supportEmail }),
      words('refund.order', { orderNumber }),
      words('common.why'),
    ],
    signature: words('common.signature'),
  };
}
