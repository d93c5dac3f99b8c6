import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyFormats } from './currencies.ts';
import { locales } from './locales.ts';
import { markets } from './markets.ts';
import { formatAmount, formatPrice } from './price.ts';

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

  it('shows a multiple of the amount, and none that is not exact', () => {
    expect(formatPrice(690, 'EUR', 'DE', 12)).toBe('82,80\u00a0€');
    expect(formatPrice(98_050, 'JPY', 'JA', 2)).toBe('￥1,961');
    expect(formatPrice(1000, 'USD', 'EN', 0.5)).toBe('$5.00');
    expect(() => formatPrice(691, 'USD', 'EN', 0.5)).toThrow(RangeError);
    expect(() => formatPrice(98_000, 'JPY', 'JA', 0.0005)).toThrow(RangeError);
    expect(() => formatPrice(Number.MAX_SAFE_INTEGER, 'USD', 'EN', 2)).toThrow(RangeError);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (units, times, currency, locale) => {
          const amount = units * 100;
          expect(formatPrice(amount, currency, locale, times)).toBe(
            formatPrice(amount * times, currency, locale),
          );
        },
      ),
    );
  });

  it('shows what section 9 says in every currency and language: its decimals, its mark, no other', () => {
    const whole =
      'CNY NOK TRY EGP MXN CZK TWD UAH PHP RUB ARS JPY HUF KZT CLP KRW UGX COP IDR INR THB VND ZAR';
    const comma = 'EUR PLN BRL DKK HRK';
    expect(whole.split(' ')).toHaveLength(23);
    for (const currency of currencies) {
      for (const locale of locales) {
        for (const units of [0, 1, 999, 1000, 12_345, 1_234_567]) {
          const number = formatPrice(units * 100, currency, locale).replace(/^\D+|\D+$/g, '');
          const label = `${units} ${currency} in ${locale}: ${number}`;
          const hasComma = comma.split(' ').includes(currency);
          const decimals = /[.,](\d{2})$/.exec(number)?.[0];
          expect(decimals, label).toBe(
            whole.split(' ').includes(currency) ? undefined : hasComma ? ',00' : '.00',
          );
          const grouped = decimals ? number.slice(0, -3) : number;
          if (decimals) expect(grouped, label).not.toContain(decimals[0]);
          expect(grouped.replace(/\D/g, ''), label).toBe(String(units));
        }
      }
    }
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

describe('formatAmount', () => {
  it.each([
    [4950, 'NOK', 'EN', 'NOK\u00a049.50'],
    [4950, 'NOK', 'DE', '49.50\u00a0NOK'],
    [1_234_567_05, 'HUF', 'FR', '1\u202f234\u202f567.05\u00a0HUF'],
    [690, 'EUR', 'EN', '€6,90'],
  ] as const)('writes %i %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatAmount(amount, currency, locale)).toBe(text);
  });

  it('is what formatPrice writes wherever that can write it, and otherwise has the hundredths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (amount, currency, locale) => {
          const text = formatAmount(amount, currency, locale);
          if (currencyFormats.get(currency)?.decimals === 2 || amount % 100 === 0)
            expect(text).toBe(formatPrice(amount, currency, locale));
          else expect(Number(text.replace(/\D/g, ''))).toBe(amount);
        },
      ),
    );
  });

  it('refuses what is no whole number of hundredths', () => {
    expect(() => formatAmount(6.9, 'USD', 'EN')).toThrow(RangeError);
  });
});

describe('markets', () => {
  it('each have a currency that can be shown', () => {
    for (const market of markets.values())
      expect(currencyFormats.has(market.currency), market.code).toBe(true);
  });
});
