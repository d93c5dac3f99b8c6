import type { Currency } from '#locale/currencies.ts';

/**
 * The currencies that PayPal takes from buyers anywhere, and the decimals that it wants in their amounts
 * (developer.paypal.com/api/rest/reference/currency-codes). BRL, CNY and INR are left out: PayPal takes those only
 * between accounts of that country. A market whose currency is missing here is not offered PayPal.
 */
export const paypalCurrencies: ReadonlyMap<string, 0 | 2> = new Map<Currency, 0 | 2>([
  ['AUD', 2],
  ['CAD', 2],
  ['CHF', 2],
  ['CZK', 2],
  ['DKK', 2],
  ['EUR', 2],
  ['GBP', 2],
  ['HKD', 2],
  ['HUF', 0],
  ['JPY', 0],
  ['MXN', 2],
  ['NOK', 2],
  ['PHP', 2],
  ['PLN', 2],
  ['SGD', 2],
  ['THB', 2],
  ['TWD', 0],
  ['USD', 2],
]);

/** The least that PayPal can be asked for, in hundredths: the smallest coin. @throws RangeError for another currency */
export function paypalMinimum(currency: string): number {
  const decimals = paypalCurrencies.get(currency);
  if (decimals === undefined) throw new RangeError(`PayPal takes no ${currency}.`);
  return decimals === 0 ? 100 : 1;
}

export interface PaypalMoney {
  readonly currencyCode: string;
  readonly value: string;
}

/**
 * An amount as PayPal is sent it.
 *
 * @param amount hundredths of the currency's unit
 * @throws RangeError where PayPal does not take the currency, or could not be sent just this amount
 */
export function toPaypal(amount: number, currency: string): PaypalMoney {
  const decimals = paypalCurrencies.get(currency);
  if (decimals === undefined) throw new RangeError(`PayPal takes no ${currency}.`);
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} is no amount to pay.`);
  const units = Math.floor(amount / 100);
  const hundredths = amount % 100;
  if (decimals === 0 && hundredths !== 0) {
    throw new RangeError(`PayPal takes no fractions of ${currency}: ${amount} hundredths.`);
  }
  const fraction = decimals === 0 ? '' : `.${String(hundredths).padStart(2, '0')}`;
  return { currencyCode: currency, value: `${units}${fraction}` };
}

/**
 * An amount as PayPal says it, in hundredths of the currency's unit.
 *
 * @throws RangeError for what is no exact number of hundredths
 */
export function fromPaypal(money: PaypalMoney | undefined): { amount: number; currency: string } {
  const [, units, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(money?.value ?? '') ?? [];
  if (!money || units === undefined) throw new RangeError(`PayPal said no amount: ${money?.value}`);
  return { amount: Number(units) * 100 + Number(fraction.padEnd(2, '0')), currency: money.currencyCode };
}
