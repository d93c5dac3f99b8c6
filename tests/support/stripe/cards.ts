import {
  type Books,
  type Decline,
  type FakeCard,
  type FakeInvoice,
  find,
  keep,
  newId,
  now,
  tell,
} from './books.ts';
import { declines, fail } from './intents.ts';
import { finalize, intentOf, payInvoice } from './invoices.ts';
import { invalid, StripeRefusal } from './refusal.ts';
import { openPage } from './sessions.ts';

/** The card with which a subscription begins. */
export function newCard(books: Books, customer: string, declines: Decline | null): FakeCard {
  return keep(books.cards, { id: newId(books, 'pm'), customer, declines });
}

/** A customer gives a card on a page of setup mode: it is kept, and nothing is charged. */
export function giveCard(books: Books, sessionId: string, declines: Decline | null): FakeCard {
  const session = openPage(books, sessionId);
  if (session.mode !== 'setup') throw new Error(`${sessionId} is no page that keeps a card.`);
  const customer = String(session.customer);
  const card = newCard(books, customer, declines);
  const setup = keep(books.setups, {
    id: newId(books, 'seti'),
    object: 'setup_intent' as const,
    created: now(books),
    customer,
    livemode: books.live,
    metadata: books.asked.get(sessionId)?.setup_intent_data?.metadata ?? {},
    payment_method: card.id,
    status: 'succeeded' as const,
  });
  Object.assign(session, { status: 'complete', setup_intent: setup.id, url: null });
  tell(books, 'setup_intent.succeeded', setup);
  tell(books, 'checkout.session.completed', session);
  return card;
}

/** Takes an invoice by a card now. One of a subscription that has ended is taken as well: Stripe leaves it open. */
export function payByCard(
  books: Books,
  id: string,
  { payment_method: method }: { payment_method?: string | undefined },
): FakeInvoice {
  const invoice = find(books.invoices, 'invoice', id);
  const subscription = find(
    books.subscriptions,
    'subscription',
    String(invoice.parent?.subscription_details?.subscription),
  );
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  finalize(books, invoice);
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status}.`);
  const card = find(books.cards, 'PaymentMethod', method ?? String(subscription.default_payment_method));
  if (card.customer !== invoice.customer) throw invalid('The payment method belongs to another customer.');
  if (card.declines) {
    const why = declines[card.declines];
    fail(books, intentOf(books, invoice), why);
    tell(books, 'invoice.payment_failed', invoice);
    throw new StripeRefusal(402, { type: 'card_error', message: 'Your card was declined.', ...why });
  }
  payInvoice(books, subscription, invoice);
  return invoice;
}
