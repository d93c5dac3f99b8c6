import type Stripe from 'stripe';
import type { PaymentFailure, ProviderPayment } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { idOf, UnexpectedAnswer } from './client.ts';

type Outcome = Pick<ProviderPayment, 'state' | 'failure'>;

/**
 * What a session, read with its payment, invoice and subscription, says of the money.
 *
 * @throws UnexpectedAnswer for a session without an order or an amount, as we make none
 */
export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const { currency, client_reference_id: orderNumber, amount_total: total } = session;
  if (!currency || !orderNumber || total === null) {
    throw new UnexpectedAnswer(`The session ${session.id} has no order or no amount.`);
  }
  const outcome = outcomeOf(session);
  const units = outcome.state === 'succeeded' ? takenBy(session) : total;
  const subscription = idOf(session.subscription);
  return {
    reference: session.id,
    ...outcome,
    actionUrl: pageOf(session, outcome),
    amount: stripeAmounts.fromStripe(units, currency.toUpperCase()),
    currency: currency.toUpperCase(),
    orderNumber,
    ...(subscription && { subscription }),
  };
}

/** Where the buyer has something to do: the open page, or the voucher that it ended with. */
function pageOf(
  { url, payment_intent: payment }: Stripe.Checkout.Session,
  { state }: Outcome,
): string | null {
  if (state === 'requires_action') return url;
  if (state !== 'processing' || !payment || typeof payment === 'string') return null;
  const asked = payment.next_action;
  const voucher =
    asked?.boleto_display_details ??
    asked?.konbini_display_details ??
    asked?.multibanco_display_details ??
    asked?.oxxo_display_details;
  return voucher?.hosted_voucher_url ?? null;
}

function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.status === 'expired') return { state: 'canceled', failure: 'expired' };
  // A refused card is tried again on the same page.
  if (session.status !== 'complete') return { state: 'requires_action', failure: null };
  if (session.payment_status === 'paid') return { state: 'succeeded', failure: null };
  return session.mode === 'subscription' ? lateSubscription(session) : latePayment(session);
}

/** A way to pay that takes its time, such as a voucher or a direct debit: ordered, but not paid. */
function latePayment({ payment_intent: payment }: Stripe.Checkout.Session): Outcome {
  if (!payment || typeof payment === 'string') return { state: 'processing', failure: null };
  if (payment.status === 'canceled') return { state: 'canceled', failure: 'expired' };
  return payment.status === 'requires_payment_method'
    ? { state: 'failed', failure: failureOf(payment.last_payment_error) }
    : { state: 'processing', failure: null };
}

function lateSubscription({ subscription }: Stripe.Checkout.Session): Outcome {
  const ended =
    typeof subscription === 'object' &&
    (subscription?.status === 'incomplete_expired' || subscription?.status === 'canceled');
  return ended ? { state: 'failed', failure: 'other' } : { state: 'processing', failure: null };
}

/** What was really taken, in Stripe's units, by the payment's own books. */
function takenBy({ id, mode, payment_intent: payment, invoice }: Stripe.Checkout.Session): number {
  if (mode === 'payment' && payment && typeof payment === 'object' && payment.status === 'succeeded')
    return payment.amount_received;
  if (mode === 'subscription' && invoice && typeof invoice === 'object' && invoice.status === 'paid')
    return invoice.amount_paid;
  throw new UnexpectedAnswer(`The session ${id} is paid, but not its payment.`);
}

/** Why a payment failed, in our words. */
export function failureOf(
  error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'> | null,
): PaymentFailure {
  if (!error) return 'other';
  if (error.decline_code === 'insufficient_funds') return 'insufficient_funds';
  switch (error.code) {
    case 'authentication_failure':
    case 'authentication_required':
    case 'payment_intent_authentication_failure':
      return 'authentication_failed';
    case 'payment_intent_payment_attempt_expired':
      return 'expired';
    case 'insufficient_funds':
      return 'insufficient_funds';
    case 'bank_account_declined':
    case 'card_declined':
    case 'expired_card':
    case 'expired_payment_method':
    case 'incorrect_cvc':
    case 'payment_intent_payment_attempt_failed':
    case 'payment_method_provider_decline':
    case 'payment_method_customer_decline':
      return 'declined';
    default:
      return 'other';
  }
}
