import { newId } from '#server/platform/ids.ts';
import type { PaymentProvider, PaymentRequest, RefundRequest } from '#server/providers/provider.ts';
import type { PaypalFake } from './fake.ts';

/** What the core would ask for an attempt of its own. */
export function requestFor({ clock }: PaypalFake, wish: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    idempotencyKey: newId(clock),
    orderNumber: newId(clock),
    method: 'paypal',
    amount: 1995,
    currency: 'EUR',
    locale: 'EN',
    market: 'DE',
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

export interface Begun {
  readonly request: PaymentRequest;
  /** The order's id. */
  readonly reference: string;
}

/** An order at PayPal that waits for its buyer. */
export async function begin(
  fake: PaypalFake,
  paypal: PaymentProvider,
  wish: Partial<PaymentRequest> = {},
): Promise<Begun> {
  const request = requestFor(fake, wish);
  const { reference } = await paypal.create(request);
  if (reference === null) throw new Error('PayPal made no order.');
  return { request, reference };
}

export async function beginApproved(...asked: Parameters<typeof begin>): Promise<Begun> {
  const begun = await begin(...asked);
  asked[0].approve(begun.reference);
  return begun;
}

/** An order that was approved and captured. */
export async function beginPaid(...asked: Parameters<typeof begin>): Promise<Begun> {
  const begun = await beginApproved(...asked);
  await asked[1].fetch(begun.request, begun.reference);
  return begun;
}

/** Waits only so long for an answer that never comes. */
export const hastyOptions = ({ options }: PaypalFake) => ({ ...options, answerLimitMilliseconds: 1_000 });
