import { z } from 'zod';
import type { Letter, Row } from './layout.ts';
import { type Places, pageOf, recipient } from './places.ts';
import { mailWords, writtenDay, writtenMoment } from './words.ts';

const methodKind = z.enum(['card', 'wallet', 'local', 'sandbox']);

export const receiptProps = recipient.extend({
  orderNumber: z.string(),
  /** The `{code}-{examId}` of the order's pages. */
  reference: z.string(),
  product: z.string(),
  paidAt: z.iso.datetime(),
  price: z.string(),
  /** With its minus sign; null where there was none. */
  discount: z.string().nullable(),
  total: z.string(),
  /** What has gone back of it; null where nothing has. */
  givenBack: z.string().nullable(),
  tax: z.enum(['included', 'added']),
  method: z.object({ kind: methodKind, brand: z.string().nullable() }),
  /** A membership renews itself. */
  renews: z.boolean(),
  /** Of a membership, once it is known. */
  period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  /** Null where the contract was made too long ago, as with a renewal. */
  withdrawal: z.object({ of: z.enum(['report', 'gift', 'membership']), until: z.iso.datetime() }).nullable(),
  /** The sentence that the buyer agreed to. */
  waiver: z.object({ sentence: z.string(), at: z.iso.datetime() }).nullable(),
});

export type Receipt = z.output<typeof receiptProps>;

export const refundProps = recipient.extend({
  orderNumber: z.string(),
  product: z.string(),
  amount: z.string(),
  reason: z.enum(['withdrawal', 'operator', 'surplus', 'late', 'provider']),
  fully: z.boolean(),
  /** The reference of money that was paid back past the provider; null where the provider gave it back. */
  byHand: z.string().nullable(),
  demonstration: z.boolean(),
});

export const withdrawalProps = recipient.extend({
  orderNumber: z.string(),
  product: z.string(),
  amount: z.string(),
  kind: z.enum(['report', 'extra', 'course', 'membership', 'gift']),
  at: z.iso.datetime(),
});

/** The receipt of a paid order of any kind: kept by its buyer, it confirms the contract (Directive 2011/83/EU, article 8). */
export function receipt(props: Receipt, places: Places): Letter {
  const words = mailWords(props.locale);
  const notices = withdrawalNotices(props, places);
  return {
    subject: words('receipt.subject', { product: props.product }),
    title: words('receipt.title'),
    paragraphs: [words('receipt.thanks')],
    rows: rowsOf(props, places),
    notices,
    links: props.withdrawal
      ? [
          {
            label: words('receipt.withdraw'),
            url: pageOf(places, `/paying/withdraw/${props.reference}`, props.locale, {
              orderNumber: props.orderNumber,
            }),
            quiet: true,
          },
        ]
      : [],
    small: [...(props.withdrawal ? [words('receipt.device')] : []), words('common.why')],
    signature: words('common.signature'),
  };
}

function rowsOf(props: Receipt, { supportEmail, seller }: Places): Row[] {
  const words = mailWords(props.locale);
  const day = (moment: string) => writtenDay(new Date(moment), props.locale);
  const { method, period, discount, total, givenBack, tax } = props;
  return [
    { label: words('receipt.seller'), value: `${seller ?? words('common.signature')}, ${supportEmail}` },
    { label: words('receipt.order'), value: props.orderNumber },
    { label: words('receipt.date'), value: day(props.paidAt) },
    { label: words('receipt.product'), value: props.product },
    ...(period
      ? [
          {
            label: words('receipt.period'),
            value: words('receipt.periodValue', { from: day(period.from), to: day(period.to) }),
          },
        ]
      : []),
    ...(discount === null
      ? []
      : [
          { label: words('receipt.price'), value: props.price },
          { label: words('receipt.discount'), value: discount },
        ]),
    {
      label: words('receipt.total'),
      value: words(tax === 'included' ? 'receipt.totalIncluded' : 'receipt.totalAdded', { total }),
      strong: true,
    },
    ...(givenBack === null ? [] : [{ label: words('receipt.givenBack'), value: givenBack }]),
    {
      label: words('receipt.method'),
      value: method.brand ?? words(`receipt.methods.${method.kind}`),
    },
  ];
}

function withdrawalNotices(
  { locale, withdrawal, waiver, renews: isRenewed }: Receipt,
  { supportEmail: contact }: Places,
): string[] {
  const words = mailWords(locale);
  const renews = isRenewed ? [words('receipt.renews')] : [];
  if (!withdrawal) return renews;
  const until = writtenDay(new Date(withdrawal.until), locale);
  if (withdrawal.of === 'membership') {
    return [words('receipt.withdrawMembership', { until, contact }), ...renews];
  }
  if (withdrawal.of === 'gift') return [words('receipt.withdrawGift', { until, contact })];
  if (!waiver) return [words('receipt.withdrawReport', { until, contact })];
  const date = writtenDay(new Date(waiver.at), locale);
  return [words('receipt.withdrawWaived', { until, contact, date, sentence: waiver.sentence })];
}

/** Money went back. */
export function refund(props: z.output<typeof refundProps>): Letter {
  const words = mailWords(props.locale);
  const { amount, product, reason, orderNumber, byHand } = props;
  const banksTake = words('refund.bank', { kind: props.demonstration ? 'sandbox' : 'other' });
  return {
    subject: words('refund.subject', { amount }),
    title: words('refund.title'),
    paragraphs: [
      byHand === null
        ? words('refund.given', { amount, product })
        : words('refund.givenByHand', { amount, product, reference: byHand }),
      words('refund.because', { reason, fully: props.fully ? 'yes' : 'no' }),
      ...(byHand === null ? [banksTake] : []),
    ],
    links: [],
    small: [words('refund.order', { orderNumber }), words('common.why')],
    signature: words('common.signature'),
  };
}

/** A withdrawal was received: acknowledged at once on a durable medium (Directive 2011/83/EU, article 11). */
export function withdrawal(props: z.output<typeof withdrawalProps>): Letter {
  const words = mailWords(props.locale);
  const { amount, product, kind, orderNumber } = props;
  return {
    subject: words('withdrawal.subject'),
    title: words('withdrawal.title'),
    paragraphs: [
      words('withdrawal.received', { date: writtenMoment(new Date(props.at), props.locale), product }),
      words('withdrawal.back', { amount }),
      words('withdrawal.ends', { kind }),
    ],
    links: [],
    small: [words('refund.order', { orderNumber }), words('common.why')],
    signature: words('common.signature'),
  };
}
