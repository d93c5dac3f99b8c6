import {
  type Books,
  type FakeCharge,
  type FakeIntent,
  type FakeInvoice,
  type FakeInvoicePayment,
  type FakeSubscription,
  find,
  keep,
  newId,
  now,
  tell,
} from './books.ts';
import { capture, newIntent } from './intents.ts';

const draftSeconds = 3600;

/** For the period that the subscription is in; an update's is over nothing. */
export function newInvoice(
  books: Books,
  subscription: FakeSubscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
): FakeInvoice {
  const [item] = subscription.items.data;
  const id = newId(books, 'in');
  const amount = reason === 'subscription_update' ? 0 : (item.price.unit_amount ?? 0);
  const { currency } = item.price;
  const line = {
    id: newId(books, 'il'),
    object: 'line_item' as const,
    amount,
    currency,
    parent: { type: 'subscription_item_details' as const },
    period: { start: item.current_period_start, end: item.current_period_end },
  };
  const invoice = keep<FakeInvoice>(books.invoices, {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    billing_reason: reason,
    created: now(books),
    currency,
    customer: subscription.customer,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: books.live,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    // Of the period before, as the real ones have it.
    period_start: reason === 'subscription_create' ? item.current_period_start : subscription.created,
    period_end: item.current_period_start,
    status: reason === 'subscription_cycle' ? 'draft' : 'open',
    status_transitions: {
      finalized_at: reason === 'subscription_cycle' ? null : now(books),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  });
  subscription.latest_invoice = id;
  if (amount > 0) newInvoicePayment(books, invoice);
  return invoice;
}

function newInvoicePayment(books: Books, { id, amount_due: amount, currency }: FakeInvoice): void {
  const intent = newIntent(books, { amount, currency, metadata: {}, description: 'Subscription' });
  keep(books.invoicePayments, {
    id: newId(books, 'inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: now(books),
    currency,
    invoice: id,
    is_default: true,
    livemode: books.live,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  });
}

export function payInvoice(books: Books, subscription: FakeSubscription, invoice: FakeInvoice): FakeCharge {
  const charge = capture(books, intentOf(books, invoice));
  const payment = paymentOf(books, invoice);
  Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = now(books);
  tell(books, 'invoice.paid', invoice);
  if (subscription.status !== 'active' && subscription.status !== 'canceled') {
    subscription.status = 'active';
    tell(books, 'customer.subscription.updated', subscription);
  }
  return charge;
}

function paymentOf(books: Books, { id }: FakeInvoice): FakeInvoicePayment {
  const found = [...books.invoicePayments.values()].find(({ invoice }) => invoice === id);
  if (!found) throw new Error(`The invoice ${id} is for nothing.`);
  return found;
}

export function intentOf(books: Books, invoice: FakeInvoice): FakeIntent {
  return find(books.intents, 'payment_intent', String(paymentOf(books, invoice).payment.payment_intent));
}

/** What is still to be taken for the period that runs. */
export function unpaidInvoice(
  books: Books,
  { latest_invoice: latest }: FakeSubscription,
): FakeInvoice | undefined {
  const invoice = books.invoices.get(String(latest));
  return invoice?.status === 'open' || invoice?.status === 'draft' ? invoice : undefined;
}

/** A draft can be changed for an hour; then it is taken. */
export function finalize(books: Books, invoice: FakeInvoice): void {
  if (invoice.status !== 'draft') return;
  const wait = invoice.created + draftSeconds - now(books);
  if (wait > 0) books.clock.forward(wait * 1000);
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = now(books);
}
