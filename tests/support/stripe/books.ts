import type Stripe from 'stripe';
import type { TestClock } from '../clock.ts';
import type { SessionCreate } from './parameters.ts';
import { missing } from './refusal.ts';

export type FakeSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'setup_intent'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'ui_mode'
  | 'url'
>;

export type FakeIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'last_payment_error'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { next_action: ({ type: string } & Record<string, unknown>) | null };

export type FakeCharge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>;

export type FakeRefund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'failure_reason'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

export type FakeDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> & { balance_transactions: Pick<Stripe.BalanceTransaction, 'amount'>[] };

export type FakeItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_end' | 'current_period_start' | 'quantity' | 'subscription'
> & {
  price: Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'product' | 'unit_amount'> & {
    recurring: { interval: 'month' | 'year'; interval_count: 1 };
  };
};

export type FakeSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'description'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'status'
  | 'trial_end'
> & { items: { object: 'list'; data: [FakeItem]; has_more: false; url: string } };

export type FakeInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'metadata'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'status_transitions'
> & { lines: { object: 'list'; data: FakeLine[]; has_more: false; url: string } };

export type FakeLine = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'> & {
  parent: Pick<Stripe.InvoiceLineItem.Parent, 'type'>;
};

export type FakeInvoicePayment = Pick<
  Stripe.InvoicePayment,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'invoice'
  | 'is_default'
  | 'livemode'
  | 'payment'
  | 'status'
>;

export type FakeProduct = Pick<
  Stripe.Product,
  'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'name'
>;

export type FakeSetup = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'metadata' | 'payment_method' | 'status'
>;

/** How a charge of a card ends; a card is nothing else here. */
export type Decline = 'declined' | 'insufficient_funds' | 'authentication';

export interface FakeCard {
  readonly id: string;
  readonly customer: string;
  readonly declines: Decline | null;
}

export interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** The object as it was then. */
  readonly object: { readonly id: string };
  /** Not sent before. */
  readonly due: number;
  pending: boolean;
}

/** All that the fake Stripe has written down. */
export interface Books {
  readonly clock: TestClock;
  readonly live: boolean;
  readonly sessions: Map<string, FakeSession>;
  /** Those that may be open still, oldest first. */
  readonly waiting: FakeSession[];
  /** What each session was asked for. */
  readonly asked: Map<string, SessionCreate>;
  readonly intents: Map<string, FakeIntent>;
  readonly charges: Map<string, FakeCharge>;
  readonly refunds: Map<string, FakeRefund>;
  readonly disputes: Map<string, FakeDispute>;
  readonly subscriptions: Map<string, FakeSubscription>;
  readonly invoices: Map<string, FakeInvoice>;
  readonly invoicePayments: Map<string, FakeInvoicePayment>;
  readonly products: Map<string, FakeProduct>;
  readonly setups: Map<string, FakeSetup>;
  readonly cards: Map<string, FakeCard>;
  readonly events: FakeEvent[];
  /** Switched off in the account's dashboard. */
  readonly inactiveMethods: Set<string>;
  /**
   * Whether a voucher can be taken back. By its manual Stripe cancels the payment intent of a page's only where it waits
   * to be captured, which no voucher does.
   */
  cancelsVouchers: boolean;
  /** How a refund begins. */
  refundStatus: 'succeeded' | 'pending';
  /** How much later than they happen events are told. */
  delayMilliseconds: number;
  made: number;
}

export function openBooks(clock: TestClock, live: boolean): Books {
  return {
    clock,
    live,
    sessions: new Map(),
    waiting: [],
    asked: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    products: new Map(),
    setups: new Map(),
    cards: new Map(),
    events: [],
    inactiveMethods: new Set(),
    cancelsVouchers: false,
    refundStatus: 'succeeded',
    delayMilliseconds: 0,
    made: 0,
  };
}

/** Seconds, as Stripe writes times. */
export const now = ({ clock }: Books) => Math.floor(clock.now().getTime() / 1000);

export function newId(books: Books, prefix: string): string {
  books.made += 1;
  return `${prefix}_${String(books.made).padStart(14, '0')}`;
}

/** Keeps an object under its id. */
export function keep<T extends { readonly id: string }>(shelf: Map<string, T>, object: T): T {
  shelf.set(object.id, object);
  return object;
}

/** @throws StripeRefusal as Stripe says that there is no such thing */
export function find<T>(shelf: ReadonlyMap<string, T>, kind: string, id: string): T {
  const found = shelf.get(id);
  if (!found) throw missing(kind, id);
  return found;
}

/** Writes down what happened, to be told later. */
export function tell(books: Books, type: string, object: { readonly id: string }): void {
  books.events.push({
    id: newId(books, 'evt'),
    type,
    created: now(books),
    object: structuredClone(object),
    due: books.clock.now().getTime() + books.delayMilliseconds,
    pending: true,
  });
}
