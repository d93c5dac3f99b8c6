/**
 * One table for how money looks. Amounts are integers in hundredths of the unit in every currency
 * (specification, section 9), whatever ISO 4217 says of its exponent.
 */
export interface CurrencyFormat {
  /** Digits shown after the separator. */
  readonly decimals: 0 | 2;
  /** null where prices have none: what a refund then shows of a unit is written as the reader's language does. */
  readonly separator: '.' | ',' | null;
}

/** Shown without decimals; a stored price in one of these is a multiple of 100 (specification, section 9). */
const withoutDecimals =
  'CNY NOK TRY EGP MXN CZK TWD UAH PHP RUB ARS JPY HUF KZT CLP KRW UGX COP IDR INR THB VND ZAR'.split(' ');

/** Shown with a decimal comma (specification, section 9). HRK is formatted, but no longer sold. */
const withComma = 'EUR PLN BRL DKK HRK'.split(' ');

const withPoint = 'USD GBP CAD AUD CHF HKD SGD'.split(' ');

export const currencies = [
  'CNY',
  'NOK',
  'TRY',
  'EGP',
  'MXN',
  'CZK',
  'TWD',
  'UAH',
  'PHP',
  'RUB',
  'ARS',
  'JPY',
  'HUF',
  'KZT',
  'CLP',
  'KRW',
  'UGX',
  'COP',
  'IDR',
  'INR',
  'THB',
  'VND',
  'ZAR',
  'EUR',
  'PLN',
  'BRL',
  'DKK',
  'HRK',
  'USD',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'HKD',
  'SGD',
] as const;

export type Currency = (typeof currencies)[number];

export const currencyFormats: ReadonlyMap<string, CurrencyFormat> = new Map<string, CurrencyFormat>([
  ...withoutDecimals.map((code) => [code, { decimals: 0, separator: null }] as const),
  ...withComma.map((code) => [code, { decimals: 2, separator: ',' }] as const),
  ...withPoint.map((code) => [code, { decimals: 2, separator: '.' }] as const),
]);
