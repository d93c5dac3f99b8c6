import type { RefusalName } from '#contract/refusals.ts';
import { type Currency, currencyFormats } from '#locale/currencies.ts';
import { findMarket } from '#locale/markets.ts';
import type { coupons } from './tables.ts';

export type Coupon = typeof coupons.$inferSelect;

/** Hundredths of a per cent in the whole. */
const whole = 10_000;

/**
 * What a coupon takes off a price, in hundredths: a share is rounded half up, to whole units where the currency shows no
 * decimals. What is left is never below what can be charged; a coupon in another currency takes nothing off.
 *
 * @param minimum the least that can be charged, in hundredths
 */
export function discountOf(
  { percent, amount, currency: couponCurrency }: Pick<Coupon, 'percent' | 'amount' | 'currency'>,
  { price, currency, minimum }: { price: number; currency: Currency; minimum: number },
): number {
  const step = currencyFormats.get(currency)?.decimals === 0 ? 100n : 1n;
  const most = ((BigInt(price) - BigInt(minimum)) / step) * step;
  const share = percent === null ? undefined : BigInt(price) * BigInt(percent);
  const sum = couponCurrency === currency ? BigInt(amount ?? 0) : 0n;
  const wanted =
    step * (share === undefined ? roundHalfUp(sum, step) : roundHalfUp(share, BigInt(whole) * step));
  return Math.max(0, Math.min(Number(wanted), Number(most)));
}

/** Of numbers that are not negative. */
function roundHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

/**
 * Why an order of a market cannot use a coupon at a time; undefined where it can.
 *
 * @param usesByOthers how often other orders have used it
 */
export function obstacleToUse(
  terms: Pick<Coupon, 'expiresAt' | 'market' | 'currency' | 'uses'>,
  { market, at, usesByOthers }: { market: string; at: Date; usesByOthers: number },
): RefusalName | undefined {
  if (terms.expiresAt !== null && terms.expiresAt <= at) return 'couponExpired';
  const isElsewhere = terms.market !== null && terms.market !== market;
  if (isElsewhere || (terms.currency !== null && terms.currency !== findMarket(market)?.currency))
    return 'couponOfAnotherMarket';
  return terms.uses !== null && usesByOthers >= terms.uses ? 'couponUsedUp' : undefined;
}
