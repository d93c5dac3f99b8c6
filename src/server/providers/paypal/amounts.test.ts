import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyFormats } from '#locale/currencies.ts';
import { fromPaypal, paypalCurrencies, toPaypal } from './amounts.ts';

const decimalsOf = (currency: string) => currencyFormats.get(currency)?.decimals;

describe('amounts for PayPal', () => {
  it('are sent as PayPal writes each currency', () => {
    expect(toPaypal(1995, 'EUR').value).toBe('19.95');
    expect(toPaypal(5, 'USD').value).toBe('0.05');
    expect(toPaypal(49_000, 'MXN').value).toBe('490.00');
    expect(toPaypal(298_000, 'JPY').value).toBe('2980');
    expect(toPaypal(99_000, 'TWD').value).toBe('990');
    expect(toPaypal(790_000, 'HUF').value).toBe('7900');
  });

  it('are exact to the hundredth, there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paypalCurrencies),
        fc.integer({ min: 1, max: 9_999_999 }),
        ([currency, decimals], number) => {
          const amount = decimals === 0 ? number * 100 : number;
          const sent = toPaypal(amount, currency);
          expect(sent.value).toMatch(decimals === 0 ? /^\d+$/ : /^\d+\.\d\d$/);
          expect(fromPaypal(sent)).toEqual({ amount, currency });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it.each(currencies.filter((code) => !paypalCurrencies.has(code)))('are refused in %s', (currency) => {
    expect(() => toPaypal(10_000, currency)).toThrow(RangeError);
  });

  it('never lose a fraction: what PayPal takes whole is sold whole', () => {
    for (const [currency, decimals] of paypalCurrencies) {
      if (decimals > 0) continue;
      expect(decimalsOf(currency)).toBe(0);
      expect(() => toPaypal(10_050, currency)).toThrow(RangeError);
    }
  });

  it.each([0, -100, 1.5, Number.NaN, 2 ** 60])('are refused where they are none: %s', (amount) => {
    expect(() => toPaypal(amount, 'EUR')).toThrow(RangeError);
  });

  it.each(['', '1,00', '1.005', '-1.00', '1e3', ' 1.00', '0x10'])('are not read from «%s»', (value) => {
    expect(() => fromPaypal({ currencyCode: 'EUR', value })).toThrow(RangeError);
  });
});
