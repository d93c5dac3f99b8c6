import type Stripe from 'stripe';
import type { Variety } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import type { PaymentRequest, ProviderPayment } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { certain, ifKnown, isRefused, type StripeRoom } from './client.ts';
import { knownMethod } from './methods.ts';
import { paymentOf } from './states.ts';

/** What the languages of its pages are called by Stripe. */
const languages: Record<Variety, Stripe.Checkout.SessionCreateParams.Locale> = {
  CN: 'zh',
  EN: 'en',
  FR: 'fr',
  ES: 'es',
  JA: 'ja',
  HK: 'zh-HK',
  KR: 'ko',
  DE: 'de',
  PT: 'pt',
  'PT-BR': 'pt-BR',
};

/** The language of Stripe's pages for a buyer: Spanish, English and French have a second one for the other shore. */
export function pageLanguage({
  locale,
  market,
}: Pick<PaymentRequest, 'locale' | 'market'>): Stripe.Checkout.SessionCreateParams.Locale {
  // An unknown country has the prices of North America, and need not lie there.
  const continent = market === 'XX' ? undefined : findMarket(market)?.continent;
  if (locale === 'ES' && (continent === 'AMN' || continent === 'AMS')) return 'es-419';
  if (locale === 'EN' && market === 'GB') return 'en-GB';
  if (locale === 'FR' && market === 'CA') return 'fr-CA';
  return languages[locale];
}

/** What one read of a session must bring to know what became of the money. */
export const sessionExpansion = ['payment_intent', 'invoice', 'subscription'];

/**
 * A page of Stripe's for one attempt. Everything in it follows from the request, without a clock: sent again with the
 * same key it is the same to the last letter, and Stripe answers with the session that it made then. It is open for
 * Stripe's own day, which is also how long its keys live, so one key can never have two open pages.
 */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { idempotencyKey, orderNumber, currency, email, returnUrl, recurring } = request;
  const metadata = { orderNumber, attemptId: idempotencyKey };
  const method = knownMethod(request.method);
  return {
    mode: recurring ? 'subscription' : 'payment',
    ui_mode: 'hosted_page',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: stripeAmounts.toStripe(request.amount, currency),
          product_data: { name: request.description },
          ...(recurring && { recurring: { interval: recurring.every } }),
        },
      },
    ],
    allowed_payment_method_types: [method],
    ...(method === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
    // What was shown is what is charged, in the currency it was shown in.
    adaptive_pricing: { enabled: false },
    client_reference_id: orderNumber,
    metadata,
    ...(recurring
      ? {
          subscription_data: {
            description: request.description,
            metadata: { ...metadata, skuId: recurring.skuId },
          },
        }
      : { payment_intent_data: { description: request.description, metadata } }),
    ...(email && { customer_email: email }),
    locale: pageLanguage(request),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expand: sessionExpansion,
  };
}

/** Opens the page, or finds the one that the same key opened; a request that Stripe refuses has failed for good. */
export async function createSession(room: StripeRoom, request: PaymentRequest): Promise<ProviderPayment> {
  try {
    return paymentOf(await openSession(room, request));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { amount, currency, orderNumber } = request;
    return {
      reference: null,
      state: 'failed',
      failure: 'other',
      actionUrl: null,
      amount,
      currency,
      orderNumber,
    };
  }
}

async function openSession(
  { stripe }: StripeRoom,
  request: PaymentRequest,
): Promise<Stripe.Checkout.Session> {
  const { idempotencyKey } = request;
  const answer = await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey });
  return certain(answer, 'checkout.session');
}

/**
 * What became of the session; without its id, what the same key opened. That opens one where the request never
 * arrived, and nobody can have paid on a page whose address nobody was told.
 */
export async function fetchSession(
  room: StripeRoom,
  request: PaymentRequest,
  reference: string | null,
): Promise<ProviderPayment | undefined> {
  if (reference === null) return createSession(room, request);
  const session = await readSession(room, reference);
  return session && paymentOf(session);
}

/** undefined where Stripe knows no such session. */
export async function readSession(
  { stripe }: StripeRoom,
  id: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const answer = await ifKnown(stripe.checkout.sessions.retrieve(id, { expand: sessionExpansion }));
  return answer && certain(answer, 'checkout.session', id);
}

/**
 * Closes the page, so that nobody can pay on it any more, or takes its voucher back where Stripe does that. Without its
 * id, the one that the key opens: a request that is still on its way then finds a closed page.
 */
export async function cancelSession(
  room: StripeRoom,
  request: PaymentRequest,
  reference: string | null,
): Promise<ProviderPayment | undefined> {
  const open = await fetchSession(room, request, reference);
  const waits = open?.state === 'requires_action' || typeof open?.actionUrl === 'string';
  if (!waits || !open.reference) return open;
  try {
    await close(room, open.reference, open.state);
  } catch (error) {
    // It was paid or ran out in the meantime: what it is then decides.
    if (!isRefused(error)) throw error;
  }
  return fetchSession(room, request, open.reference);
}

async function close({ stripe }: StripeRoom, id: string, state: ProviderPayment['state']): Promise<void> {
  if (state === 'requires_action') {
    await stripe.checkout.sessions.expire(id, {});
    return;
  }
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  if (typeof intent === 'string') await stripe.paymentIntents.cancel(intent, {});
}
