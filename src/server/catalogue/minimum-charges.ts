import type { Currency } from '#locale/currencies.ts';

/**
 * Below these amounts, in units, a card payment is refused by its provider, or costs more in fees than it brings. Those
 * of USD, EUR, GBP, CAD, AUD, CHF, SGD, HKD, PLN, DKK, BRL, NOK, MXN, CZK, JPY, HUF, INR and THB are the minimum charges
 * of Stripe's documentation or above them; it asks of all others for half a US dollar's worth, of which these are at
 * least one and a half.
 */
const units: Partial<Record<Currency, number>> = {
  USD: 0.5,
  EUR: 0.5,
  GBP: 0.3,
  CAD: 0.5,
  AUD: 0.5,
  CHF: 0.5,
  SGD: 0.5,
  HKD: 4,
  PLN: 2,
  DKK: 2.5,
  BRL: 0.5,
  CNY: 6,
  NOK: 3,
  TRY: 40,
  EGP: 40,
  MXN: 10,
  CZK: 15,
  TWD: 25,
  UAH: 35,
  PHP: 45,
  RUB: 70,
  ARS: 1200,
  JPY: 50,
  HUF: 175,
  KZT: 400,
  CLP: 750,
  KRW: 1100,
  UGX: 2800,
  COP: 3300,
  IDR: 13_000,
  INR: 50,
  THB: 25,
  VND: 20_000,
  ZAR: 15,
};

const hundredths: ReadonlyMap<string, number> = new Map(
  Object.entries(units).map(([currency, amount]) => [currency, Math.round(amount * 100)]),
);

/**
 * The least that can be charged in a currency, in hundredths: what is left of a price after a coupon is never less.
 *
 * @throws RangeError for a currency that nothing is sold in
 */
export function minimumCharge(currency: string): number {
  const minimum = hundredths.get(currency);
  if (minimum === undefined) throw new RangeError(`Nothing is sold in ${currency}.`);
  return minimum;
}
