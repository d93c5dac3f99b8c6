import { findSku, nameOf } from '#server/catalogue/skus.ts';
import type { Order } from '#server/orders/store.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import type { PaymentRequest } from '#server/providers/provider.ts';
import type { Payments } from './ask.ts';
import type { Attempt } from './attempts.ts';

/**
 * What a provider is asked for an attempt: the same to the last letter whenever it is asked, so that a repeated key
 * cannot meet another request.
 *
 * @param baseOf where the provider sends the buyer back to
 * @throws Error if the catalogue has lost what the attempt buys
 */
export function requestOf(
  { baseOf }: Pick<Payments, 'baseOf'>,
  order: Order,
  attempt: Attempt,
): PaymentRequest {
  const item = findSku(attempt.skuId);
  if (!item) throw new Error(`${attempt.skuId} is in no catalogue.`);
  const language = attempt.locale ?? order.locale;
  const locale = varietyOfOrder({ ...order, locale: language });
  return {
    idempotencyKey: attempt.id,
    orderNumber: order.orderNumber,
    method: attempt.method.slice(attempt.provider.length + 1),
    amount: attempt.amount,
    currency: attempt.currency,
    locale,
    market: order.market,
    email: attempt.email ?? order.email ?? '',
    description: nameOf(item, locale),
    returnUrl: checkPage(baseOf(attempt.provider), order, { hl: language, ...attempt.tracking }),
    recurring: item.every ? { skuId: item.skuId, every: item.every } : null,
  };
}

/** Where a member comes back to from the page for another card; `kept` stays in the address. */
export function renewalPage(
  { baseOf }: Pick<Payments, 'baseOf'>,
  provider: string,
  { orderNumber, market, examId }: Order,
  kept: Record<string, string>,
): string {
  const query = new URLSearchParams({ orderNumber, renewal: '1', ...kept });
  return `${baseOf(provider)}/paying/subscribe/check/${market}-${examId}?${query}`;
}

function checkPage(base: string, order: Order, kept: Record<string, string>): string {
  const query = new URLSearchParams({ orderNumber: order.orderNumber, ...kept });
  return `${base}/paying/check/${order.market}-${order.examId}?${query}`;
}
