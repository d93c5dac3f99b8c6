import { type Currency, currencies, currencyFormats } from '#locale/currencies.ts';
import { notSold, type PricePoint, pricePoints, priceTable, risingPoints } from './price-points.ts';

type Prices = Readonly<Record<PricePoint, number>>;

/** `14.90` in hundredths, without the rounding of floating point. */
function hundredths(text: string): number {
  const match = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a price.`);
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/**
 * The prices of a currency, from the row of the table.
 *
 * @param row units and hundredths of each point, e.g. `9.90 14.90 …`
 * @throws RangeError for a row that is not one price a point, has a price of nothing, one that is not whole where the
 *   currency shows no decimals, or one that does not rise where more is sold for it
 */
export function readPrices(currency: Currency, row: string): Prices {
  const written = row.split(' ').map(hundredths);
  if (written.length !== pricePoints.length) throw new RangeError(`${currency} has not one price a point.`);
  const prices = Object.fromEntries(pricePoints.map((point, at) => [point, written[at]])) as Prices;
  const shownWhole = currencyFormats.get(currency)?.decimals === 0;
  for (const [point, price] of Object.entries(prices)) {
    if (price === 0) throw new RangeError(`${point} in ${currency} costs nothing.`);
    if (shownWhole && price % 100 !== 0) throw new RangeError(`${point} in ${currency} must be whole.`);
  }
  for (const points of risingPoints) {
    points.reduce((below, point) => {
      if (prices[point] <= prices[below]) throw new RangeError(`${point} in ${currency} does not rise.`);
      return point;
    });
  }
  return prices;
}

/** The prices of every currency that is sold. @throws RangeError where one has no row, or `readPrices` does */
export function readTable(table: typeof priceTable): ReadonlyMap<Currency, Prices> {
  const sold = currencies.filter((currency) => !notSold.includes(currency));
  return new Map(
    sold.map((currency) => {
      const row = table[currency];
      if (row === undefined) throw new RangeError(`No prices in ${currency}.`);
      return [currency, readPrices(currency, row)];
    }),
  );
}

/** Read when the server starts: a wrong table stops it. */
const prices = readTable(priceTable);

export function isPricePoint(point: string): point is PricePoint {
  return pricePoints.some((known) => known === point);
}

/** The price of a point in hundredths; undefined in a currency that is not sold, or for a point that does not exist. */
export function priceOf(point: string, currency: Currency): number | undefined {
  return isPricePoint(point) ? prices.get(currency)?.[point] : undefined;
}
