import type { StripeOptions } from '#server/providers/stripe/client.ts';
import { type TestClock, testClock } from '../clock.ts';
import { type Asked, createApi } from './api.ts';
import { type Books, type Decline, type FakeCharge, type FakeEvent, openBooks } from './books.ts';
import { giveCard } from './cards.ts';
import { createFaults, type Faults } from './faults.ts';
import { intentNamed } from './intents.ts';
import { decline, pay, settleAsync, startAsync } from './payments.ts';
import { closeDispute, createRefund, dispute, settleRefund } from './refunds.ts';
import { serveApi } from './server.ts';
import { expireOld } from './sessions.ts';
import { endPeriod, failRenewal, renew } from './subscriptions.ts';
import { type Delivery, deliver, type Notice, noticeOf, type Receiver } from './webhooks.ts';

/** A Stripe of our own on loopback: strict, with books, and able to fail on command. Nothing in it is real money. */
export interface StripeFake {
  /** What `createStripe` needs to talk to it. */
  readonly options: StripeOptions;
  /** The settings that make the whole server use it. */
  readonly env: Readonly<Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API', string>>;
  readonly clock: TestClock;
  readonly books: Books;
  readonly faults: Faults;
  /** All requests that came in, in order, those that a fault struck too. */
  readonly requests: readonly Asked[];

  /** What a buyer does on the page of a session. @throws Error where the page is not open */
  pay(sessionId: string): FakeCharge;
  decline(sessionId: string, why?: Decline): void;
  startAsync(sessionId: string): void;
  settleAsync(sessionId: string, outcome: 'paid' | 'failed' | 'expired'): void;
  /** Gives a card on the page that keeps one. @returns the card's id */
  giveCard(sessionId: string, declines?: Decline): string;

  /** What others do. A payment is named by its session or its intent; amounts are in Stripe's units. */
  refundByProvider(payment: string, amount?: number): string;
  settleRefund(refundId: string, status: 'succeeded' | 'failed'): void;
  dispute(payment: string, amount?: number): string;
  closeDispute(disputeId: string, status: 'won' | 'lost' | 'warning_closed' | 'prevented'): void;
  /** The clock goes to the end of the paid period; the next begins, and is taken an hour later by `renew`. */
  endPeriod(subscriptionId: string): void;
  /** Ends the period where that has not happened yet, and takes the next, or what is behind. */
  renew(subscriptionId: string): FakeCharge | undefined;
  failRenewal(subscriptionId: string): void;

  /** Time passes, and pages run out. */
  advance(milliseconds: number): void;
  /** Every charge that was ever made: who was charged twice stands here twice. */
  charges(): FakeCharge[];
  events(): readonly FakeEvent[];
  notice(event: FakeEvent, at?: Date): Notice;
  /** Tells what is due and was not taken yet. @returns the statuses of the answers */
  deliver(to: Receiver, how?: Delivery): Promise<number[]>;
  close(): Promise<void>;
}

export async function openStripeFake(
  settings: {
    readonly clock?: TestClock;
    readonly live?: boolean;
    readonly answerLimitMilliseconds?: number;
  } = {},
): Promise<StripeFake> {
  const { clock = testClock(), live = false, answerLimitMilliseconds = 2_000 } = settings;
  const secretKey = live ? 'sk_live_fake' : 'sk_test_fake';
  const webhookSecret = 'whsec_for_tests_only';
  const books = openBooks(clock, live);
  const faults = createFaults();
  const requests: Asked[] = [];
  const { server, port } = await serveApi(createApi(books, secretKey), faults, requests);

  return {
    options: {
      secretKey,
      webhookSecret,
      api: { host: '127.0.0.1', port, protocol: 'http' },
      answerLimitMilliseconds,
      clock,
    },
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: `http://127.0.0.1:${port}`,
    },
    clock,
    books,
    faults,
    requests,
    pay: (sessionId) => pay(books, sessionId),
    decline: (sessionId, why = 'declined') => decline(books, sessionId, why),
    startAsync: (sessionId) => startAsync(books, sessionId),
    settleAsync: (sessionId, outcome) => settleAsync(books, sessionId, outcome),
    giveCard: (sessionId, declines) => giveCard(books, sessionId, declines ?? null).id,
    refundByProvider: (payment, amount) =>
      createRefund(books, { payment_intent: intentNamed(books, payment).id, amount }).id,
    settleRefund: (refundId, status) => void settleRefund(books, refundId, status),
    dispute: (payment, amount) => dispute(books, payment, amount).id,
    closeDispute: (disputeId, status) => void closeDispute(books, disputeId, status),
    endPeriod: (subscriptionId) => endPeriod(books, subscriptionId),
    renew: (subscriptionId) => renew(books, subscriptionId),
    failRenewal: (subscriptionId) => failRenewal(books, subscriptionId),
    advance(milliseconds) {
      clock.forward(milliseconds);
      expireOld(books);
    },
    charges: () => [...books.charges.values()],
    events: () => books.events,
    notice: (event, at = clock.now()) => noticeOf(books, webhookSecret, event, at),
    deliver: (to, how = {}) => deliver(books, webhookSecret, to, how),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
