import type { Currency } from '#locale/currencies.ts';

export const pricePoints = [
  'report-basic',
  'report-premium',
  'report-top',
  'report-short',
  'report-full',
  'extra-test',
  'extra-certificate',
  'course',
  'vip-month',
  'vip-year',
] as const;

export type PricePoint = (typeof pricePoints)[number];

/** Points of one thing from the least of it to the most: their prices rise in every currency. */
export const risingPoints: readonly (readonly PricePoint[])[] = [
  ['report-basic', 'report-premium', 'report-top'],
  ['report-short', 'report-full'],
  ['extra-certificate', 'extra-test', 'report-basic'],
  ['vip-month', 'course', 'vip-year'],
];

/** Formatted, but no longer sold: the kuna ended in 2023. */
export const notSold: readonly Currency[] = ['HRK'];

/**
 * Units and hundredths of each point, in the order of `pricePoints`: reports (three, and two of another kind), extras (two),
 * course, memberships (two). Set by hand for each currency in the way prices end there, and not converted.
 */
export const priceTable: Partial<Record<Currency, string>> = {
  USD: '9.90 14.90 19.90 12.90 19.90 5.90 4.90 19.90 14.90 89.90',
  EUR: '9.90 14.90 19.90 12.90 19.90 5.90 4.90 19.90 14.90 89.90',
  GBP: '8.90 12.90 16.90 10.90 16.90 4.90 3.90 16.90 12.90 74.90',
  CAD: '12.90 19.90 26.90 16.90 26.90 7.90 6.90 26.90 19.90 119.90',
  AUD: '14.90 21.90 29.90 18.90 29.90 8.90 7.90 29.90 21.90 129.90',
  CHF: '9.90 14.90 19.90 12.90 19.90 5.90 4.90 19.90 14.90 89.90',
  SGD: '12.90 19.90 26.90 16.90 26.90 7.90 6.90 26.90 19.90 119.90',
  HKD: '78.00 118.00 158.00 98.00 158.00 48.00 38.00 158.00 118.00 688.00',
  PLN: '39.90 59.90 79.90 49.90 79.90 24.90 19.90 79.90 59.90 349.90',
  DKK: '69.00 109.00 149.00 89.00 149.00 45.00 35.00 149.00 109.00 649.00',
  BRL: '29.90 44.90 59.90 37.90 59.90 17.90 14.90 59.90 44.90 269.90',
  CNY: '49 69 99 59 99 29 25 99 69 399',
  NOK: '109 169 229 139 229 69 55 229 169 999',
  TRY: '249 379 499 319 499 149 119 499 379 2290',
  EGP: '249 379 499 319 499 149 119 499 379 2290',
  MXN: '149 229 299 189 299 89 75 299 229 1399',
  CZK: '229 349 459 289 459 139 115 459 349 2090',
  TWD: '290 440 590 370 590 180 150 590 440 2680',
  UAH: '249 379 499 319 499 149 119 499 379 2290',
  PHP: '349 519 699 439 699 209 175 699 519 3190',
  RUB: '690 990 1290 850 1290 390 350 1290 990 5990',
  ARS: '8900 12900 17900 10900 17900 5400 4400 17900 12900 77900',
  JPY: '1280 1980 2680 1680 2680 780 680 2680 1980 11800',
  HUF: '3490 5290 6990 4490 6990 2090 1790 6990 5290 31900',
  KZT: '3490 5290 6990 4490 6990 2090 1790 6990 5290 31900',
  CLP: '7990 11990 15990 9990 15990 4790 3990 15990 11990 69990',
  KRW: '11900 17900 23900 14900 23900 6900 5900 23900 17900 109000',
  UGX: '24000 36000 48000 30000 48000 14000 12000 48000 36000 219000',
  COP: '29900 44900 59900 37900 59900 17900 14900 59900 44900 269900',
  IDR: '99000 149000 199000 129000 199000 59000 49000 199000 149000 899000',
  INR: '399 599 799 499 799 239 199 799 599 3599',
  THB: '249 379 499 319 499 149 119 499 379 2290',
  VND: '169000 249000 329000 209000 329000 99000 85000 329000 249000 1490000',
  ZAR: '129 199 259 169 259 79 65 259 199 1190',
};
