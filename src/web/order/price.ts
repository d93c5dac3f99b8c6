import type { Currency } from '#locale/currencies.ts';
import type { Variety } from '#locale/locales.ts';
import { formatAmount, formatPrice } from '#locale/price.ts';

export interface Price {
  amount: number;
  currency: string;
}

/** A price of the contract as the reader's language writes it. */
export function priceText(price: Price, variety: Variety): string {
  return formatPrice(price.amount, price.currency as Currency, variety);
}

/** Money of the contract that moved or goes back, with its hundredths where it has some. */
export function amountText({ amount, currency }: Price, variety: Variety): string {
  return formatAmount(amount, currency as Currency, variety);
}
