import type { Locale } from '#locale/locales.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import type { Order } from '#server/orders/store.ts';
import type { PaymentRequest } from '#server/providers/provider.ts';
import type { Attempt } from './attempts.ts';

/**
 * What a provider is asked for an attempt: the same to the last letter whenever it is asked, so that a repeated key
 * cannot meet another request.
 *
 * @param siteBase where the site is as the sandbox's page sees it: nothing where both are on one host
 * @throws Error if the catalogue has lost what the attempt buys
 */
export function requestOf(
  { siteBase, publicUrl }: { siteBase: string; publicUrl: string },
  order: Order,
  attempt: Attempt,
): PaymentRequest {
  const item = findSku(attempt.skuId);
  if (!item) throw new Error(`${attempt.skuId} is in no catalogue.`);
  const locale = attempt.locale ?? order.locale;
  return {
    idempotencyKey: attempt.id,
    orderNumber: order.orderNumber,
    method: attempt.method.slice(attempt.provider.length + 1),
    amount: attempt.amount,
    currency: attempt.currency,
    locale,
    email: attempt.email ?? order.email ?? '',
    description: nameOf(item, locale),
    returnUrl: checkPage(attempt.provider === 'sandbox' ? siteBase : publicUrl, order, locale),
    recurring: item.every ? { skuId: item.skuId, every: item.every } : null,
  };
}

/** Where a member comes back to from the page for another card. */
export function renewalPage(
  { siteBase, publicUrl }: { siteBase: string; publicUrl: string },
  provider: string,
  { orderNumber, market, examId }: Order,
  locale: Locale,
): string {
  const query = new URLSearchParams({ orderNumber, renewal: '1', hl: locale });
  const base = provider === 'sandbox' ? siteBase : publicUrl;
  return `${base}/paying/subscribe/check/${market}-${examId}?${query}`;
}

function checkPage(siteBase: string, order: Order, locale: Locale): string {
  const query = new URLSearchParams({ orderNumber: order.orderNumber, hl: locale });
  return `${siteBase}/paying/check/${order.market}-${order.examId}?${query}`;
}
