import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { PaymentMethod } from '#contract/catalogue.ts';
import type { PaymentState } from '#contract/payments.ts';
import type { Variety } from '#locale/locales.ts';
import type { JobTable } from '#server/platform/outbox/kinds.ts';
import type { JobHandler } from '#server/platform/outbox/worker.ts';
import type { Room } from '#server/platform/room.ts';
import type { SettingsGroup } from '#server/platform/settings.ts';

export type PaymentFailure =
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'expired'
  | 'other';

/** What is asked of a provider. Sent again with the same key, it is the same to the last letter, and acts once. */
export interface PaymentRequest {
  /** The attempt's id. */
  readonly idempotencyKey: string;
  readonly orderNumber: string;
  /** The part of the method's id after the provider's name, e.g. `success` of `sandbox:success`. */
  readonly method: string;
  /** Hundredths of the currency's unit, in every currency. */
  readonly amount: number;
  readonly currency: string;
  readonly locale: Variety;
  /** Of the order. */
  readonly market: string;
  readonly email: string;
  /** What is bought, in the buyer's language. */
  readonly description: string;
  /** Where the provider sends the buyer back to. It is never trusted. */
  readonly returnUrl: string;
  /** For a membership: the provider takes the same amount again each period, until it is told to stop. */
  readonly recurring: RecurringPlan | null;
}

export interface RecurringPlan {
  readonly skuId: string;
  readonly every: 'month' | 'year';
}

/** What a provider says of one payment. */
export interface ProviderPayment {
  /** The provider's own id, the same for as long as the payment lives; null where it never heard of the payment. */
  readonly reference: string | null;
  readonly state: Extract<
    PaymentState,
    'requires_action' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  >;
  readonly failure: PaymentFailure | null;
  /** Where its buyer has something to do: a page, or of one that is processing a voucher. */
  readonly actionUrl: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  /** The provider's id of the subscription that this payment began. */
  readonly subscription?: string;
}

export interface RefundRequest {
  /** The refund's own id. */
  readonly idempotencyKey: string;
  readonly orderNumber: string;
  /** The provider's id of the payment that is given back, as `ProviderPayment` or a subscription's payment named it. */
  readonly payment: string;
  /** Hundredths of the currency's unit. */
  readonly amount: number;
  readonly currency: string;
}

export interface ProviderRefund {
  readonly reference: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly amount: number;
  readonly currency: string;
}

/** One period's payment of a subscription; the first is the payment that began it. */
export interface SubscriptionPayment {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly paidAt: Date;
}

export interface ProviderSubscription {
  readonly reference: string;
  /** The membership order that began it. */
  readonly orderNumber: string;
  readonly state: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** The plan that the next period is charged for. */
  readonly skuId: string;
  /** What that costs by the provider's own books, where they name an amount. */
  readonly price?: { readonly amount: number; readonly currency: string };
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** All of its payments that succeeded, oldest first. */
  readonly payments: readonly SubscriptionPayment[];
  /** Of one that is past due: what the provider is still to be paid for the period that has begun. */
  readonly overdue?: Overdue;
}

export interface Overdue {
  readonly amount: number;
  readonly currency: string;
  /** A payment of it has begun, and its outcome is not known yet. */
  readonly underWay: boolean;
}

/** A member's wish to pay what is overdue with another card. */
export interface CardWish {
  /** What is due, as the member was shown. */
  readonly amount: number;
  readonly currency: string;
  /** What giving the card means, in a sentence of the member's language. */
  readonly consent: string;
  readonly locale: Variety;
  readonly market: string;
  /** Where the provider sends the member back to. It is never trusted. */
  readonly returnUrl: string;
}

/** Subscriptions as a provider bills them. Each change is sent with a key, and acts once for it. */
export interface SubscriptionBilling {
  /**
   * Completes what a member has asked for on a page of `anotherCard`; undefined where the provider never heard of the
   * subscription.
   */
  fetch(reference: string): Promise<ProviderSubscription | undefined>;
  /**
   * The address of a page of the provider's own for a card that pays the renewal which was declined, and later ones; null
   * where that amount is not owed. However many such pages are open, a period is paid once.
   */
  anotherCard(reference: string, wish: CardWish, idempotencyKey: string): Promise<string | null>;
  /** It ends when the paid period does. */
  cancelAtPeriodEnd(reference: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /** Takes such an end back while the period lasts. */
  resume(reference: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /** The new plan begins with the next period: nothing is charged or given back today. */
  switchPlan(
    reference: string,
    plan: RecurringPlan & {
      readonly amount: number;
      readonly currency: string;
      readonly description: string;
    },
    idempotencyKey: string,
  ): Promise<ProviderSubscription>;
  /** Ends at once, as after a withdrawal; gives nothing back by itself. */
  cancelNow(reference: string, idempotencyKey: string): Promise<ProviderSubscription>;
}

/** What a notice turned out to say, by the provider's present word and not by the notice's own. */
export type ProviderWord =
  | { readonly kind: 'payment'; readonly attemptId: string; readonly payment: ProviderPayment }
  | {
      readonly kind: 'refund';
      readonly orderNumber: string;
      /** Our own id of it; null where the provider gave money back by itself. */
      readonly refundId: string | null;
      /** The provider's id of the payment. */
      readonly payment: string;
      readonly refund: ProviderRefund;
    }
  | {
      readonly kind: 'dispute';
      readonly orderNumber: string;
      readonly reference: string;
      readonly payment: string;
      readonly state: 'open' | 'won' | 'lost';
      readonly amount: number;
      readonly currency: string;
      /** The provider never takes more by it than is left of the payment: it counts refunds in. */
      readonly withinPayment?: true;
    }
  | { readonly kind: 'subscription'; readonly subscription: ProviderSubscription };

/** How far back a provider's lists are read. */
export interface ReturnsSince {
  readonly now: Date;
  readonly refunds: Date;
  /** Disputes go on for months: what began long ago may have ended today. */
  readonly disputes: Date;
}

/** Money that went back, or that a bank calls back, as a provider lists it. */
export interface ListedReturn {
  readonly kind: 'refund' | 'dispute';
  /** The provider's own id. */
  readonly reference: string;
  /** undefined where the list does not say it. */
  readonly state: ProviderRefund['state'] | 'open' | 'won' | 'lost' | undefined;
  /** What it means for us, asked anew; undefined where it does not concern us. */
  word(): Promise<ProviderWord | undefined>;
}

/** A notice whose signature, age and mode were checked. */
export interface VerifiedNotice {
  readonly eventId: string;
  /** What the jobs of one matter share: the order's number where the notice names it, else the provider's object. */
  readonly aggregateId: string;
  readonly event: unknown;
}

/**
 * One way to be paid. Every function may throw: a throw means that nothing is known, and is asked again until
 * something is. None is called inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: string;
  /** A buyer pays on a page of its own: as long as nobody was told the page's address, no money can have moved. */
  readonly ownPage?: true;
  /** Acts, or finds what the same key did before. */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /**
   * What became of a payment, completing what its buyer has approved; undefined where the provider never heard of it.
   *
   * @param reference null where the answer to `create` was lost
   */
  fetch(request: PaymentRequest, reference: string | null): Promise<ProviderPayment | undefined>;
  /** Gives a payment up if it still can be; answers with what it is then. */
  cancel(request: PaymentRequest, reference: string | null): Promise<ProviderPayment | undefined>;
  /** Gives money back, or finds what the same key gave back before, also when the provider has forgotten its keys. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** undefined for a notice that is not theirs, altered, too old, from the future, or of the other mode (live, test). */
  verify(
    notice: { readonly body: string; readonly headers: IncomingHttpHeaders },
    at: Date,
  ): Promise<VerifiedNotice | undefined>;
  /** What the event means for us, asked of the provider anew; undefined where it does not concern us. */
  interpret(event: unknown): Promise<ProviderWord | undefined>;
  /** Every refund and dispute since then, also those made by hand in its own pages; missing where it lists none. */
  returnsSince?(since: ReturnsSince): Promise<readonly ListedReturn[]>;
  readonly subscriptions?: SubscriptionBilling;
  /** Its keys are of a test mode: what is paid there is sold for nothing. */
  readonly inTestMode?: boolean;
  /** Pages of its own that stand on this site. */
  readonly pages?: (http: FastifyInstance) => void;
  /** What does the jobs that it writes here, by their kinds. */
  readonly jobs?: Readonly<Record<string, JobHandler>>;
}

/** A provider's way to pay, and the markets it is offered in: those of its countries whose currency it takes. */
export interface MethodRow extends PaymentMethod {
  readonly countries: readonly string[] | 'all';
  readonly currencies: readonly string[] | 'all';
}

/** What an open provider works with. */
export interface ProviderRoom extends Room {
  /** Signs what comes back to us. */
  readonly secret: string;
  /** Where the calls about payments are, e.g. `/pay`. */
  readonly payBase: string;
  /** How long one of its functions may take. */
  readonly answerLimitMilliseconds: number;
  /** Takes a notice to our own door, as for one that stands on this site; answers with the HTTP status. */
  readonly deliver: (provider: string, body: string, headers: Record<string, string>) => Promise<number>;
}

/**
 * What a provider says of itself, whether its keys are set or not. Its folder, and a line in `index.ts`, is all that a
 * provider is.
 */
export interface ProviderKind {
  /** Stands before the `:` of its methods' ids. */
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  readonly settings: SettingsGroup;
  /** In the order in which they are shown. */
  readonly methods: readonly MethodRow[];
  /** The least that it can charge, in hundredths. @throws RangeError for a currency that it does not take */
  minimum(currency: string): number;
  /** Where its pages are on which a buyer pays, as sources of a content security policy. */
  readonly payPages: readonly string[];
  /** It moves no money, and is offered where nobody else is; its pages stand on this site. */
  readonly demonstration?: true;
  /** The kinds of the jobs that it writes here. */
  readonly jobKinds?: JobTable;
  /** The provider with what is set; undefined where its keys are not. */
  open(given: Readonly<Record<string, string>>, room: ProviderRoom): PaymentProvider | undefined;
}

export type Providers = ReadonlyMap<string, PaymentProvider>;
