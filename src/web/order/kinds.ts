import { certificateSkuId } from '#contract/fields.ts';
import type { OrderKind } from '#contract/orders.ts';
import type { OrderView } from './order.server.ts';

/** Where and in which words the screens show one kind of order. */
interface KindOnScreens {
  /** The screen that shows what was bought; and whether it is asked for by this order's number or by its report's. */
  readonly found: '/report/result' | '/paying/success' | '/paying/subscribe/check';
  readonly foundBy: 'itself' | 'report';
  /** What the screen of a paid order shows; null where the screen on which it is found says it. */
  readonly bought: 'report' | 'extra' | 'gift' | null;
  /** The screen on which something else can be chosen in its stead, and by which order's number. */
  readonly choice: '/paying/scheme' | '/report/result' | '/store/gift' | '/store/course' | '/member';
  readonly choiceBy: 'itself' | 'report' | null;
  /** Whether extras can stand beside its report, and another order can bring it. */
  readonly hasReport: boolean;
  /** By which list its content is named, or by the order itself: an extra's one feature is its name once more. */
  readonly namedBy: 'skus' | 'plans' | 'order';
  /** Whether a code could lower its price. */
  readonly takesCoupon: boolean;
  /** Among the words of `paying.pay`: what it is called, the way back to choosing, what its address is for, what is agreed to. */
  readonly label: 'product' | 'extra' | 'plan' | 'gift';
  /** Whether it belongs to a test, which is named as well. */
  readonly namesTest: boolean;
  readonly change: 'change' | 'backToReport' | 'backToCourse' | 'changeGift' | 'changeMembership';
  /** The way back where its test has one package only, and nothing else can be chosen. */
  readonly changeNone?: 'backToResult';
  readonly emailHint: 'emailHint' | 'emailHintCertificate' | 'emailHintGift' | 'emailHintMembership';
  /** The sentence that waives the right of withdrawal and its note; null where that right cannot end early. */
  readonly waiver:
    | readonly ['waiver', 'waiverNote']
    | readonly ['waiverCertificate', 'waiverCertificateNote']
    | null;
  /** Among the words of `paying.withdraw`: what is closed when it is withdrawn. */
  readonly closed: 'closedReport' | 'closedCertificate' | 'closedGift' | 'closedUpgrade' | 'closedMembership';
  /** Among those of `paying.closed`: what is over once the money goes back, and what while it is on its way. */
  readonly refunded: readonly [
    done: 'refundedText' | 'refundedGiftText',
    underWay: 'refundingText' | 'refundingGiftText',
  ];
  /** And what is said where that right was waived. */
  readonly waived: 'waivedText' | 'waivedTextCertificate';
}

const report: KindOnScreens = {
  found: '/report/result',
  foundBy: 'report',
  bought: 'report',
  choice: '/paying/scheme',
  choiceBy: 'itself',
  hasReport: true,
  namedBy: 'skus',
  takesCoupon: true,
  label: 'product',
  namesTest: true,
  change: 'change',
  emailHint: 'emailHint',
  waiver: ['waiver', 'waiverNote'],
  closed: 'closedReport',
  refunded: ['refundedText', 'refundingText'],
  waived: 'waivedText',
};

const extra: KindOnScreens = {
  ...report,
  found: '/paying/success',
  foundBy: 'itself',
  bought: 'extra',
  choice: '/report/result',
  choiceBy: 'report',
  hasReport: false,
  namedBy: 'order',
  label: 'extra',
  namesTest: false,
  change: 'backToReport',
};

/** Every kind of order, and the one extra that is no test: a row each, and no branch on a kind anywhere else. */
const kinds: { readonly [Kind in OrderKind | 'certificate']: KindOnScreens } = {
  report: { ...report, changeNone: 'backToResult' },
  course: {
    ...report,
    choice: '/store/course',
    choiceBy: null,
    hasReport: false,
    change: 'backToCourse',
  },
  extra,
  certificate: {
    ...extra,
    namesTest: true,
    emailHint: 'emailHintCertificate',
    waiver: ['waiverCertificate', 'waiverCertificateNote'],
    closed: 'closedCertificate',
    waived: 'waivedTextCertificate',
  },
  upgrade: {
    ...report,
    bought: null,
    choice: '/report/result',
    choiceBy: 'report',
    hasReport: false,
    takesCoupon: false,
    change: 'backToReport',
    closed: 'closedUpgrade',
  },
  gift: {
    ...report,
    found: '/paying/success',
    foundBy: 'itself',
    bought: 'gift',
    choice: '/store/gift',
    choiceBy: null,
    hasReport: false,
    label: 'gift',
    change: 'changeGift',
    emailHint: 'emailHintGift',
    waiver: null,
    closed: 'closedGift',
    refunded: ['refundedGiftText', 'refundingGiftText'],
  },
  membership: {
    ...report,
    found: '/paying/subscribe/check',
    foundBy: 'itself',
    bought: null,
    choice: '/member',
    choiceBy: null,
    hasReport: false,
    namedBy: 'plans',
    label: 'plan',
    namesTest: false,
    change: 'changeMembership',
    emailHint: 'emailHintMembership',
    waiver: null,
    closed: 'closedMembership',
  },
};

/** How the screens show an order. */
export function kindOf({
  kind,
  skuId,
}: Pick<OrderView, 'kind'> & Partial<Pick<OrderView, 'skuId'>>): KindOnScreens {
  return kinds[kind === 'extra' && skuId === certificateSkuId ? 'certificate' : kind];
}

/** Whether an order itself was paid for; what another order, a gift or a membership opens was not. */
export const isBought = ({ orderState }: Pick<OrderView, 'orderState'>): boolean =>
  orderState === 'paid' || orderState === 'partially_refunded';
