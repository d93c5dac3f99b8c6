import { findMarket, type PriceTax } from '#locale/markets.ts';
import { type Coupon, discountOf } from '#server/catalogue/coupon-terms.ts';
import { leastCharge } from '#server/catalogue/methods.ts';
import { type CatalogueItem, findSku, isOnSale, priceIn } from '#server/catalogue/skus.ts';
import { kindOf, mayBuy } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Payments } from './ask.ts';

/** What an order costs, in hundredths: shown before paying, and charged. */
export interface Quote {
  readonly item: CatalogueItem;
  readonly currency: string;
  readonly price: number;
  /** What of the item's own price was paid before; 0 unless it is an upgrade. `price` is what is left of it. */
  readonly credit: number;
  readonly discount: number;
  readonly total: number;
  readonly tax: PriceTax;
}

/**
 * The price in the order's own market, less a coupon, and less what was paid of it already.
 *
 * @param less.credit what of the price an upgrade need not pay any more (`creditOf`)
 * @throws Refusal `unknownSku` for what this order cannot buy, `skuOfAnotherMarket` where it has no price,
 *   `couponUnknown` for a membership: its price is the same each period; and for an upgrade, whose price is a difference
 */
export function quoteOf(
  { offered }: Pick<Payments, 'offered'>,
  order: Order,
  skuId: string,
  { coupon, credit }: { coupon: Coupon | undefined; credit: number },
): Quote {
  const item = findSku(skuId);
  const market = findMarket(order.market);
  if (!item || !market || !isOnSale(item) || !mayBuy(order, item)) throw new Refusal('unknownSku');
  if (coupon && !kindOf(order).takesCoupon) throw new Refusal('couponUnknown');
  const { amount, currency } = priceIn(market, item);
  const price = amount - credit;
  const minimum = leastCharge({ market, offered });
  if (price < minimum) throw new Refusal('unknownSku');
  const discount = coupon ? discountOf(coupon, { price, currency: market.currency, minimum }) : 0;
  return {
    item,
    currency,
    price,
    credit,
    discount,
    total: price - discount,
    tax: market.tax,
  };
}
