import { type Books, type FakeSession, find, keep, newId, now, tell } from './books.ts';
import { checkAmount } from './money.ts';
import type { SessionCreate } from './parameters.ts';
import { invalid, missing } from './refusal.ts';

const lifeSeconds = 24 * 3600;

export function createSession(books: Books, asked: SessionCreate): FakeSession {
  const { mode, allowed_payment_method_types: methods } = asked;
  for (const foreign of foreignTo[mode]) {
    if (asked[foreign])
      throw invalid(`You can not pass \`${foreign}\` in \`${mode}\` mode.`, { param: foreign });
  }
  const total = mode === 'setup' ? null : totalOf(asked);
  const { customer = null } = asked;
  if (customer !== null && ![...books.subscriptions.values()].some((one) => one.customer === customer))
    throw missing('customer', customer);
  const offered = methods.filter((method) => !books.inactiveMethods.has(method));
  if (offered.length === 0) throw invalid('No payment method types enabled for this Checkout Session.');
  if (offered.includes('wechat_pay') && !asked.payment_method_options?.wechat_pay) {
    throw invalid('Missing required param: payment_method_options[wechat_pay][client].');
  }
  const id = newId(books, books.live ? 'cs_live' : 'cs_test');
  books.asked.set(id, asked);
  const session = keep<FakeSession>(books.sessions, {
    id,
    object: 'checkout.session',
    amount_total: total?.amount ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now(books),
    currency: total?.currency ?? null,
    customer,
    customer_email: asked.customer_email ?? null,
    expires_at: now(books) + lifeSeconds,
    invoice: null,
    livemode: books.live,
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    mode,
    payment_intent: null,
    payment_method_types: offered,
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: asked.success_url,
    ui_mode: asked.ui_mode ?? 'hosted_page',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  });
  books.waiting.push(session);
  return session;
}

/** What a page of another mode does not take. */
const foreignTo = {
  payment: ['subscription_data', 'setup_intent_data'],
  subscription: ['payment_intent_data', 'setup_intent_data'],
  setup: ['payment_intent_data', 'subscription_data', 'line_items'],
} as const;

function totalOf({ mode, line_items: lines }: SessionCreate): { amount: number; currency: string } {
  const line = lines?.[0];
  if (!line) throw invalid('Missing required param: line_items.', { param: 'line_items' });
  const { currency, unit_amount: unit, recurring } = line.price_data;
  if ((mode === 'subscription') !== (recurring !== undefined)) {
    throw invalid(`You must provide ${mode === 'payment' ? 'no' : 'a'} recurring price in ${mode} mode.`);
  }
  const amount = unit * line.quantity;
  checkAmount(amount, currency);
  return { amount, currency };
}

/** Closes a page that waits for its buyer. */
export function expireSession(books: Books, id: string): FakeSession {
  const session = find(books.sessions, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  tell(books, 'checkout.session.expired', session);
  return session;
}

/** Closes the pages whose time is over: all are open equally long, so the oldest end first. */
export function expireOld(books: Books): void {
  const { waiting } = books;
  for (let first = waiting[0]; first; first = waiting[0]) {
    if (first.status === 'open' && first.expires_at > now(books)) return;
    waiting.shift();
    if (first.status === 'open') expireSession(books, first.id);
  }
}

/** A page that a buyer can still act on; anything else is a mistake of the test. */
export function openPage(books: Books, id: string): FakeSession {
  expireOld(books);
  const session = find(books.sessions, 'checkout.session', id);
  if (session.status !== 'open')
    throw new Error(`The page ${id} is ${session.status}: nobody can pay on it.`);
  return session;
}
