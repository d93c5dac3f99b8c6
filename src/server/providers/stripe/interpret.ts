import type { ProviderWord } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { readSession } from './checkout.ts';
import { certain, idOf, ifKnown, rowsOf, type StripeRoom } from './client.ts';
import { disputeState } from './disputes.ts';
import { nameOf, sessionBehind } from './intents.ts';
import { stripeEvent } from './notices.ts';
import { refundOf } from './refunds.ts';
import { paymentOf } from './states.ts';
import { fetchSubscription } from './subscriptions.ts';

/** The events that the endpoint at Stripe is to send; any other is taken and says nothing. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

type Reader = (room: StripeRoom, objectId: string) => Promise<ProviderWord | undefined>;

/** By the first words of an event's type, the longest first: the kind of object that it speaks of. */
const readers: readonly (readonly [prefix: string, reader: Reader])[] = [
  ['checkout.session.', wordOfSession],
  ['payment_intent.', wordOfIntent],
  ['charge.dispute.', wordOfDispute],
  ['charge.refund.', wordOfRefund],
  ['charge.refunded', wordOfRefundedCharge],
  ['refund.', wordOfRefund],
  ['invoice.', wordOfInvoice],
  ['customer.subscription.', wordOfSubscription],
];

/** What an event means for us by Stripe's present word: the event only says what to ask about. */
export async function interpretEvent(room: StripeRoom, event: unknown): Promise<ProviderWord | undefined> {
  const { type, objectId } = stripeEvent.parse(event);
  const reader = readers.find(([prefix]) => type.startsWith(prefix))?.[1];
  return reader?.(room, objectId);
}

async function wordOfSession(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const session = await readSession(room, id);
  if (session?.mode === 'setup') {
    const subscription = session.metadata?.subscription;
    return subscription ? wordOfSubscription(room, subscription) : undefined;
  }
  const attemptId = session?.metadata?.attemptId;
  return session && attemptId ? { kind: 'payment', attemptId, payment: paymentOf(session) } : undefined;
}

async function wordOfIntent(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const session = await sessionBehind(room, { payment_intent: id });
  return session && wordOfSession(room, session.id);
}

/** What a refund means for us, by Stripe's present word. */
export async function wordOfRefund(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const answer = await ifKnown(room.stripe.refunds.retrieve(id));
  if (!answer) return undefined;
  const refund = certain(answer, 'refund', id);
  const intent = idOf(refund.payment_intent);
  const named = intent ? await nameOf(room, intent) : undefined;
  if (!named) return undefined;
  const { metadata } = refund;
  return {
    kind: 'refund',
    payment: named.payment,
    // A later period of a membership has an order of its own, which only our own refunds know.
    orderNumber: metadata?.orderNumber ?? named.orderNumber,
    refundId: metadata?.refundId ?? null,
    refund: refundOf(refund),
  };
}

/** The charge does not say which refund it was; each has an event, and the newest is this one's. */
async function wordOfRefundedCharge(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const [newest] = rowsOf(await room.stripe.refunds.list({ charge: id, limit: 1 }));
  return newest && wordOfRefund(room, newest.id);
}

/** What a dispute means for us, by Stripe's present word. */
export async function wordOfDispute(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const answer = await ifKnown(room.stripe.disputes.retrieve(id));
  if (!answer) return undefined;
  const dispute = certain(answer, 'dispute', id);
  const state = disputeState(dispute);
  const intent = idOf(dispute.payment_intent);
  const named = state && intent ? await nameOf(room, intent) : undefined;
  if (!state || !named) return undefined;
  const currency = dispute.currency.toUpperCase();
  const amount = stripeAmounts.fromStripe(dispute.amount, currency);
  return { kind: 'dispute', ...named, reference: id, state, amount, currency };
}

async function wordOfInvoice(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const answer = await ifKnown(room.stripe.invoices.retrieve(id));
  const invoice = answer && certain(answer, 'invoice', id);
  const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
  return subscription ? wordOfSubscription(room, subscription) : undefined;
}

async function wordOfSubscription(room: StripeRoom, id: string): Promise<ProviderWord | undefined> {
  const subscription = await fetchSubscription(room, id);
  return subscription && { kind: 'subscription', subscription };
}
