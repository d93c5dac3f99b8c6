import type { DataOf } from '#contract/call.ts';
import type { upgradeList } from '#contract/orders.ts';
import type { Variety } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { withoutFigures } from '#server/catalogue/sales-figures.ts';
import { skuOf } from '#server/catalogue/sku-view.ts';
import { findSku } from '#server/catalogue/skus.ts';
import type { OrderFamily } from '#server/orders/family.ts';
import { packagesAbove, upgradesAmong } from '#server/orders/upgrades.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Payments } from './ask.ts';
import { creditOf } from './credit.ts';
import { quoteOf } from './quote.ts';

/** To what a report can still be raised, and for how much; and what it was raised to. */
export async function upgradesFor(
  { database, offered: providers }: Pick<Payments, 'database' | 'offered'>,
  { order, added }: OrderFamily,
  locale: Variety,
): Promise<DataOf<typeof upgradeList>> {
  const market = findMarket(order.market);
  if (!market) return { offered: [], held: [] };
  const upgrades = upgradesAmong(added);
  const offered = [];
  for (const item of packagesAbove(order, upgrades)) {
    // Priced as the order will be that is made for it.
    const asked = {
      ...order,
      kind: 'upgrade' as const,
      parentOrderNumber: order.orderNumber,
      skuId: item.skuId,
    };
    const credit = await creditOf(database, { ...asked, orderNumber: '' });
    const price = priceOf(() =>
      quoteOf({ offered: providers }, asked, item.skuId, { coupon: undefined, credit }),
    );
    if (!price) continue;
    const { name, features: told } = skuOf(item, market, locale, withoutFigures);
    offered.push({ skuId: item.skuId, name, features: told.map(({ logo }) => logo), price });
  }
  const held = upgrades.map(({ orderNumber, skuId }) => {
    const item = skuId === null ? undefined : findSku(skuId);
    return { orderNumber, name: item ? skuOf(item, market, locale, withoutFigures).name : '' };
  });
  return { offered, held };
}

function priceOf(quote: () => ReturnType<typeof quoteOf>) {
  try {
    const { total: amount, currency, tax } = quote();
    return { amount, currency, tax };
  } catch (problem) {
    // What is missing is less than can be charged, or the market has left: it is not on offer.
    if (problem instanceof Refusal) return undefined;
    throw problem;
  }
}
