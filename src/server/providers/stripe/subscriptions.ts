import type Stripe from 'stripe';
import type { Overdue, ProviderSubscription, SubscriptionBilling, SubscriptionPayment } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { openCardPage, openInvoice, takeUpCard } from './another-card.ts';
import { allRows, certain, ifKnown, isRefused, type StripeRoom, timeOf, UnexpectedAnswer } from './client.ts';
import { paidIntent, sessionBehind } from './intents.ts';
import { switchPlan } from './switch.ts';

/** Memberships, billed by Stripe. */
export function createBilling(room: StripeRoom): SubscriptionBilling {
  const { subscriptions } = room.stripe;
  return {
    fetch: (reference) => fetchSubscription(room, reference),
    anotherCard: (reference, wish, idempotencyKey) => openCardPage(room, reference, wish, idempotencyKey),
    cancelAtPeriodEnd: (reference, idempotencyKey) =>
      change(room, reference, () =>
        subscriptions.update(reference, { cancel_at_period_end: true }, { idempotencyKey }),
      ),
    resume: (reference, idempotencyKey) =>
      change(room, reference, () =>
        subscriptions.update(reference, { cancel_at_period_end: false }, { idempotencyKey }),
      ),
    switchPlan: (reference, plan, idempotencyKey) =>
      change(room, reference, () => switchPlan(room, reference, plan, idempotencyKey)),
    cancelNow: (reference, idempotencyKey) =>
      change(room, reference, () =>
        subscriptions.cancel(reference, { invoice_now: false, prorate: false }, { idempotencyKey }),
      ),
  };
}

/** Changes a subscription and tells what it is then. One that has ended can be changed no more, and stays so. */
async function change(
  room: StripeRoom,
  reference: string,
  act: () => Promise<Stripe.Subscription>,
): Promise<ProviderSubscription> {
  try {
    const changed = certain(await act(), 'subscription', reference);
    return (await subscriptionOf(room, changed)) ?? unknown(reference);
  } catch (error) {
    const now = isRefused(error) ? await fetchSubscription(room, reference) : undefined;
    if (now?.state === 'canceled') return now;
    throw error;
  }
}

function unknown(reference: string): never {
  throw new UnexpectedAnswer(`${reference} is not a subscription that we began.`);
}

/**
 * undefined where Stripe knows no such subscription, or it is not one of ours. A card that its member has given for what is owed
 * is taken up.
 */
export async function fetchSubscription(
  room: StripeRoom,
  reference: string,
): Promise<ProviderSubscription | undefined> {
  const answer = await ifKnown(room.stripe.subscriptions.retrieve(reference));
  return answer && subscriptionOf(room, await takeUpCard(room, certain(answer, 'subscription', reference)));
}

async function subscriptionOf(
  room: StripeRoom,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription | undefined> {
  const { id, status, metadata, items, cancel_at_period_end: cancelAtPeriodEnd } = subscription;
  const { orderNumber, skuId } = metadata;
  const item = items.data[0];
  if (!orderNumber || !skuId || !item) return undefined;
  const state = stateOf(status);
  const price = priceOf(item);
  const overdue = state === 'past_due' ? await overdueOf(room, id) : undefined;
  return {
    reference: id,
    orderNumber,
    state,
    skuId,
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(item.current_period_end),
    cancelAtPeriodEnd,
    payments: await paymentsOf(room, id),
    ...(price && { price }),
    ...(overdue && { overdue }),
  };
}

/** What each period costs from the next one on; undefined for a price that names no whole amount, as we make none. */
function priceOf({ price, quantity = 1 }: Stripe.SubscriptionItem): ProviderSubscription['price'] {
  if (price.unit_amount === null) return undefined;
  const currency = price.currency.toUpperCase();
  return { amount: stripeAmounts.fromStripe(price.unit_amount * quantity, currency), currency };
}

/** A card is charged at once, so nothing is under way. */
async function overdueOf(room: StripeRoom, subscription: string): Promise<Overdue | undefined> {
  const invoice = await openInvoice(room, subscription);
  if (!invoice) return undefined;
  const currency = invoice.currency.toUpperCase();
  return { amount: stripeAmounts.fromStripe(invoice.amount_due, currency), currency, underWay: false };
}

/** After a switch of plan the rest of the paid period is a trial at Stripe: for us it is active as before. */
function stateOf(status: Stripe.Subscription.Status): ProviderSubscription['state'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled';
    default:
      return 'past_due';
  }
}

async function paymentsOf(room: StripeRoom, subscription: string): Promise<SubscriptionPayment[]> {
  const paid = await allRows((page) =>
    room.stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'], ...page }),
  );
  const session = await sessionBehind(room, { subscription });
  return paid.reverse().flatMap((invoice) => paymentOf(certain(invoice, 'invoice'), session?.id) ?? []);
}

/** The payment of an invoice; undefined for one of nothing, as that of a trial, or paid elsewhere. */
function paymentOf(invoice: Stripe.Invoice, session: string | undefined): SubscriptionPayment | undefined {
  const { amount_paid: taken, billing_reason: reason, payments, lines } = invoice;
  const intent = paidIntent(payments?.data ?? []);
  const paidAt = invoice.status_transitions.paid_at;
  // The invoice's own period is the one before: what was paid for stands on its line.
  const line = lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  if (!intent || !line || paidAt === null) return undefined;
  const currency = invoice.currency.toUpperCase();
  return {
    reference: reason === 'subscription_create' && session ? session : intent,
    amount: stripeAmounts.fromStripe(taken, currency),
    currency,
    periodStart: timeOf(line.period.start),
    periodEnd: timeOf(line.period.end),
    paidAt: timeOf(paidAt),
  };
}
