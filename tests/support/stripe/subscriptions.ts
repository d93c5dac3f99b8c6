import {
  type Books,
  type FakeCharge,
  type FakeInvoice,
  type FakeItem,
  type FakeSession,
  type FakeSubscription,
  find,
  keep,
  newId,
  now,
  tell,
} from './books.ts';
import { newCard } from './cards.ts';
import { fail } from './intents.ts';
import { finalize, intentOf, newInvoice, payInvoice, unpaidInvoice } from './invoices.ts';
import type { SubscriptionUpdate } from './parameters.ts';
import { invalid, missing } from './refusal.ts';

/** Made by a page of subscription mode that was just gone through; its first invoice is still to be paid. */
export function beginSubscription(books: Books, session: FakeSession): FakeInvoice {
  const asked = books.asked.get(session.id);
  const price = asked?.line_items?.[0]?.price_data;
  if (!asked || !price?.recurring) throw new Error(`${session.id} asks for no subscription.`);
  const id = newId(books, 'sub');
  const start = now(books);
  const { interval } = price.recurring;
  const customer = newId(books, 'cus');
  const product = keep(books.products, {
    id: newId(books, 'prod'),
    object: 'product',
    created: start,
    livemode: books.live,
    metadata: {},
    name: price.product_data.name,
  });
  const item: FakeItem = {
    id: newId(books, 'si'),
    object: 'subscription_item',
    current_period_start: start,
    current_period_end: later(start, interval),
    quantity: 1,
    subscription: id,
    price: priceOf(books, { ...price, product: product.id, recurring: price.recurring }),
  };
  const subscription = keep<FakeSubscription>(books.subscriptions, {
    id,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    created: start,
    currency: price.currency,
    customer,
    default_payment_method: newCard(books, customer, null).id,
    description: asked.subscription_data?.description ?? null,
    ended_at: null,
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: books.live,
    metadata: asked.subscription_data?.metadata ?? {},
    status: 'active',
    trial_end: null,
  });
  tell(books, 'customer.subscription.created', subscription);
  const invoice = newInvoice(books, subscription, 'subscription_create');
  session.subscription = id;
  session.customer = customer;
  session.invoice = invoice.id;
  return invoice;
}

/** The first invoice of a page's subscription is paid: at once, or when the bank has sent the money. */
export function payFirst(books: Books, session: FakeSession): FakeCharge {
  const subscription = find(books.subscriptions, 'subscription', String(session.subscription));
  return payInvoice(books, subscription, find(books.invoices, 'invoice', String(session.invoice)));
}

/** The bank sends no money for the first invoice: the subscription owes it, or is given up. */
export function failFirst(books: Books, session: FakeSession, outcome: 'failed' | 'expired'): void {
  const subscription = find(books.subscriptions, 'subscription', String(session.subscription));
  const invoice = find(books.invoices, 'invoice', String(session.invoice));
  fail(books, intentOf(books, invoice), { code: 'payment_intent_payment_attempt_failed' });
  subscription.status = outcome === 'failed' ? 'past_due' : 'incomplete_expired';
  tell(books, 'invoice.payment_failed', invoice);
  tell(books, 'customer.subscription.updated', subscription);
}

/**
 * The clock goes to the end of the paid period and the next begins, unpaid: its invoice waits for an hour. Or the
 * subscription ends, if that was asked for.
 */
export function endPeriod(books: Books, id: string): void {
  const subscription = lasting(books, id);
  const [item] = subscription.items.data;
  const wait = item.current_period_end - now(books);
  if (wait > 0) books.clock.forward(wait * 1000);
  if (subscription.cancel_at_period_end) {
    end(books, subscription);
    return;
  }
  item.current_period_start = item.current_period_end;
  item.current_period_end = later(item.current_period_start, item.price.recurring.interval);
  Object.assign(subscription, { status: 'active', trial_end: null });
  newInvoice(books, subscription, 'subscription_cycle');
  tell(books, 'customer.subscription.updated', subscription);
}

/** The next period is taken, an hour after the paid one has ended; one that waits is taken now. */
export function renew(books: Books, id: string): FakeCharge | undefined {
  const subscription = lasting(books, id);
  const invoice = dueInvoice(books, subscription);
  return invoice && payInvoice(books, subscription, invoice);
}

/** As `renew`, but the bank refuses. */
export function failRenewal(books: Books, id: string): void {
  const subscription = lasting(books, id);
  const invoice = dueInvoice(books, subscription);
  if (!invoice) return;
  fail(books, intentOf(books, invoice), { code: 'card_declined', decline_code: 'insufficient_funds' });
  subscription.status = 'past_due';
  tell(books, 'invoice.payment_failed', invoice);
  tell(books, 'customer.subscription.updated', subscription);
}

/** One that is over is charged no more; to try is a mistake of the test. */
function lasting(books: Books, id: string): FakeSubscription {
  const subscription = find(books.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw new Error(`${id} has ended.`);
  return subscription;
}

function dueInvoice(books: Books, subscription: FakeSubscription): FakeInvoice | undefined {
  if (!unpaidInvoice(books, subscription)) endPeriod(books, subscription.id);
  const invoice = unpaidInvoice(books, subscription);
  if (invoice) finalize(books, invoice);
  return invoice;
}

export function updateSubscription(books: Books, id: string, asked: SubscriptionUpdate): FakeSubscription {
  const subscription = running(books, id);
  const [item] = subscription.items.data;
  const change = asked.items?.[0];
  if (change) {
    if (change.id !== item.id) throw missing('subscription_item', change.id);
    find(books.products, 'product', change.price_data.product);
    const { interval } = change.price_data.recurring;
    if (interval !== item.price.recurring.interval && asked.trial_end === undefined) {
      throw new Error('The real one would begin a new period and charge for it today.');
    }
    item.price = priceOf(books, change.price_data);
  }
  if (asked.trial_end !== undefined) {
    if (asked.trial_end <= now(books))
      throw invalid('`trial_end` must be in the future.', { param: 'trial_end' });
    item.current_period_start = now(books);
    item.current_period_end = asked.trial_end;
    Object.assign(subscription, { status: 'trialing', trial_end: asked.trial_end });
    const invoice = newInvoice(books, subscription, 'subscription_update');
    invoice.status = 'paid';
    invoice.status_transitions.paid_at = now(books);
  }
  if (asked.cancel_at_period_end !== undefined)
    subscription.cancel_at_period_end = asked.cancel_at_period_end;
  const { default_payment_method: card } = asked;
  if (card !== undefined) {
    const { id: method, customer } = find(books.cards, 'PaymentMethod', card);
    if (customer !== subscription.customer)
      throw invalid('The payment method belongs to another customer.', { param: 'default_payment_method' });
    subscription.default_payment_method = method;
  }
  if (asked.description !== undefined) subscription.description = asked.description;
  subscription.metadata = { ...subscription.metadata, ...asked.metadata };
  tell(books, 'customer.subscription.updated', subscription);
  return subscription;
}

export function cancelSubscription(books: Books, id: string): FakeSubscription {
  return end(books, running(books, id));
}

function running(books: Books, id: string): FakeSubscription {
  const subscription = find(books.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

function end(books: Books, subscription: FakeSubscription): FakeSubscription {
  Object.assign(subscription, { status: 'canceled', ended_at: now(books), canceled_at: now(books) });
  tell(books, 'customer.subscription.deleted', subscription);
  return subscription;
}

function priceOf(
  books: Books,
  asked: {
    currency: string;
    product: string;
    unit_amount: number;
    recurring: { interval: 'month' | 'year' };
  },
): FakeItem['price'] {
  const { currency, product, unit_amount, recurring } = asked;
  return {
    id: newId(books, 'price'),
    object: 'price',
    currency,
    product,
    unit_amount,
    recurring: { interval: recurring.interval, interval_count: 1 },
  };
}

/** A month or a year on, at the last day where the month is too short. */
function later(seconds: number, interval: 'month' | 'year'): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + (interval === 'month' ? 1 : 12));
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}
