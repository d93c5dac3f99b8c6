import type { Variety } from '#locale/locales.ts';
import type { MailKind, MailProps } from '#server/jobs/mails.ts';
import { letters } from '#server/mail/kinds.ts';
import { legalLinks } from '#server/mail/legal-links.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { Places } from '#server/mail/places.ts';

/** Where specimens of letters point. */
export const places: Places = {
  addressOf: ({ linkId, reference }, locale) =>
    `https://example.org/report/retrieve/${reference}?token=${linkId}&hl=${locale}`,
  codeOf: () => '042719',
  accountTokenOf: (linkId) => `key-${linkId}`,
  publicUrl: 'https://example.org',
  supportEmail: 'help@example.org',
  home: 'XX-SUBS-1002',
};

/** What is sold, and sums, as they reach a letter in one language. */
export interface Sold {
  readonly exam: string;
  readonly product: string;
  readonly price: string;
  readonly counted: string;
  readonly total: string;
}

const orderNumber = '01KB3T9Q5W8E2R7Y4U6I0PASDF';
const reference = 'DE-SUBS-1002';
const bought = '2026-11-21T10:00:00.000Z';
const until = '2026-12-05T23:59:59.999Z';
const link = { linkId: 'one', reference };

/** A letter of every kind, with as much on it as it may hold. */
export function specimenOf(kind: MailKind, locale: Variety, sold: Sold): Letter {
  const letter = (letters[kind] as (props: unknown, to: Places) => Letter)(
    propsOf(locale, sold)[kind],
    places,
  );
  return { ...letter, legal: legalLinks(places, locale) };
}

function propsOf(
  locale: Variety,
  { exam, product, price, counted, total }: Sold,
): { readonly [Kind in MailKind]: MailProps<Kind> } {
  const to = { to: 'reader@example.org', locale };
  const membership = {
    ...to,
    reference,
    orderNumber,
    plan: product,
    price,
    periodEnd: '2026-12-21T10:00:00.000Z',
    graceUntil: '2026-12-28T10:00:00.000Z',
  };
  return {
    'mail.report-ready': { ...to, exam, orderNumber, booklet: true, total, link, until },
    'mail.report-links': {
      ...to,
      reports: [
        { ...link, exam, takenAt: bought },
        { ...link, linkId: 'two', exam, takenAt: bought },
      ],
      until,
    },
    'mail.address-changed': { ...to, exam, link, until },
    'mail.receipt': {
      ...to,
      orderNumber,
      reference,
      product,
      paidAt: bought,
      price,
      raises: true,
      counted,
      discount: null,
      total,
      givenBack: null,
      agreed: null,
      tax: 'included',
      method: { kind: 'card', brand: null },
      account: 'link-account',
      renews: false,
      period: null,
      withdrawal: { of: 'upgrade', until },
      waiver: null,
    },
    'mail.refund': {
      ...to,
      orderNumber,
      product,
      amount: total,
      reason: 'withdrawal',
      fully: true,
      byHand: null,
      demonstration: false,
    },
    'mail.withdrawal': { ...to, orderNumber, product, amount: total, kind: 'report', at: bought },
    'mail.erased': to,
    'mail.account': { ...to, says: 'confirm', codeId: 'code-one', reference },
    'mail.account-moved': { ...to, linkId: 'link-back', reference, until },
    'mail.account-restored': to,
    'mail.gift': {
      ...to,
      orderNumber,
      reference,
      product,
      code: 'AB12-CD34-EF56',
      giver: 'Ada',
      line: 'Enjoy.',
      paper: 'a4',
    },
    'mail.membership-started': membership,
    'mail.membership-renewed': membership,
    'mail.membership-past-due': membership,
    'mail.membership-canceled': membership,
    'mail.membership-resumed': membership,
    'mail.membership-switched': membership,
    'mail.membership-reminder': membership,
    'mail.membership-ended': membership,
    'mail.together': { ...to, exam, orderNumber, reference },
    'mail.support': {
      ...to,
      reference: 'A1B2C3',
      from: 'visitor@example.org',
      name: 'Ada',
      message: 'I cannot find my report.\n\nWhere is it?',
      orderNumber,
      sittingId: 'sitting-one',
    },
    'mail.support-received': { ...to, reference: 'A1B2C3' },
  };
}
