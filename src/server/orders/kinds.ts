import type { OrderKind } from '#contract/orders.ts';
import type { CatalogueItem } from '#server/catalogue/skus.ts';
import type { Order } from './store.ts';

/** What distinguishes one kind of order from another, wherever a rule asks for it. What follows from it: `acts.ts`. */
export interface KindOfOrder {
  /** What of the catalogue it buys. */
  readonly buys: CatalogueItem['kind'];
  /** Whether another item of its test may be chosen until it is paid; else it was made for one. */
  readonly isChoosable: boolean;
  /** A price that is the same each period, and one that is a difference, take no coupon. */
  readonly takesCoupon: boolean;
  /**
   * Whether a test was taken for it. Its report can be added to, raised and reviewed, and opened by another order, by a
   * gift's code and by a membership.
   */
  readonly hasReport: boolean;
  /** Whether it holds material that needs no test to be taken. */
  readonly holdsMaterial: boolean;
  /** What it does for the order that it names as its parent: adds to its report, raises it, or pays a period after it. */
  readonly asChild: 'adds' | 'raises' | 'renews' | null;
  /** To whom its payment opens something: to its buyer, or to the bearer of its code. */
  readonly opensTo: 'buyer' | 'bearer';
  /** Whether the right of withdrawal can end early (Directive 2011/83/EU, article 16 m). */
  readonly mayBeWaived: boolean;
  /** In which words the receipt tells of the right of withdrawal. */
  readonly withdrawnAs: 'report' | 'upgrade' | 'membership' | 'gift';
}

const alone = {
  buys: 'report',
  isChoosable: false,
  takesCoupon: true,
  hasReport: false,
  holdsMaterial: false,
  asChild: null,
  opensTo: 'buyer',
  mayBeWaived: true,
  withdrawnAs: 'report',
} as const satisfies KindOfOrder;

/** Every kind of order: a row each, and no branch on a kind anywhere else. */
const kinds: { readonly [Kind in OrderKind]: KindOfOrder } = {
  report: { ...alone, isChoosable: true, hasReport: true },
  extra: { ...alone, buys: 'extra', asChild: 'adds' },
  upgrade: { ...alone, takesCoupon: false, asChild: 'raises', withdrawnAs: 'upgrade' },
  course: { ...alone, holdsMaterial: true },
  membership: {
    ...alone,
    buys: 'membership',
    takesCoupon: false,
    asChild: 'renews',
    mayBeWaived: false,
    withdrawnAs: 'membership',
  },
  gift: { ...alone, isChoosable: true, opensTo: 'bearer', mayBeWaived: false, withdrawnAs: 'gift' },
};

export function kindOf({ kind }: Pick<Order, 'kind'>): KindOfOrder {
  return kinds[kind];
}

/** Whether there is something of an order to hand out: its test was taken, or it needs none. */
export const hasContent = (order: Pick<Order, 'kind' | 'sittingId'>): boolean =>
  order.sittingId !== null || kindOf(order).holdsMaterial;

/** The kinds of which all of this holds, to look for their orders. */
export function kindsThat(traits: Partial<KindOfOrder>): OrderKind[] {
  const asked = Object.entries(traits);
  return (Object.keys(kinds) as OrderKind[]).filter((kind) => {
    const row = new Map<string, unknown>(Object.entries(kinds[kind]));
    return asked.every(([trait, value]) => row.get(trait) === value);
  });
}

/** Whether an order of a kind can be made for something. */
export function buys(kind: OrderKind, item: CatalogueItem | undefined): item is CatalogueItem {
  if (item === undefined || item.kind !== kinds[kind].buys) return false;
  return !kinds[kind].holdsMaterial || item.exam?.course !== undefined;
}

/** Whether an order, as it stands, can be paid with something as its content. */
export function mayBuy(
  { kind, examId, skuId }: Pick<Order, 'kind' | 'examId' | 'skuId'>,
  item: CatalogueItem,
): boolean {
  return buys(kind, item) && (kinds[kind].isChoosable ? item.exam?.id === examId : item.skuId === skuId);
}
