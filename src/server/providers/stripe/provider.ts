import type { PaymentProvider } from '../provider.ts';
import { cancelSession, createSession, fetchSession } from './checkout.ts';
import { openStripe, type StripeOptions } from './client.ts';
import { interpretEvent } from './interpret.ts';
import { verifyNotice } from './notices.ts';
import { refundPayment } from './refunds.ts';
import { returnsSince } from './returns.ts';
import { createBilling } from './subscriptions.ts';

/** Payments on Stripe's own page (Checkout): card data never reaches us. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const room = openStripe(options);
  return {
    name: 'stripe',
    ownPage: true,
    inTestMode: !room.live,
    create: (request) => createSession(room, request),
    fetch: (request, reference) => fetchSession(room, request, reference),
    cancel: (request, reference) => cancelSession(room, request, reference),
    refund: (request) => refundPayment(room, request),
    verify: async (notice, at) => verifyNotice(room, notice, at),
    returnsSince: (since) => returnsSince(room, since),
    interpret: (event) => interpretEvent(room, event),
    subscriptions: createBilling(room),
  };
}
