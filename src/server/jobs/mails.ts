import { z } from 'zod';
import { goods } from '#contract/exams.ts';
import { orderKind } from '#contract/orders.ts';
import { agreedProtocol } from '#contract/protocols.ts';
import { variety } from '#contract/varieties.ts';
import { priceTaxes } from '#locale/markets.ts';
import { papers } from '#locale/paper.ts';

/** Whom a letter goes to, and in which words it is written. */
const recipient = z.object({ to: z.string(), locale: variety });

/** A way to one report; the address itself is made when the mail is written. */
const link = z.object({ linkId: z.string(), reference: z.string() });

const reportReady = recipient.extend({
  exam: z.string(),
  /** What was ordered; a report where an older job says nothing. */
  goods: goods.optional(),
  orderNumber: z.string(),
  /** Whether there is a booklet of answers beside the report. */
  booklet: z.boolean(),
  total: z.string(),
  link,
  until: z.iso.datetime(),
});

const reportLinks = recipient.extend({
  reports: z.array(link.extend({ exam: z.string(), takenAt: z.iso.datetime() })).min(1),
  until: z.iso.datetime(),
});

const addressChanged = recipient.extend({ exam: z.string(), link, until: z.iso.datetime() });

const receipt = recipient.extend({
  orderNumber: z.string(),
  /** The `{code}-{examId}` of the order's pages. */
  reference: z.string(),
  product: z.string(),
  paidAt: z.iso.datetime(),
  price: z.string(),
  /** It raised a report to a larger package. */
  raises: z.boolean(),
  /** What of the price was paid before, with its minus sign; null where nothing was. */
  counted: z.string().nullable(),
  /** With its minus sign; null where there was none. */
  discount: z.string().nullable(),
  total: z.string(),
  /** What has gone back of it; null where nothing has. */
  givenBack: z.string().nullable(),
  tax: z.enum(priceTaxes),
  method: z.object({
    kind: z.enum(['card', 'wallet', 'local', 'sandbox']),
    brand: z.string().nullable(),
  }),
  /** The link by which the buyer sets the first password of an account; null where there is one already. */
  account: z.string().nullable().default(null),
  /** A membership renews itself. */
  renews: z.boolean(),
  /** Of a membership, once it is known. */
  period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  /** Null where the contract was made too long ago, as with a renewal. */
  withdrawal: z
    .object({ of: z.enum(['report', 'upgrade', 'gift', 'membership']), until: z.iso.datetime() })
    .nullable(),
  /** The legal documents that the buyer agreed to, each in its version; none in receipts of before. */
  agreed: z
    .object({ documents: z.array(agreedProtocol).min(1), at: z.iso.datetime() })
    .nullable()
    .default(null),
  /** The sentence that the buyer agreed to. */
  waiver: z.object({ sentence: z.string(), at: z.iso.datetime() }).nullable(),
});

const refund = recipient.extend({
  orderNumber: z.string(),
  product: z.string(),
  amount: z.string(),
  reason: z.enum(['withdrawal', 'operator', 'surplus', 'late', 'provider']),
  fully: z.boolean(),
  /** The reference of money that was paid back past the provider; null where the provider gave it back. */
  byHand: z.string().nullable(),
  demonstration: z.boolean(),
});

const withdrawal = recipient.extend({
  orderNumber: z.string(),
  product: z.string(),
  amount: z.string(),
  kind: orderKind,
  at: z.iso.datetime(),
});

const gift = recipient.extend({
  orderNumber: z.string(),
  /** The `{code}-{examId}` of the order's pages. */
  reference: z.string(),
  /** What the code opens, by its name. */
  product: z.string(),
  code: z.string(),
  /** What the buyer wants on the card, and the paper it is printed on; nothing in letters of before. */
  giver: z.string().nullable().default(null),
  line: z.string().nullable().default(null),
  paper: z.enum(papers).default('a4'),
});

const membership = recipient.extend({
  /** The `{code}-{examId}` of the member's pages. */
  reference: z.string(),
  /** The membership's first order. */
  orderNumber: z.string(),
  /** The plan of the next period. */
  plan: z.string(),
  /** What the next period costs. */
  price: z.string(),
  periodEnd: z.iso.datetime(),
  graceUntil: z.iso.datetime().nullable(),
});

/** What a letter about an account says; codes and tokens are worked out when it is written. */
const account = recipient.extend({
  says: z.enum(['confirm', 'known', 'code', 'unknown', 'changed', 'passkey']),
  codeId: z.string().nullable(),
  /** The `{code}-{examId}` of the pages it leads to. */
  reference: z.string(),
});

/** To the address that an account had: another one was given to it. */
const accountMoved = recipient.extend({
  /** The way back, by which the account has this address again. */
  linkId: z.string(),
  reference: z.string(),
  until: z.iso.datetime(),
});

/** A visitor's message, to whoever runs the site. */
const support = recipient.extend({
  reference: z.string(),
  /** The visitor's address, to which an answer goes. */
  from: z.string(),
  name: z.string().nullable(),
  message: z.string(),
  orderNumber: z.string().nullable(),
  sittingId: z.string().nullable(),
});

const supportReceived = recipient.extend({ reference: z.string() });

/** Somebody has agreed to compare results, and waits for the receiver's word. */
const together = recipient.extend({
  exam: z.string(),
  orderNumber: z.string(),
  /** The `{code}-{examId}` of the order's pages. */
  reference: z.string(),
});

/** Every mail, and what it is told: plain words and numbers. */
export const mails = {
  'mail.report-ready': reportReady,
  'mail.report-links': reportLinks,
  'mail.address-changed': addressChanged,
  'mail.receipt': receipt,
  'mail.refund': refund,
  'mail.erased': recipient,
  'mail.account': account,
  'mail.account-moved': accountMoved,
  'mail.account-restored': recipient,
  'mail.withdrawal': withdrawal,
  'mail.gift': gift,
  'mail.membership-started': membership,
  'mail.membership-renewed': membership,
  'mail.membership-past-due': membership,
  'mail.membership-canceled': membership,
  'mail.membership-resumed': membership,
  'mail.membership-switched': membership,
  'mail.membership-reminder': membership,
  'mail.membership-ended': membership,
  'mail.together': together,
  'mail.support': support,
  'mail.support-received': supportReceived,
} as const;

export type MailKind = keyof typeof mails;

/** What a mail of a kind says. */
export type MailProps<Kind extends MailKind> = z.output<(typeof mails)[Kind]>;
