import { type Books, type FakeCharge, type FakeIntent, find, keep, newId, now, tell } from './books.ts';
import { invalid } from './refusal.ts';

export function newIntent(
  books: Books,
  asked: Pick<FakeIntent, 'amount' | 'currency' | 'metadata' | 'description'>,
): FakeIntent {
  return keep(books.intents, {
    id: newId(books, 'pi'),
    object: 'payment_intent',
    ...asked,
    amount_received: 0,
    created: now(books),
    last_payment_error: null,
    latest_charge: null,
    livemode: books.live,
    next_action: null,
    status: 'requires_payment_method',
  });
}

/** Takes the money of an intent. */
export function capture(books: Books, intent: FakeIntent): FakeCharge {
  const { id, amount, currency, metadata } = intent;
  const charge = keep<FakeCharge>(books.charges, {
    id: newId(books, 'ch'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    created: now(books),
    currency,
    disputed: false,
    livemode: books.live,
    metadata,
    paid: true,
    payment_intent: id,
    refunded: false,
    status: 'succeeded',
  });
  const taken = { amount_received: amount, latest_charge: charge.id, next_action: null };
  Object.assign(intent, { status: 'succeeded', ...taken });
  tell(books, 'charge.succeeded', charge);
  tell(books, 'payment_intent.succeeded', intent);
  return charge;
}

/** What Stripe says of a card that was refused. */
export const declines = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  authentication: { code: 'payment_intent_authentication_failure' },
} as const;

export function fail(books: Books, intent: FakeIntent, why: { code: string; decline_code?: string }): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = { ...why, type: 'card_error', message: 'The payment failed.' };
  tell(books, 'payment_intent.payment_failed', intent);
}

/** Takes back a payment that its buyer has not made. */
export function cancelIntent(books: Books, id: string): FakeIntent {
  const intent = find(books.intents, 'payment_intent', id);
  if (intent.status !== 'requires_action' || !books.cancelsVouchers) {
    throw invalid('You cannot cancel this PaymentIntent because it was created by a Checkout Session.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  intent.status = 'canceled';
  intent.next_action = null;
  tell(books, 'payment_intent.canceled', intent);
  return intent;
}

/** The intent of a payment that is named by its session or its intent. */
export function intentNamed(books: Books, name: string): FakeIntent {
  const session = books.sessions.get(name);
  const invoice = [...books.invoicePayments.values()].find((row) => row.invoice === session?.invoice);
  const id = session?.payment_intent ?? invoice?.payment.payment_intent ?? name;
  return find(books.intents, 'payment_intent', String(id));
}
