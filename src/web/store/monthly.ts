import { type Currency, currencyFormats } from '#locale/currencies.ts';
import type { Price } from '../order/price.ts';

/** What a year's price comes to in a month, rounded up to what the currency shows: never less than is paid. */
export function monthlyOf({ amount, currency }: Price): Price {
  const step = currencyFormats.get(currency as Currency)?.decimals === 0 ? 100 : 1;
  return { currency, amount: Math.ceil(amount / 12 / step) * step };
}
