import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, currencies, currencyFormats } from '#locale/currencies.ts';
import { stripeAmounts } from '#server/providers/stripe/amounts.ts';
import { discountOf, obstacleToUse } from './coupon-terms.ts';
import { notSold } from './price-points.ts';

const sold = currencies.filter((currency) => !notSold.includes(currency));
const isWhole = (currency: Currency) => currencyFormats.get(currency)?.decimals === 0;

const percentOff = (percent: number) => ({ percent, amount: null, currency: null });
const amountOff = (amount: number, currency: Currency) => ({ percent: null, amount, currency });

/** Half up: by what is left of the division. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? quotient + 1n : quotient;
}

/** A price of a market as it can stand in the table. */
const priced = fc
  .tuple(fc.constantFrom(...sold), fc.integer({ min: 1, max: 5_000_000 }))
  .map(([currency, units]) => ({ currency, price: isWhole(currency) ? units * 100 : units }));

describe('the terms of a coupon', () => {
  const at = new Date('2026-11-28T12:00:00Z');
  const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  const open = { expiresAt: null, market: null, currency: null, uses: null };
  const obstacle = (terms: Partial<Parameters<typeof obstacleToUse>[0]>, usesByOthers = 0, market = 'DE') =>
    obstacleToUse({ ...open, ...terms }, { market, at, usesByOthers });

  it('let everybody use one that has none', () => {
    expect(obstacle({}, 1_000_000)).toBeUndefined();
  });

  it('end it at the moment when it expires, and no millisecond before', () => {
    expect([-1, 0, 1].map((by) => obstacle({ expiresAt: later(by) }))).toEqual([
      'couponExpired',
      'couponExpired',
      undefined,
    ]);
  });

  it('keep it to a market, or to the markets of a currency', () => {
    expect(['DE', 'FR'].map((market) => obstacle({ market: 'DE' }, 0, market))).toEqual([
      undefined,
      'couponOfAnotherMarket',
    ]);
    expect(['DE', 'FR', 'US', 'nowhere'].map((market) => obstacle({ currency: 'EUR' }, 0, market))).toEqual([
      undefined,
      undefined,
      'couponOfAnotherMarket',
      'couponOfAnotherMarket',
    ]);
    expect(obstacle({ market: 'DE', currency: 'USD' })).toBe('couponOfAnotherMarket');
  });

  it('let as many orders use it as they say', () => {
    expect([0, 2, 3, 4].map((others) => obstacle({ uses: 3 }, others))).toEqual([
      undefined,
      undefined,
      'couponUsedUp',
      'couponUsedUp',
    ]);
  });
});

describe('the discount of a coupon', () => {
  it.each([
    [1_000, 'EUR', 990, 99],
    [1_500, 'EUR', 990, 149],
    [5_000, 'USD', 1_491, 746],
    [1_000, 'JPY', 128_000, 12_800],
    [1_000, 'JPY', 128_500, 12_900],
    [2_500, 'CNY', 4_900, 1_200],
    [5_000, 'CNY', 4_900, 2_500],
  ] as const)(
    'of %i hundredths of a per cent in %s, from %i, is %i',
    (percent, currency, price, discount) => {
      expect(discountOf(percentOff(percent), { price, currency, minimum: 50 })).toBe(discount);
    },
  );

  it('stops where no provider could charge what is left', () => {
    expect(discountOf(percentOff(10_000), { price: 990, currency: 'EUR', minimum: 50 })).toBe(940);
    expect(discountOf(amountOff(5_000, 'EUR'), { price: 990, currency: 'EUR', minimum: 50 })).toBe(940);
    expect(discountOf(percentOff(10_000), { price: 128_000, currency: 'JPY', minimum: 15_950 })).toBe(
      112_000,
    );
    expect(discountOf(percentOff(5_000), { price: 40, currency: 'EUR', minimum: 50 })).toBe(0);
  });

  it('is nothing in another currency than that of its amount', () => {
    expect(discountOf(amountOff(500, 'EUR'), { price: 990, currency: 'USD', minimum: 50 })).toBe(0);
    expect(discountOf(amountOff(500, 'EUR'), { price: 990, currency: 'EUR', minimum: 50 })).toBe(500);
  });

  it('leaves what can be charged and shown, of 10,000 prices in every currency', () => {
    const percent = fc.integer({ min: 1, max: 10_000 }).map((share) => () => percentOff(share));
    const amount = fc
      .integer({ min: 1, max: 1_000_000_000 })
      .map((sum) => (currency: Currency) => amountOff(sum, currency));
    let tried = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.oneof(percent, amount), (units, off) => {
        for (const currency of sold) {
          const price = isWhole(currency) ? units * 100 : units;
          const minimum = stripeAmounts.minimum(currency);
          const discount = discountOf(off(currency), { price, currency, minimum });
          const total = price - discount;
          const isRight =
            Number.isSafeInteger(total) &&
            total <= price &&
            total >= Math.min(minimum, price) &&
            (!isWhole(currency) || total % 100 === 0);
          if (!isRight) throw new Error(`${total} of ${price} ${currency}`);
          tried++;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(tried).toBe(10_000 * sold.length);
  });

  it('is a share of the price, exact to the half hundredth or half unit', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 9_999 }), ({ price, currency }, percent) => {
        const step = isWhole(currency) ? 100n : 1n;
        const exact = halfUp(BigInt(price) * BigInt(percent), 10_000n * step) * step;
        const discount = discountOf(percentOff(percent), { price, currency, minimum: 0 });
        expect(BigInt(discount)).toBe(exact);
      }),
      { numRuns: 10_000 },
    );
  });
});
