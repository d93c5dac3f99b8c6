import { reviewsOfOrders } from '#server/catalogue/reviews.ts';
import { findClick } from '#server/conversions/clicks.ts';
import { membershipsOfOrders } from '#server/memberships/forget.ts';
import { giftsAmong } from '#server/orders/gifts.ts';
import type { Order } from '#server/orders/store.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { certificatesOf } from '#server/reports/certificates/hold.ts';
import { findShare } from '#server/shares/hold.ts';
import { pagesOf } from '#server/visits/seen.ts';

/** What hangs on somebody's orders: what they paid with, what they are called on it, what they said, showed and gave away. */
export type Beside = Awaited<ReturnType<typeof besideOrders>>;

export async function besideOrders(database: Database, orders: readonly Order[]) {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const attempts = await Promise.all(numbers.map((number) => attemptsOf(database, number)));
  const shares = await Promise.all(numbers.map((number) => findShare(database, number)));
  return {
    payments: attempts
      .flat()
      .map(({ orderNumber, method, amount, currency, state, email, locale, createdAt }) => ({
        orderNumber,
        method,
        amount,
        currency,
        state,
        email,
        language: locale,
        createdAt,
      })),
    memberships: (await membershipsOfOrders(database, orders)).map(
      ({ orderNumber, state, skuId, nextSkuId, periodStart, periodEnd, cancelAtPeriodEnd, ...times }) => ({
        orderNumber,
        state,
        skuId,
        nextSkuId,
        periodStart,
        periodEnd,
        cancelAtPeriodEnd,
        canceledAt: times.canceledAt,
        graceUntil: times.graceUntil,
        createdAt: times.createdAt,
      }),
    ),
    gifts: await giftsAmong(database, numbers),
    certificates: await certificatesOf(database, numbers),
    reviews: (await reviewsOfOrders(database, numbers)).map(
      ({ orderNumber, name, headImage, rating, content, locale, createdAt, hiddenAt }) => ({
        orderNumber,
        name,
        headImage,
        rating,
        content,
        language: locale,
        createdAt,
        hiddenAt,
      }),
    ),
    /** Cards that show something of a report, with the key in their address. */
    shares: shares.filter((share) => share !== undefined),
  };
}

/** What a visit left that something of this person's came of: its pages, and the advertisement that led to it. */
export async function visitsOf(database: Database, logids: readonly string[]) {
  const clicks = await Promise.all(logids.map((logid) => findClick(database, logid)));
  return {
    pages: await pagesOf(database, logids),
    advertisements: clicks
      .filter((click) => click !== undefined)
      .map(({ clicks: ids, consent, browser, address, agreedAt }) => ({
        clicks: ids,
        consent,
        browser,
        address,
        agreedAt,
      })),
  };
}
