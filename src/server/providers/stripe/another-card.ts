import type Stripe from 'stripe';
import type { CardWish } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { pageLanguage } from './checkout.ts';
import { certain, idOf, isDeclined, isRefused, rowsOf, type StripeRoom, UnexpectedAnswer } from './client.ts';

/**
 * A page of Stripe's that takes a card and charges nothing by itself: what is owed is then taken by `takeUpCard`, once. It is
 * bound to one invoice, so a page that is left open pays for no other period.
 */
export async function openCardPage(
  room: StripeRoom,
  reference: string,
  wish: CardWish,
  idempotencyKey: string,
): Promise<string | null> {
  const { stripe } = room;
  const subscription = certain(await stripe.subscriptions.retrieve(reference), 'subscription', reference);
  const invoice = owes(subscription) ? await openInvoice(room, reference) : undefined;
  const customer = idOf(subscription.customer);
  const { orderNumber } = subscription.metadata;
  if (!invoice || !customer || !orderNumber || !isFor(invoice, wish)) return null;
  const metadata = { orderNumber, subscription: reference, invoice: invoice.id };
  const answer = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      ui_mode: 'hosted_page',
      allowed_payment_method_types: ['card'],
      customer,
      client_reference_id: orderNumber,
      metadata,
      setup_intent_data: { metadata },
      custom_text: { submit: { message: wish.consent } },
      locale: pageLanguage(wish),
      success_url: wish.returnUrl,
      cancel_url: wish.returnUrl,
    },
    { idempotencyKey },
  );
  const { url } = certain(answer, 'checkout.session');
  if (!url) throw new UnexpectedAnswer('The page for another card has no address.');
  return url;
}

/**
 * Charges what is owed to the card that a member gave last, and makes it the subscription's. The page's id in the subscription's
 * metadata tells that this was done: it is tried once, whatever comes of it, and Stripe's own retries go on with it; a card that
 * was set at Stripe since then stays. A repetition before that meets the same key.
 *
 * @returns the subscription as it is then
 */
export async function takeUpCard(
  room: StripeRoom,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (!owes(subscription)) return subscription;
  const { stripe } = room;
  const { id } = subscription;
  const given = await lastCard(room, subscription);
  if (!given || subscription.metadata.cardPage === given.page.id) return subscription;
  const invoice = await openInvoice(room, id);
  if (invoice && invoice.id === given.page.metadata?.invoice) {
    const paying = stripe.invoices.pay(
      invoice.id,
      { payment_method: given.card },
      { idempotencyKey: `${given.page.id}:pay` },
    );
    await unlessRefused(paying);
  }
  const keeping = stripe.subscriptions.update(
    id,
    { default_payment_method: given.card, metadata: { cardPage: given.page.id } },
    { idempotencyKey: `${given.page.id}:card` },
  );
  await unlessRefused(keeping);
  return certain(await stripe.subscriptions.retrieve(id), 'subscription', id);
}

/** What is still to be paid for the period that has begun. */
export async function openInvoice(
  { stripe }: StripeRoom,
  subscription: string,
): Promise<Stripe.Invoice | undefined> {
  const [invoice] = rowsOf(await stripe.invoices.list({ subscription, status: 'open', limit: 1 }));
  return invoice && certain(invoice, 'invoice');
}

/** While Stripe tries again, and where it has left off without ending the subscription. */
function owes({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid';
}

function isFor({ amount_due: due, currency }: Stripe.Invoice, wish: CardWish): boolean {
  return (
    currency === wish.currency.toLowerCase() && due === stripeAmounts.toStripe(wish.amount, wish.currency)
  );
}

/** The last page for another card on which one was given. */
async function lastCard(
  { stripe }: StripeRoom,
  { id, customer }: Stripe.Subscription,
): Promise<{ page: Stripe.Checkout.Session; card: string } | undefined> {
  const holder = idOf(customer);
  if (!holder) return undefined;
  const answer = await stripe.checkout.sessions.list({
    customer: holder,
    status: 'complete',
    limit: 100,
    expand: ['data.setup_intent'],
  });
  const page = rowsOf(answer).find(({ mode, metadata }) => mode === 'setup' && metadata?.subscription === id);
  const setup = page?.setup_intent;
  if (!page || !setup || typeof setup === 'string' || setup.status !== 'succeeded') return undefined;
  const card = idOf(setup.payment_method);
  return card ? { page, card } : undefined;
}

/** A card that is declined, an invoice that was paid meanwhile, a subscription that has ended: what it is then decides. */
async function unlessRefused(asking: Promise<unknown>): Promise<void> {
  try {
    await asking;
  } catch (error) {
    if (!isRefused(error) && !isDeclined(error)) throw error;
  }
}
