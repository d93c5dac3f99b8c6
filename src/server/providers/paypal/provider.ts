import type { PaymentProvider, PaymentRequest, ProviderPayment } from '../provider.ts';
import { begin } from './begin.ts';
import { connect, type PaypalConnection } from './client.ts';
import { interpret } from './interpret.ts';
import { noticeVerifier } from './notices.ts';
import { complete, present } from './orders.ts';
import { giveBack } from './refunds.ts';
import { returnsSince } from './returns.ts';

export interface PaypalOptions extends PaypalConnection {
  /** The id that PayPal gave our notice address; part of what it signs. */
  readonly webhookId: string;
  /** The name that PayPal shows the buyer. */
  readonly brandName: string;
}

/**
 * PayPal by its orders: the buyer approves one on PayPal's page, and `fetch` captures it. An order that nobody
 * captures takes no money, and none but `fetch` captures.
 */
export function createPaypal(options: PaypalOptions): PaymentProvider {
  const paypal = connect(options);
  const { webhookId, mode, brandName } = options;
  return {
    name: 'paypal',
    ownPage: true,
    inTestMode: mode === 'sandbox',
    // By the same key PayPal answers with the same order, as it is by then.
    create: (request) => paypal.within((calls) => begin(calls, request, brandName)),
    // Where the answer to `create` was lost, the same key finds its order, or makes it: nobody was told its page yet.
    fetch: (request, reference) =>
      paypal.within(async (calls) => {
        if (reference === null) return begin(calls, request, brandName);
        const order = await calls.order(reference);
        return order && complete(calls, request, order);
      }),
    /** PayPal cannot void such an order; given up, it is asked for no more and so never captured. */
    cancel: (request, reference) =>
      paypal.within(async ({ order }) => {
        if (reference === null) return undefined;
        const found = await order(reference);
        const payment = found ? present(found) : forgotten(request, reference);
        return payment.state === 'requires_action'
          ? { ...payment, state: 'canceled' as const, actionUrl: null }
          : payment;
      }),
    refund: (request) => paypal.within((calls) => giveBack(calls, request)),
    verify: noticeVerifier({
      webhookId,
      mode,
      certificateOf: (url) => paypal.within(({ document }) => document(url)),
    }),
    returnsSince: (since) => returnsSince(paypal, since),
    interpret: (event) => paypal.within((calls) => interpret(calls, event)),
  };
}

/** PayPal forgets an order that was not completed in time. */
function forgotten(request: PaymentRequest, reference: string): ProviderPayment {
  const { amount, currency, orderNumber } = request;
  return { reference, state: 'canceled', failure: 'expired', actionUrl: null, amount, currency, orderNumber };
}
