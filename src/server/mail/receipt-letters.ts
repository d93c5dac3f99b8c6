import { writtenDay, writtenMoment } from '#locale/dates.ts';
import { listed } from '#locale/list.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import { wordsIn } from '#words/translator.ts';
import type { Bill, Letter, Row } from './letter.ts';
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
    bill: billOf(props),
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

function billOf(props: Receipt): Bill {
  const words = mailWords(props.locale);
  const { price, counted, discount, total, givenBack, tax, raises, product } = props;
  const reductions = [
    ...(counted === null ? [] : [{ label: words('upgrade.counted'), value: counted }]),
    ...(discount === null ? [] : [{ label: words('receipt.discount'), value: discount }]),
  ];
  return {
    product: { label: words(raises ? 'upgrade.product' : 'receipt.product'), value: product },
    lines: reductions.length > 0 ? [{ label: words('receipt.price'), value: price }, ...reductions] : [],
    total: { label: words('receipt.total'), value: total },
    ...(tax !== 'none' && { note: words(tax === 'included' ? 'receipt.taxIncluded' : 'receipt.taxAdded') }),
    after: givenBack === null ? [] : [{ label: words('receipt.givenBack'), value: givenBack }],
  };
}

function rowsOf(props: Receipt, { supportEmail, seller }: Places): Row[] {
  const words = mailWords(props.locale);
  const day = (moment: string) => writtenDay(new Date(moment), props.locale);
  const { method, period } = props;
  return [
    ...(period
      ? [
          {
            label: words('receipt.period'),
            value: words('receipt.periodValue', { from: day(period.from), to: day(period.to) }),
          },
        ]
      : []),
    { label: words('receipt.date'), value: day(props.paidAt) },
    { label: words('receipt.method'), value: method.brand ?? words(`receipt.methods.${method.kind}`) },
    { label: words('receipt.order'), value: props.orderNumber },
    ...agreedRow(props),
    { label: words('receipt.seller'), value: `${seller ?? words('common.signature')}, ${supportEmail}` },
  ];
}

/** What was agreed to, so that its reader can find the words that held then (Directive 2011/83/EU, article 8 (7)). */
function agreedRow({ agreed, locale }: Receipt): Row[] {
  if (agreed === null) return [];
  const words = mailWords(locale);
  const names = wordsIn(locale, 'shell');
  const documents = agreed.documents.map(({ id, version }) =>
    words('receipt.document', { document: names(`legal.${id}`), version }),
  );
  const list = listed(locale, documents);
  const date = writtenDay(new Date(agreed.at), locale);
  return [{ label: words('receipt.agreed'), value: words('receipt.agreedOn', { list, date }) }];
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
    bill: {
      product: { label: words('receipt.product'), value: product },
      lines: [],
      total: { label: words('receipt.givenBack'), value: amount },
      after: [],
    },
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
