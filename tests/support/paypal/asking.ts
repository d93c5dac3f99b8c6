import type { PaymentRequest, RefundRequest } from '#server/payments/provider.ts';
import { newId } from '#server/platform/ids.ts';
import type { PaypalFake } from './fake.ts';

/** What the core would ask for an attempt of its own. */
export function requestFor({ clock }: PaypalFake, wish: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    idempotencyKey: newId(clock),
    orderNumber: newId(clock),
    method: 'wallet',
    amount: 1995,
    currency: 'EUR',
    locale: 'EN',
    email: 'buyer@example.test',
    description: 'IQ test, premium report',
    returnUrl: 'https://sixgates.test/paying/check/DE-SUBS-1002?hl=EN',
    recurring: null,
    ...wish,
  };
}

export function refundFor(
  { clock }: PaypalFake,
  { orderNumber, amount, currency }: PaymentRequest,
  payment: string,
  wish: Partial<RefundRequest> = {},
): RefundRequest {
  return { idempotencyKey: newId(clock), orderNumber, payment, amount, currency, ...wish };
}
