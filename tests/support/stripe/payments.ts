import {
  type Books,
  type Decline,
  type FakeCharge,
  type FakeIntent,
  type FakeSession,
  find,
  tell,
} from './books.ts';
import { capture, declines, fail, newIntent } from './intents.ts';
import { intentOf as intentOfInvoice } from './invoices.ts';
import { openPage } from './sessions.ts';
import { beginSubscription, failFirst, payFirst } from './subscriptions.ts';

/** The buyer pays on the page, and the money is there at once. */
export function pay(books: Books, sessionId: string): FakeCharge {
  const session = openPage(books, sessionId);
  const bySubscription = session.mode === 'subscription';
  if (bySubscription) beginSubscription(books, session);
  const charge = bySubscription ? payFirst(books, session) : capture(books, intentOf(books, session));
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  tell(books, 'checkout.session.completed', session);
  return charge;
}

/** The bank refuses; the page stays open for another try. */
export function decline(books: Books, sessionId: string, why: Decline): void {
  fail(books, intentOf(books, openPage(books, sessionId)), declines[why]);
}

/** The buyer has ordered by a way that takes its time: the page is done, the money is not there. */
export function startAsync(books: Books, sessionId: string): void {
  const session = openPage(books, sessionId);
  const intent =
    session.mode === 'subscription'
      ? intentOfInvoice(books, beginSubscription(books, session))
      : intentOf(books, session);
  const voucher = vouchers.find((method) => session.payment_method_types.includes(method));
  intent.status = voucher ? 'requires_action' : 'processing';
  intent.next_action = voucher ? displayOf(voucher, intent.id) : null;
  session.status = 'complete';
  session.url = null;
  tell(books, `payment_intent.${intent.status}`, intent);
  tell(books, 'checkout.session.completed', session);
}

/** Ways to pay by a number that the buyer takes to a bank or a shop. */
const vouchers = ['boleto', 'konbini', 'multibanco', 'oxxo'];

function displayOf(method: string, intentId: string): { type: string } & Record<string, unknown> {
  const type = `${method}_display_details`;
  return {
    type,
    [type]: { hosted_voucher_url: `https://payments.stripe.com/${method}/voucher/${intentId}` },
  };
}

/** The money came, or did not. */
export function settleAsync(books: Books, sessionId: string, outcome: 'paid' | 'failed' | 'expired'): void {
  const session = find(books.sessions, 'checkout.session', sessionId);
  if (session.mode === 'subscription') {
    settleFirst(books, session, outcome);
    return;
  }
  const intent = intentOf(books, session);
  if (intent.status === 'canceled') throw new Error(`The payment of ${sessionId} was taken back.`);
  if (outcome === 'paid') {
    capture(books, intent);
    session.payment_status = 'paid';
    tell(books, 'checkout.session.async_payment_succeeded', session);
    return;
  }
  const code =
    outcome === 'failed' ? 'payment_intent_payment_attempt_failed' : 'payment_intent_payment_attempt_expired';
  fail(books, intent, { code });
  tell(books, 'checkout.session.async_payment_failed', session);
}

/** As the real one, which calls a subscription active while its first debit is under way. */
function settleFirst(books: Books, session: FakeSession, outcome: 'paid' | 'failed' | 'expired'): void {
  if (outcome !== 'paid') {
    failFirst(books, session, outcome);
    tell(books, 'checkout.session.async_payment_failed', session);
    return;
  }
  payFirst(books, session);
  session.payment_status = 'paid';
  tell(books, 'checkout.session.async_payment_succeeded', session);
}

/** The payment intent of a page in payment mode: made by the first try. */
function intentOf(books: Books, session: FakeSession): FakeIntent {
  if (typeof session.payment_intent === 'string')
    return find(books.intents, 'payment_intent', session.payment_intent);
  const data = books.asked.get(session.id)?.payment_intent_data;
  const intent = newIntent(books, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    metadata: data?.metadata ?? {},
    description: data?.description ?? null,
  });
  session.payment_intent = intent.id;
  return intent;
}
