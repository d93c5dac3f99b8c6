import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { type Currency, currencyFormats } from '#locale/currencies.ts';
import { findMarket } from '#locale/markets.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { couponRedemptions, coupons } from './tables.ts';

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
  if (most <= 0n || wanted <= 0n) return 0;
  return Number(wanted < most ? wanted : most);
}

/** Of numbers that are not negative. */
function roundHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

export async function findCoupon(database: Connection, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database.select().from(coupons).where(eq(coupons.code, code));
  return coupon;
}

interface Use {
  readonly code: string;
  readonly orderNumber: string;
  readonly market: string;
  readonly at: Date;
}

/**
 * A coupon that an order could use now; nothing is held for it.
 *
 * @throws Refusal `couponUnknown`, `couponExpired`, `couponUsedUp`, `couponOfAnotherMarket`
 */
export async function usableCoupon(database: Connection, use: Use): Promise<Coupon> {
  return checkUse(database, await findCoupon(database, use.code), use);
}

/**
 * Uses a coupon for an order: the coupon is held until the transaction ends, so that orders take turns and no more use
 * it than may. Done twice for an order, it is done once.
 *
 * @throws Refusal `couponUnknown`, `couponExpired`, `couponUsedUp`, `couponOfAnotherMarket`
 */
export async function redeemCoupon(tx: Transaction, use: Use): Promise<Coupon> {
  const [held] = await tx.select().from(coupons).where(eq(coupons.code, use.code)).for('update');
  const coupon = await checkUse(tx, held, use);
  await keepRedemption(tx, use);
  return coupon;
}

/** Writes down that an order uses a coupon, as one that was paid late does whatever the terms are by now. */
export async function keepRedemption(
  tx: Transaction,
  { code, orderNumber, at }: Omit<Use, 'market'>,
): Promise<void> {
  await tx.insert(couponRedemptions).values({ code, orderNumber, at }).onConflictDoNothing();
}

/** Gives back the use of every coupon that an order has used. */
export async function releaseCoupon(tx: Transaction, orderNumber: string): Promise<void> {
  await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderNumber, orderNumber));
}

/** Gives back the uses of orders that are no more. */
export async function releaseCoupons(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  await tx.delete(couponRedemptions).where(inArray(couponRedemptions.orderNumber, [...orderNumbers]));
}

async function checkUse(
  database: Connection,
  coupon: Coupon | undefined,
  { orderNumber, market, at }: Use,
): Promise<Coupon> {
  if (!coupon) throw new Refusal('couponUnknown');
  if (coupon.expiresAt !== null && coupon.expiresAt <= at) throw new Refusal('couponExpired');
  const isElsewhere = coupon.market !== null && coupon.market !== market;
  if (isElsewhere || (coupon.currency !== null && coupon.currency !== findMarket(market)?.currency))
    throw new Refusal('couponOfAnotherMarket');
  if (coupon.uses !== null && (await usesByOthers(database, coupon.code, orderNumber)) >= coupon.uses)
    throw new Refusal('couponUsedUp');
  return coupon;
}

async function usesByOthers(database: Connection, code: string, orderNumber: string): Promise<number> {
  const others = and(eq(couponRedemptions.code, code), ne(couponRedemptions.orderNumber, orderNumber));
  const [row] = await database.select({ uses: count() }).from(couponRedemptions).where(others);
  return row?.uses ?? 0;
}
