import { writtenDay, writtenMoment } from '#locale/dates.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter, Row } from './layout.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

export type Receipt = MailProps<'mail.receipt'>;

/** The receipt of a paid order of any kind: kept by its buyer, it confirms the contract (Directive 2011/83/EU, article 8). */
export function receipt(props: Receipt, places: Places): Letter {
  const words = mailWords(props.locale);
  const notices = [
    ...withdrawalNotices(props, places),
    ...(props.account === null ? [] : [words('account.opened')]),
  ];
  return {
    subject: words('receipt.subject', { product: props.product }),
    title: words('receipt.title'),
    paragraphs: [words('receipt.thanks')],
    rows: rowsOf(props, places),
    notices,
    links: [
      ...accountLink(props, places),
      ...(props.withdrawal
        ? [
            {
              label: words('receipt.withdraw'),
              url: pageOf(places, `/paying/withdraw/${props.reference}`, props.locale, {
                orderNumber: props.orderNumber,
              }),
              quiet: true as const,
            },
          ]
        : []),
    ],
    small: [...(props.withdrawal ? [words('receipt.device')] : []), words('common.why')],
    signature: words('common.signature'),
  };
}

function accountLink({ account, locale, reference }: Receipt, places: Places): Letter['links'] {
  if (account === null) return [];
  const key = places.accountTokenOf(account);
  const url = pageOf(places, `/user/edit-password/${reference}`, locale, { key });
  return [{ label: mailWords(locale)('account.links.open'), url, quiet: true }];
}

function rowsOf(props: Receipt, { supportEmail, seller }: Places): Row[] {
  const words = mailWords(props.locale);
  const day = (moment: string) => writtenDay(new Date(moment), props.locale);
  const { method, period, counted, discount, total, givenBack, tax } = props;
  const reductions = [
    ...(counted === null ? [] : [{ label: words('upgrade.counted'), value: counted }]),
    ...(discount === null ? [] : [{ label: words('receipt.discount'), value: discount }]),
  ];
  return [
    { label: words('receipt.seller'), value: `${seller ?? words('common.signature')}, ${supportEmail}` },
    { label: words('receipt.order'), value: props.orderNumber },
    { label: words('receipt.date'), value: day(props.paidAt) },
    { label: words(props.raises ? 'upgrade.product' : 'receipt.product'), value: props.product },
    ...(period
      ? [
          {
            label: words('receipt.period'),
            value: words('receipt.periodValue', { from: day(period.from), to: day(period.to) }),
          },
        ]
      : []),
    ...(reductions.length > 0 ? [{ label: words('receipt.price'), value: props.price }, ...reductions] : []),
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
  { locale, withdrawal, waiver, total: amount, renews: isRenewed }: Receipt,
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
  if (!waiver) {
    // The price on it is the package's, of which a part was paid before: what goes back is said.
    return withdrawal.of === 'upgrade'
      ? [words('upgrade.withdraw', { until, contact, amount })]
      : [words('receipt.withdrawReport', { until, contact })];
  }
  const date = writtenDay(new Date(waiver.at), locale);
  return [words('receipt.withdrawWaived', { until, contact, date, sentence: waiver.sentence })];
}

/** Money went back. */
export function refund(props: MailProps<'mail.refund'>): Letter {
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
export function withdrawal(props: MailProps<'mail.withdrawal'>): Letter {
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
