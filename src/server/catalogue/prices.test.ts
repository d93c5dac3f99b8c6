import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, currencies } from '#locale/currencies.ts';
import { locales } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { formatPrice } from '#locale/price.ts';
import { stripeAmounts } from '#server/providers/stripe/amounts.ts';
import { notSold, pricePoints, priceTable } from './price-points.ts';
import { isPricePoint, priceOf, readPrices, readTable } from './prices.ts';

describe('prices', () => {
  it.each([
    ['9.90 14.90', 'one price a point'],
    [`${priceTable.EUR} 9.90`, 'one price a point'],
    [`0 ${priceTable.EUR?.slice(5)}`, 'costs nothing'],
    [`15.90 ${priceTable.EUR?.slice(5)}`, 'does not rise'],
    [`9.9 ${priceTable.EUR?.slice(5)}`, 'is not a price'],
    [`14.90 ${priceTable.EUR?.slice(5)}`, 'does not rise'],
    [`-9.90 ${priceTable.EUR?.slice(5)}`, 'is not a price'],
    [`9.90€ ${priceTable.EUR?.slice(5)}`, 'is not a price'],
    [`1234567890 ${priceTable.EUR?.slice(5)}`, 'is not a price'],
  ])('stop the server where the table is wrong: %s', (row, because) => {
    expect(() => readPrices('EUR', row)).toThrow(because);
  });

  it('stop the server where a currency without decimals has some', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(pricePoints.length - 1), (cents, place) => {
        const row = (priceTable.JPY as string).split(' ');
        row[place] += `.${String(cents).padStart(2, '0')}`;
        expect(() => readPrices('JPY', row.join(' '))).toThrow('must be whole');
      }),
    );
  });

  it('stop the server where a currency that is sold has no row', () => {
    const { JPY: _, ...others } = priceTable;
    expect(() => readTable(others)).toThrow('No prices in JPY.');
    expect(readTable(priceTable).has('HRK')).toBe(false);
  });

  it('are not made up for what is not sold', () => {
    expect(priceOf('report-basic', 'HRK')).toBeUndefined();
    expect(priceOf('report-free', 'EUR')).toBeUndefined();
    expect(['report-free', ...pricePoints].filter(isPricePoint)).toEqual(pricePoints);
  });

  it('exist at every point in the currency of every market, and can be shown in every language', () => {
    for (const currency of new Set([...markets.values()].map((market) => market.currency))) {
      for (const point of pricePoints) {
        const amount = priceOf(point, currency);
        expect(amount, `${point} in ${currency}`).toBeGreaterThan(0);
        for (const locale of locales) {
          expect(formatPrice(amount as number, currency, locale)).toMatch(/\d/);
        }
      }
    }
  });

  it('show, read back, exactly what is stored', () => {
    for (const currency of currencies.filter((code) => code !== 'HRK') as Currency[]) {
      for (const point of pricePoints) {
        const amount = priceOf(point, currency) as number;
        const shown = formatPrice(amount, currency, 'EN');
        const digits = shown.replace(/[^\d]/g, '');
        const decimals = /[.,]\d{2}$/.test(shown.replace(/[^\d.,]/g, ''));
        expect(decimals ? Number(digits) : Number(digits) * 100, shown).toBe(amount);
      }
    }
  });

  it('stand in every currency of the product but those that ended, and in at least forty markets', () => {
    const sold = currencies.filter((currency) => !notSold.includes(currency));
    expect(Object.keys(priceTable).sort()).toEqual([...sold].sort());
    const priced = [...markets.values()].filter(({ currency }) => priceOf('report-basic', currency));
    expect(priced.length).toBeGreaterThanOrEqual(40);
    expect(priced.length).toBe(markets.size);
  });

  it('can be charged, with room for a coupon, and are those of one thing in every currency', () => {
    const least = (currency: Currency, point: (typeof pricePoints)[number]) =>
      (priceOf(point, currency) as number) / stripeAmounts.minimum(currency);
    for (const currency of Object.keys(priceTable) as Currency[]) {
      for (const point of pricePoints) {
        expect(least(currency, point), `${point} in ${currency}`).toBeGreaterThan(2);
        const inBasics = (priceOf(point, currency) as number) / (priceOf('report-basic', currency) as number);
        const inDollarBasics = (priceOf(point, 'USD') as number) / (priceOf('report-basic', 'USD') as number);
        expect(inBasics / inDollarBasics, `${point} in ${currency}`).toBeGreaterThan(0.8);
        expect(inBasics / inDollarBasics, `${point} in ${currency}`).toBeLessThan(1.2);
      }
      const year = priceOf('vip-year', currency) as number;
      expect(year, currency).toBeLessThan(12 * (priceOf('vip-month', currency) as number));
    }
  });
});
