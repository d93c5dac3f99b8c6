import type { Variety } from '#locale/locales.ts';
import type { MoneyReader } from '#locale/price.ts';
import { varietyOf } from '#locale/varieties.ts';
import type { Order } from './store.ts';

/** The words for the buyer of an order, where no browser says more: mails and documents. */
export function varietyOfOrder({ locale, market }: Pick<Order, 'locale' | 'market'>): Variety {
  return varietyOf(locale, { market });
}

/** Who reads the sums of an order: its buyer. */
export function readerOfMoney(order: Pick<Order, 'locale' | 'market'>): MoneyReader {
  return { variety: varietyOfOrder(order), market: order.market };
}
