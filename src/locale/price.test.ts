import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyFormats } from './currencies.ts';
import { locales } from './locales.ts';
import { markets } from './markets.ts';
import { formatPrice } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [690, 'USD', 'EN', '$6.90'],
    [98_000, 'JPY', 'JA', '￥980'],
    [690, 'EUR', 'DE', '6,90\u00a0€'],
    [690, 'EUR', 'EN', '€6,90'],
    [123_456_00, 'EUR', 'EN', '€123.456,00'],
    [5800, 'HKD', 'HK', 'HK$58.00'],
  ] as const)('writes %i %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice(amount, currency, locale)).toBe(text);
  });

  it('refuses to hide a part of what is charged', () => {
    expect(() => formatPrice(98_050, 'JPY', 'JA')).toThrow(RangeError);
    expect(() => formatPrice(6.9, 'USD', 'EN')).toThrow(RangeError);
  });

  it('shows every amount exactly, in every currency and language', () => {
    const amounts = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (whole, currency, locale) => {
          const format = currencyFormats.get(currency);
          const amount = format?.decimals === 0 ? whole * 100 : whole;
          const text = formatPrice(amount, currency, locale);
          const digits = text.replace(/\D/g, '');
          expect(Number(digits)).toBe(format?.decimals === 0 ? whole : amount);
          if (format?.decimals === 2)
            expect(text).toContain(`${format.separator}${String(amount % 100).padStart(2, '0')}`);
        },
      ),
    );
  });
});

describe('markets', () => {
  it('each have a currency that can be shown', () => {
    for (const market of markets.values())
      expect(currencyFormats.has(market.currency), market.code).toBe(true);
  });
});
