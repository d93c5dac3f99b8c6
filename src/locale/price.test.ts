import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, currencies, currencyFormats } from './currencies.ts';
import { languageTags, locales, varieties } from './locales.ts';
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
          if (format?.separator)
            expect(text).toContain(`${format.separator}${String(amount % 100).padStart(2, '0')}`);
        },
      ),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [4950, 'NOK', 'EN', 'NOK\u00a049.50'],
    [4950, 'NOK', 'DE', '49,50\u00a0NOK'],
    [1_234_567_05, 'HUF', 'FR', '1\u202f234\u202f567,05\u00a0HUF'],
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

describe('a price without decimals', () => {
  const whole = currencies.filter((currency) => currencyFormats.get(currency)?.decimals === 0);
  const sold = new Map<string, Currency>([...markets.values()].map(({ code, currency }) => [code, currency]));

  it('is grouped as the language of its reader groups, and so never looks like decimals', () => {
    expect(whole).toHaveLength(23);
    for (const variety of varieties) {
      const marks = new Intl.NumberFormat(languageTags[variety]).formatToParts(12_345.6);
      const decimal = marks.find(({ type }) => type === 'decimal')?.value as string;
      for (const currency of whole) {
        for (const units of [999, 1280, 7990, 12_900, 29_900, 129_000, 1_234_567]) {
          expect(formatPrice(units * 100, currency, variety), variety).not.toContain(decimal);
        }
      }
    }
  });

  it.each([
    [29_900, 'COP', 'ES', '29.900\u00a0COP'],
    [12_900, 'ARS', 'ES', '12.900\u00a0ARS'],
    [11_990, 'CLP', 'ES', '11.990\u00a0CLP'],
    [1280, 'JPY', 'DE', '1.280\u00a0¥'],
    [129_000, 'IDR', 'DE', '129.000\u00a0IDR'],
    [1280, 'JPY', 'FR', '1\u202f280\u00a0JPY'],
    [12_900, 'KRW', 'KR', '₩12,900'],
  ] as const)('is of %i %s in %s %s', (units, currency, locale, text) => {
    expect(formatPrice(units * 100, currency, locale)).toBe(text);
  });

  it('in no market has a group that its reader takes for decimals', () => {
    for (const [market, currency] of sold) {
      if (!whole.includes(currency)) continue;
      for (const variety of varieties) {
        const shown = formatPrice(29_900_00, currency, { variety, market });
        const comma =
          ['DE', 'FR', 'ES', 'PT', 'PT-BR'].includes(variety) && !(variety === 'ES' && market === 'MX');
        expect(shown, `${variety} in ${market}`).not.toMatch(comma ? /\d,\d{3}/ : /\d\.\d{3}/);
      }
    }
  });
});

describe('a price in a market', () => {
  /** The table of `docs/voice.md` by language, as far as a market is named there, and the review's other findings. */
  it.each([
    ['EN', 'US', 1490, 'USD', '$14.90'],
    ['DE', 'DE', 1490, 'EUR', '14,90\u00a0€'],
    ['DE', 'CH', 990, 'CHF', 'CHF\u00a09.90'],
    ['FR', 'FR', 1490, 'EUR', '14,90\u00a0€'],
    ['FR', 'CA', 1290, 'CAD', '12,90\u00a0$'],
    ['ES', 'ES', 1490, 'EUR', '14,90\u00a0€'],
    ['ES', 'MX', 14_900, 'MXN', '$149'],
    ['ES', 'CO', 2_990_000, 'COP', '$\u00a029.900'],
    ['PT', 'PT', 1490, 'EUR', '14,90\u00a0€'],
    ['PT-BR', 'BR', 2990, 'BRL', 'R$\u00a029,90'],
    ['JA', 'JP', 128_000, 'JPY', '￥1,280'],
    ['KR', 'KR', 1_290_000, 'KRW', '₩12,900'],
    ['CN', 'CN', 6800, 'CNY', '¥68'],
    ['HK', 'HK', 5800, 'HKD', 'HK$58.00'],
    ['ES', 'CL', 799_000, 'CLP', '$7.990'],
    ['ES', 'AR', 1_290_000, 'ARS', '$\u00a012.900'],
    ['ES', 'US', 1990, 'USD', '$19.90'],
    ['ES', 'PE', 1990, 'USD', 'US$\u00a019.90'],
    ['ES', 'UY', 1990, 'USD', 'US$\u00a019.90'],
    ['ES', 'PA', 1990, 'USD', 'US$\u00a019.90'],
    ['EN', 'CA', 1290, 'CAD', '$12.90'],
    ['EN', 'AU', 1290, 'AUD', '$12.90'],
    ['EN', 'NZ', 1290, 'AUD', 'A$12.90'],
    ['EN', 'SG', 1290, 'SGD', '$12.90'],
    ['EN', 'HK', 5800, 'HKD', 'HK$58.00'],
    ['HK', 'TW', 29_000, 'TWD', 'NT$290'],
    ['EN', 'ZA', 129_900, 'ZAR', 'R\u00a01\u00a0299'],
    ['EN', 'PL', 2990, 'PLN', 'zł\u00a029,90'],
    ['EN', 'TR', 14_900, 'TRY', '₺149'],
    ['EN', 'HU', 299_000, 'HUF', 'Ft\u00a02,990'],
    ['EN', 'IE', 690, 'EUR', '€6,90'],
  ] as const)('is written in %s for %s: %i %s is %s', (variety, market, amount, currency, text) => {
    expect(formatPrice(amount, currency, { variety, market })).toBe(text);
    expect(formatAmount(amount, currency, { variety, market })).toBe(text);
  });

  it('shows the same figures as without it, by the marks that section 9 fixes', () => {
    for (const { code: market, currency } of markets.values()) {
      for (const variety of varieties) {
        const text = formatPrice(1_234_500, currency, { variety, market });
        const { separator = null } = currencyFormats.get(currency) ?? {};
        const decimals = /([.,])00(?!\d)/.exec(text)?.[1] ?? null;
        const label = `${variety} in ${market}: ${text}`;
        expect(decimals, label).toBe(variety === 'FR' && market === 'CA' ? ',' : separator);
        expect(text.replace(/\D/g, ''), label).toBe(separator ? '1234500' : '12345');
        if (decimals) expect(text.split(decimals), label).toHaveLength(2);
      }
    }
  });
});

describe('markets', () => {
  it('each have a currency that can be shown', () => {
    for (const market of markets.values())
      expect(currencyFormats.has(market.currency), market.code).toBe(true);
  });
});
