import { describe, expect, it } from 'vitest';
import { type Currency, currencies } from '#locale/currencies.ts';
import { locales } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { formatPrice } from '#locale/price.ts';
import { priceOf, pricePoints } from './prices.ts';

describe('prices', () => {
  it('exist at every point in the currency of every market, and can be shown in every language', () => {
    for (const market of markets.values()) {
      for (const point of pricePoints) {
        const amount = priceOf(point, market.currency);
        expect(amount, `${point} in ${market.code}`).toBeGreaterThan(0);
        for (const locale of locales) {
          expect(formatPrice(amount as number, market.currency, locale)).toMatch(/\d/);
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

  it('are not made up for what is not sold', () => {
    expect(priceOf('report-basic', 'HRK')).toBeUndefined();
    expect(priceOf('report-free', 'EUR')).toBeUndefined();
  });
});
