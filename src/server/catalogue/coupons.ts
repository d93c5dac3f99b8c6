import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type Coupon, obstacleToUse } from './coupon-terms.ts';
import { couponRedemptions, coupons } from './tables.ts';

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

/**
 * Gives back the use of every coupon that an order has used.
 *
 * @param order as it is before it is changed: one that uses a coupon names it
 */
export async function releaseCoupon(
  tx: Transaction,
  { orderNumber, couponCode }: { readonly orderNumber: string; readonly couponCode: string | null },
): Promise<void> {
  if (couponCode === null) return;
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
  const others = coupon.uses === null ? 0 : await usesByOthers(database, coupon.code, orderNumber);
  const obstacle = obstacleToUse(coupon, { market, at, usesByOthers: others });
  if (obstacle) throw new Refusal(obstacle);
  return coupon;
}

async function usesByOthers(database: Connection, code: string, orderNumber: string): Promise<number> {
  const others = and(eq(couponRedemptions.code, code), ne(couponRedemptions.orderNumber, orderNumber));
  const [row] = await database.select({ uses: count() }).from(couponRedemptions).where(others);
  return row?.uses ?? 0;
}
