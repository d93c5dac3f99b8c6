import { randomBytes } from 'node:crypto';
import { newId } from '#server/platform/ids.ts';
import type { PaymentProvider, PaymentRequest, ProviderPayment } from '#server/providers/provider.ts';
import type { StripeFake } from './fake.ts';

/** What a buyer's press asks of the provider; 9.90 EUR by card unless said otherwise. */
export function requestOf(
  fake: Pick<StripeFake, 'clock'>,
  wish: Partial<PaymentRequest> = {},
): PaymentRequest {
  return {
    idempotencyKey: newId(fake.clock),
    orderNumber: randomBytes(8).toString('hex').toUpperCase(),
    method: 'card',
    amount: 990,
    currency: 'EUR',
    locale: 'EN',
    market: 'DE',
    email: 'reader@example.org',
    description: 'IQ report, basic',
    returnUrl: 'http://127.0.0.1:3000/en/paying/check/DE-SUBS-1002?orderNumber=1',
    recurring: null,
    ...wish,
  };
}

/** A membership of 12.90 EUR a month. */
export function membershipOf(
  fake: Pick<StripeFake, 'clock'>,
  wish: Partial<PaymentRequest> = {},
): PaymentRequest {
  return requestOf(fake, {
    amount: 1290,
    description: 'VIP, a month',
    recurring: { skuId: 'vip-month', every: 'month' },
    ...wish,
  });
}

/** A request, what came of it, and the session's id. */
export async function opened(
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<{ request: PaymentRequest; payment: ProviderPayment; id: string }> {
  const payment = await provider.create(request);
  if (payment.reference === null) throw new Error(`No page was opened: ${payment.failure}`);
  return { request, payment, id: payment.reference };
}
