import { type Currency, currencies, currencyFormats } from '#locale/currencies.ts';

export const pricePoints = ['report-basic', 'report-premium', 'report-top'] as const;
export type PricePoint = (typeof pricePoints)[number];

/** Formatted, but no longer sold: the kuna ended in 2023. */
const notSold: readonly Currency[] = ['HRK'];

/** Whole units and hundredths of each point, set by hand for each currency and not converted: basic, premium, top. */
const table: Partial<Record<Currency, readonly [string, string, string]>> = {
  USD: ['9.90', '14.90', '19.90'],
  EUR: ['9.90', '14.90', '19.90'],
  GBP: ['8.90', '12.90', '16.90'],
  CAD: ['12.90', '19.90', '26.90'],
  AUD: ['14.90', '21.90', '29.90'],
  CHF: ['9.90', '14.90', '19.90'],
  SGD: ['12.90', '19.90', '26.90'],
  HKD: ['78.00', '118.00', '158.00'],
  PLN: ['39.90', '59.90', '79.90'],
  DKK: ['69.00', '109.00', '149.00'],
  BRL: ['29.90', '44.90', '59.90'],
  CNY: ['49', '69', '99'],
  NOK: ['109', '169', '229'],
  TRY: ['249', '379', '499'],
  EGP: ['249', '379', '499'],
  MXN: ['149', '229', '299'],
  CZK: ['229', '349', '459'],
  TWD: ['290', '440', '590'],
  UAH: ['249', '379', '499'],
  PHP: ['349', '519', '699'],
  RUB: ['690', '990', '1290'],
  ARS: ['8900', '12900', '17900'],
  JPY: ['1280', '1980', '2680'],
  HUF: ['3490', '5290', '6990'],
  KZT: ['3490', '5290', '6990'],
  CLP: ['7990', '11990', '15990'],
  KRW: ['11900', '17900', '23900'],
  UGX: ['24000', '36000', '48000'],
  COP: ['29900', '44900', '59900'],
  IDR: ['99000', '149000', '199000'],
  INR: ['399', '599', '799'],
  THB: ['249', '379', '499'],
  VND: ['169000', '249000', '329000'],
  ZAR: ['129', '199', '259'],
};

/** `14.90` in hundredths, without the rounding of floating point. */
function hundredths(text: string): number {
  const match = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a price.`);
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

function readTable(): ReadonlyMap<Currency, Record<PricePoint, number>> {
  const prices = new Map<Currency, Record<PricePoint, number>>();
  for (const currency of currencies) {
    if (notSold.includes(currency)) continue;
    const row = table[currency];
    if (!row) throw new RangeError(`No prices in ${currency}.`);
    const [basic, premium, top] = [hundredths(row[0]), hundredths(row[1]), hundredths(row[2])];
    if (!(0 < basic && basic < premium && premium < top))
      throw new RangeError(`Prices in ${currency} do not rise.`);
    if (
      currencyFormats.get(currency)?.decimals === 0 &&
      [basic, premium, top].some((price) => price % 100 !== 0)
    ) {
      throw new RangeError(`${currency} is shown without decimals: its prices must be whole.`);
    }
    prices.set(currency, { 'report-basic': basic, 'report-premium': premium, 'report-top': top });
  }
  return prices;
}

/** Read when the server starts: a wrong table stops it. */
const prices = readTable();

/** The price of a point in hundredths; undefined in a currency that is not sold, or for a point that does not exist. */
export function priceOf(point: string, currency: Currency): number | undefined {
  return pricePoints.some((known) => known === point)
    ? prices.get(currency)?.[point as PricePoint]
    : undefined;
}
