import { findMarket } from '#locale/markets.ts';
import { findSku, isOnSale, nameOf, priceIn } from '#server/catalogue/skus.ts';
import { readableOrder, refuseUnproved } from '#server/orders/readers.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { answerOf } from '#server/payments/answer.ts';
import type { Payments } from '#server/payments/ask.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { newId } from '#server/platform/ids.ts';
import type { ProviderSubscription, SubscriptionBilling } from '#server/providers/provider.ts';
import { askingAt } from './follow.ts';
import { settleSubscription } from './settle.ts';
import { findSubscription, firstOrderOf, type Subscription } from './store.ts';
import { nextPrice } from './view.ts';

/** Who wants which membership changed. */
export interface ChangeWish {
  readonly orderNumber: string;
  readonly reader: Reader | undefined;
}

/**
 * Ends a membership with the period that is paid for. One that owes a renewal has no such period left: it ends now.
 *
 * @throws Refusal `unknownOrder`, `mailboxUnproved`, `subscriptionOver`, `paymentUnavailable`
 */
export async function cancelMembership(payments: Payments, wish: ChangeWish): Promise<Subscription> {
  const { membership } = await changeableMembership(payments, wish);
  if (membership.cancelAtPeriodEnd) return membership;
  const { reference } = membership;
  return change(payments, membership, (billing, key) =>
    membership.state === 'past_due'
      ? billing.cancelNow(reference, key)
      : billing.cancelAtPeriodEnd(reference, key),
  );
}

/**
 * Takes the end of a membership back while its period lasts.
 *
 * @throws Refusal `unknownOrder`, `mailboxUnproved`, `subscriptionOver`, `paymentUnavailable`
 */
export async function resumeMembership(payments: Payments, wish: ChangeWish): Promise<Subscription> {
  const { membership } = await changeableMembership(payments, wish);
  if (!membership.cancelAtPeriodEnd) return membership;
  return change(payments, membership, (billing, key) => billing.resume(membership.reference, key));
}

interface SwitchWish extends ChangeWish {
  readonly skuId: string;
  /** The price that the member agreed to. */
  readonly shown: Price;
}

interface Price {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Gives a membership another plan from its next period on, at the plan's price in the membership's market.
 *
 * @throws Refusal `unknownOrder`, `unknownSku`, `skuOfAnotherMarket`, `priceChanged` where the member was shown another
 *   price, `subscriptionOver` also where it ends with its period, `paymentUnavailable` also while a payment is owed
 */
export async function switchMembership(
  payments: Payments,
  { skuId, shown, ...wish }: SwitchWish,
): Promise<Subscription> {
  const { membership, first } = await changeableMembership(payments, wish);
  const plan = findSku(skuId);
  const market = findMarket(first.market);
  if (!plan?.every || !isOnSale(plan) || !market) throw new Refusal('unknownSku');
  if ((membership.nextSkuId ?? membership.skuId) === skuId) {
    refuseOtherPrice(await nextPrice(payments.database, membership), shown);
    return membership;
  }
  if (membership.cancelAtPeriodEnd) throw new Refusal('subscriptionOver');
  const { state } = membership;
  if (state === 'past_due' || state === 'incomplete') throw new Refusal('paymentUnavailable');
  const price = priceIn(market, plan);
  if (price.currency !== first.currency) throw new Refusal('skuOfAnotherMarket');
  refuseOtherPrice(price, shown);
  const description = nameOf(plan, first.locale);
  const { every } = plan;
  return change(payments, membership, (billing, key) =>
    billing.switchPlan(membership.reference, { skuId, every, ...price, description }, key),
  );
}

/** @throws Refusal `priceChanged` where a member was shown something else */
export function refuseOtherPrice(price: Price, shown: Price): void {
  if (price.amount !== shown.amount || price.currency !== shown.currency) throw new Refusal('priceChanged');
}

/**
 * The membership that an order of this browser began or paid a period of, unless it has ended.
 *
 * @throws Refusal `unknownOrder`, `subscriptionOver`
 */
export async function livingMembership(
  { database }: Pick<Payments, 'database'>,
  { orderNumber, reader }: ChangeWish,
): Promise<{ membership: Subscription; first: Order; order: Order }> {
  const order = await readableOrder(database, reader, orderNumber);
  const membership = await findSubscription(database, firstOrderOf(order));
  const first = membership && (await findOrder(database, membership.orderNumber));
  if (!first || membership.state === 'canceled') throw new Refusal('subscriptionOver');
  return { membership, first, order };
}

/** @throws Refusal as `livingMembership`, and `mailboxUnproved` */
async function changeableMembership(payments: Payments, wish: ChangeWish) {
  const living = await livingMembership(payments, wish);
  await refuseUnproved(payments.database, wish.reader, living.order, payments.clock.now());
  return living;
}

/** @throws Refusal `paymentUnavailable` where the provider that bills a membership is no longer here */
export function billingOf(
  { providers }: Pick<Payments, 'providers'>,
  { provider }: Subscription,
): SubscriptionBilling {
  const billing = providers.get(provider)?.subscriptions;
  if (!billing) throw new Refusal('paymentUnavailable');
  return billing;
}

/** Asks the provider, outside any transaction, and settles the membership by its answer. */
async function change(
  payments: Payments,
  membership: Subscription,
  act: (billing: SubscriptionBilling, key: string) => Promise<ProviderSubscription>,
): Promise<Subscription> {
  const { clock } = payments;
  const askedAt = askingAt(payments, membership);
  const said = await answerOf(payments, membership, act(billingOf(payments, membership), newId(clock)));
  if (!said) throw new Refusal('paymentUnavailable');
  return (await settleSubscription(payments, membership.provider, said, askedAt)) ?? membership;
}
