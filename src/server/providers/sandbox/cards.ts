import type { SandboxCard } from '#contract/catalogue.ts';
import type { PaymentFailure, ProviderPayment } from '../provider.ts';

/** How a card behaves when it is charged. */
export interface Behaviour {
  readonly state: Extract<
    ProviderPayment['state'],
    'requires_action' | 'processing' | 'succeeded' | 'failed'
  >;
  readonly failure: PaymentFailure | null;
  /** How many times the notice of the outcome is sent. */
  readonly notices: number;
  readonly noticeDelayMilliseconds?: number;
  /** Goes through only after so long. */
  readonly settlesAfterMilliseconds?: number;
  /** The answer to the call never arrives. */
  readonly hangs?: true;
  /** The answer says that the payment is under way, although it has gone through. */
  readonly answersEarly?: true;
}

const accepted = { state: 'succeeded', failure: null, notices: 1 } as const;

/** The cards that a person can choose on the pay page of a demonstration. */
export const behaviours: Readonly<Record<SandboxCard, Behaviour>> = {
  success: accepted,
  decline: { state: 'failed', failure: 'declined', notices: 1 },
  insufficient: { state: 'failed', failure: 'insufficient_funds', notices: 1 },
  authentication: { state: 'requires_action', failure: null, notices: 1 },
  timeout: { ...accepted, hangs: true, noticeDelayMilliseconds: 4_000 },
  noticeLost: { ...accepted, notices: 0, answersEarly: true },
  noticeLate: { state: 'processing', failure: null, notices: 1, settlesAfterMilliseconds: 6_000 },
  noticeTwice: { ...accepted, notices: 2 },
  refundFails: accepted,
  renewalFails: accepted,
};
