import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, currencies, currencyFormats } from '#locale/currencies.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { formatPrice } from '#locale/price.ts';
import { discountOf } from '#server/catalogue/coupon-terms.ts';
import { paypalCurrencies } from '#server/providers/paypal/amounts.ts';
import { orderBody } from '#server/providers/paypal/orders.ts';
import type { PaymentRequest } from '#server/providers/provider.ts';
import { createSandbox } from '#server/providers/sandbox/provider.ts';
import { stripeAmounts, stripeCurrencies } from '#server/providers/stripe/amounts.ts';
import { sessionParams } from '#server/providers/stripe/checkout.ts';
import { testClock } from '#tests/support/clock.ts';
import { realPostgres } from '#tests/support/database.ts';
import { testSecret } from '#tests/support/secret.ts';
import { shownAmount } from '#tests/support/stripe/money.ts';
import { requestOf } from '#tests/support/stripe/requests.ts';
import { report, size } from './support/rows.ts';

const prices = size(10_000, 100);
const clock = testClock();

/** Those of the specification, and two that are charged in other steps than any of them; KWD and ISK are shown nowhere. */
const all = [...new Set<string>([...currencies, 'EUR', 'USD', 'GBP', 'KWD', 'ISK'])];

/** Those whose amounts are whole units, written down once more. */
const whole =
  'CNY NOK TRY EGP MXN CZK TWD UAH PHP RUB ARS JPY HUF KZT CLP KRW UGX COP IDR INR THB VND ZAR ISK'.split(
    ' ',
  );

/** What a reader takes a written price for, in hundredths: its digits, and two of them after a last mark with two. */
function read(text: string): number {
  const digits = /\d[\d.,'’\s\u00a0\u202f]*/u.exec(text)?.[0].trim() ?? '';
  const [, units = '', fraction = ''] = /^(.*?)(?:[.,](\d{2}))?$/u.exec(digits) ?? [];
  return Number(units.replace(/\D/gu, '')) * 100 + Number(fraction);
}

const coupon = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 1, max: 10_000 }).map((percent) => ({ percent, amount: null, currency: null })),
  fc.integer({ min: 1, max: 500_000 }).map((amount) => ({ percent: null, amount, currency: 'own' })),
);

const wishes = fc.record({
  units: fc.integer({ min: 1, max: 3_000_000 }),
  cents: fc.nat(99),
  coupon,
  locale: fc.constantFrom(...locales),
});
type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never;

/** The amount that an order over this price comes to, as the quote works it out. */
function totalOf(currency: string, { units, cents, coupon: code }: Wish): number {
  const least = stripeCurrencies.includes(currency) ? stripeAmounts.minimum(currency) : 100;
  const price = Math.max(least, units * 100 + (whole.includes(currency) ? 0 : cents));
  // Coupons are for what is sold, and so for what is shown.
  if (!code || !currencyFormats.has(currency)) return price;
  const ofCurrency = { ...code, currency: code.currency && currency };
  return price - discountOf(ofCurrency, { price, currency: currency as Currency, minimum: least });
}

const asked = (currency: string, amount: number, wish: Partial<PaymentRequest> = {}): PaymentRequest =>
  requestOf({ clock }, { currency, amount, ...wish });

describe('charged is what was shown', () => {
  let compared = 0;

  it.each(all)('%s', (currency) => {
    const isShown = currencyFormats.has(currency);
    const [toStripe, toPaypal] = [stripeCurrencies.includes(currency), paypalCurrencies.has(currency)];
    fc.assert(
      fc.property(wishes, (wish) => {
        const total = totalOf(currency, wish);
        if (isShown) expect(read(formatPrice(total, currency as Currency, wish.locale))).toBe(total);
        if (toStripe) {
          const unit = sessionParams(asked(currency, total)).line_items?.[0]?.price_data?.unit_amount;
          expect(Math.round(shownAmount(unit ?? 0, currency.toLowerCase()) * 100)).toBe(total);
          expect(stripeAmounts.fromStripe(unit ?? 0, currency)).toBe(total);
        }
        if (toPaypal) {
          const { value, currencyCode } = orderBody(asked(currency, total), 'Sixgates').purchaseUnits[0]
            ?.amount ?? { value: '', currencyCode: '' };
          expect([Math.round(Number(value) * 100), currencyCode]).toEqual([total, currency]);
          expect(value.includes('.')).toBe(!['HUF', 'JPY', 'TWD'].includes(currency));
        }
        compared += 1;
      }),
      { numRuns: prices },
    );
    if (!isShown) expect(() => formatPrice(100, currency as Currency, 'EN')).toThrow(RangeError);
    if (!toStripe) expect(() => sessionParams(asked(currency, 100))).toThrow(RangeError);
    if (!toPaypal) expect(() => orderBody(asked(currency, 100), 'Sixgates')).toThrow(RangeError);
    if (whole.includes(currency)) {
      if (isShown) expect(() => formatPrice(150, currency as Currency, 'EN')).toThrow(RangeError);
    }
  });

  it('by the sandbox too, and read as it stands by every language', async () => {
    const { database, close } = await realPostgres().open();
    const sandbox = createSandbox({
      database,
      clock,
      secret: testSecret,
      payBase: '/pay',
      hangMilliseconds: 0,
    });
    for (const currency of currencies) {
      for (const amount of [100, 99_900, 123_456_700]) {
        const made = await sandbox.create(asked(currency, amount, { method: 'success' }));
        expect([made.amount, made.currency]).toEqual([amount, currency]);
        for (const locale of locales)
          expect(read(formatPrice(amount, currency, locale)), languageTags[locale]).toBe(amount);
      }
    }
    await close();
    expect(compared).toBe(prices * all.length);
    report(
      'charged = shown',
      `${prices} prices × ${all.length} currencies, with and without a coupon, exact`,
      `${compared} compared, 0 apart`,
    );
  });
});
