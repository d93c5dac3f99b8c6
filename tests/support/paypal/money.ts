import { z } from 'zod';
import { PaypalRefusal } from './refusal.ts';

/** An amount as it goes over the wire. */
export const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z.string().min(1).max(32),
});
export type Money = z.output<typeof money>;

/** PayPal's list of what an account abroad can take, written down apart from the one under test. */
const taken = 'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
  ' ',
);
const withoutDecimals = ['HUF', 'JPY', 'TWD'];

/** @throws PaypalRefusal as PayPal refuses amounts */
export function checkMoney({ currency_code: currency, value }: Money, field: string): void {
  const refuse = (issue: string) => {
    throw new PaypalRefusal(422, issue, field);
  };
  if (!taken.includes(currency)) refuse('CURRENCY_NOT_SUPPORTED');
  const [, units, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (units === undefined) refuse('INVALID_PARAMETER_SYNTAX');
  if (decimals.length > (withoutDecimals.includes(currency) ? 0 : 2)) refuse('DECIMAL_PRECISION');
  if (Number(value) <= 0) refuse('CANNOT_BE_ZERO_OR_NEGATIVE');
}

/** Sums are made in hundredths: PayPal's own are exact. */
export const hundredthsOf = ({ value }: Money): number => Math.round(Number(value) * 100);

export function moneyOf(hundredths: number, currency: string): Money {
  const decimals = withoutDecimals.includes(currency) ? 0 : 2;
  return { currency_code: currency, value: (hundredths / 100).toFixed(decimals) };
}
