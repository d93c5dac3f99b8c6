import type Stripe from 'stripe';
import { readSession } from './checkout.ts';
import { certain, idOf, rowsOf, type StripeRoom, UnexpectedAnswer } from './client.ts';

/** What a payment is called here: by the session that it was made on; a later period's by its payment intent. */
export interface NamedPayment {
  readonly payment: string;
  /** Of a membership: the order that began it. */
  readonly orderNumber: string;
}

/** The payment intent behind a payment as we call it. @throws UnexpectedAnswer where nothing was paid */
export async function intentBehind(room: StripeRoom, payment: string): Promise<string> {
  if (payment.startsWith('pi_')) return payment;
  const session = await readSession(room, payment);
  const invoice = idOf(session?.invoice);
  const intent =
    session?.mode === 'subscription' && invoice
      ? await intentOfInvoice(room, invoice)
      : idOf(session?.payment_intent);
  if (!intent) throw new UnexpectedAnswer(`Nothing was paid by ${payment}.`);
  return intent;
}

async function intentOfInvoice({ stripe }: StripeRoom, invoice: string): Promise<string | undefined> {
  const payments = rowsOf(await stripe.invoicePayments.list({ invoice, status: 'paid' }));
  return paidIntent(payments);
}

/** The payment intent that paid an invoice. */
export function paidIntent(payments: readonly Stripe.InvoicePayment[]): string | undefined {
  const paid = payments.find(({ status, payment }) => status === 'paid' && payment.type === 'payment_intent');
  return idOf(paid?.payment.payment_intent);
}

/** The session that an intent or a subscription came from; undefined where it is not one of ours. */
export async function sessionBehind(
  { stripe }: StripeRoom,
  by: { readonly payment_intent: string } | { readonly subscription: string },
): Promise<Stripe.Checkout.Session | undefined> {
  const [session] = rowsOf(await stripe.checkout.sessions.list({ ...by, limit: 1 }));
  return session && certain(session, 'checkout.session');
}

/** What we call the payment of an intent; undefined where it is not one of ours. */
export async function nameOf(room: StripeRoom, intent: string): Promise<NamedPayment | undefined> {
  const session = await sessionBehind(room, { payment_intent: intent });
  if (session) return namedBy(session);
  const invoice = await invoicePaidBy(room, intent);
  const details = invoice?.parent?.subscription_details;
  const orderNumber = details?.metadata?.orderNumber;
  const subscription = idOf(details?.subscription);
  if (!orderNumber || !subscription) return undefined;
  if (invoice?.billing_reason !== 'subscription_create') return { payment: intent, orderNumber };
  const first = await sessionBehind(room, { subscription });
  return first && namedBy(first);
}

function namedBy({
  id,
  client_reference_id: orderNumber,
}: Stripe.Checkout.Session): NamedPayment | undefined {
  return orderNumber ? { payment: id, orderNumber } : undefined;
}

async function invoicePaidBy({ stripe }: StripeRoom, intent: string): Promise<Stripe.Invoice | undefined> {
  const [found] = rowsOf(
    await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
  );
  const invoice = idOf(found?.invoice);
  return invoice ? certain(await stripe.invoices.retrieve(invoice), 'invoice', invoice) : undefined;
}
