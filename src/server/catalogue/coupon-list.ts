import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Coupon } from './coupon-terms.ts';
import { couponRedemptions, coupons } from './tables.ts';

/** What a coupon takes off, where and until when; a share in hundredths of a per cent, or an amount in hundredths. */
export type CouponTerms = Omit<Coupon, 'code' | 'createdAt'>;

/** Makes a code that makes an order cheaper. @returns undefined where there is one of the name */
export async function createCoupon(
  database: Database,
  coupon: Omit<Coupon, 'createdAt'>,
  at: Date,
): Promise<Coupon | undefined> {
  const [made] = await database
    .insert(coupons)
    .values({ ...coupon, createdAt: at })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Every coupon, and how often it was used. */
export function couponUses(database: Database): Promise<{ coupon: Coupon; used: number }[]> {
  return database
    .select({ coupon: coupons, used: count(couponRedemptions.orderNumber) })
    .from(coupons)
    .leftJoin(couponRedemptions, eq(couponRedemptions.code, coupons.code))
    .groupBy(coupons.code)
    .orderBy(coupons.code);
}

/** Lets a coupon count no longer. @returns whether it did until now */
export async function endCoupon(database: Database, code: string, at: Date): Promise<boolean> {
  const ended = await database
    .update(coupons)
    .set({ expiresAt: at })
    .where(and(eq(coupons.code, code), or(isNull(coupons.expiresAt), gt(coupons.expiresAt, at))))
    .returning();
  return ended.length > 0;
}
