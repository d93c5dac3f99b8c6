import type { PaymentState } from '#contract/payments.ts';
import type { Locale } from '#locale/locales.ts';

export type PaymentFailure =
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'expired'
  | 'other';

/** What is asked of a provider. Sent again with the same key, it must act once. */
export interface PaymentRequest {
  readonly idempotencyKey: string;
  readonly orderNumber: string;
  /** The part of the method's id after the provider's name, e.g. `success` of `sandbox:success`. */
  readonly method: string;
  /** Hundredths of the currency's unit. */
  readonly amount: number;
  readonly currency: string;
  readonly locale: Locale;
  /** Where the provider sends the buyer back to. It is never trusted. */
  readonly returnUrl: string;
}

/** What a provider says of one payment. */
export interface ProviderPayment {
  /** The provider's own id; null where it never heard of the payment. */
  readonly reference: string | null;
  readonly state: Extract<
    PaymentState,
    'requires_action' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  >;
  readonly failure: PaymentFailure | null;
  readonly actionUrl: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
}

/**
 * One way to be paid. Every function may throw: a throw means that nothing is known, and the payment is asked about
 * until something is. None is called inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Acts, or finds what the same key did before. */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /** What became of the payment with this key; undefined where the provider never heard of it. */
  fetch(idempotencyKey: string): Promise<ProviderPayment | undefined>;
  /** Gives a payment up if it still can be; answers with what it is then. */
  cancel(idempotencyKey: string): Promise<ProviderPayment | undefined>;
}

export type Providers = ReadonlyMap<string, PaymentProvider>;
