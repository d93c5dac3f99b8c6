import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { PaypalOptions } from '#server/providers/paypal/provider.ts';
import { type TestClock, testClock } from '../clock.ts';
import { createFaults, type Faults } from '../stripe/faults.ts';
import { type Asked, createApi } from './api.ts';
import { type Books, capturesOf, type FakeCapture, type FakeEvent, openBooks } from './books.ts';
import { newCertificate } from './certificates.ts';
import type { Money } from './money.ts';
import { approve, settleCapture } from './orders.ts';
import { closeDispute, createRefund, dispute, type Outcome, settleRefund } from './refunds.ts';
import { serve } from './server.ts';
import { createTokens } from './tokens.ts';
import { type Arrangement, deliver, type Notice, noticeOf, type Receiver, type Signer } from './webhooks.ts';

/** A PayPal of our own behind a proxy on loopback: strict, with books, and able to fail on command. */
export interface PaypalFake {
  /** What `createPaypal` needs to talk to it. */
  readonly options: PaypalOptions;
  /** PEM, and a file with it: for NODE_EXTRA_CA_CERTS of a server process that is to trust the fake. */
  readonly certificate: string;
  readonly certificateFile: string;
  readonly clock: TestClock;
  readonly books: Books;
  readonly faults: Faults;
  /** What notices are signed with. */
  readonly signer: Signer;
  /** All requests that came in, in order, those that a fault struck too. */
  readonly requests: readonly Asked[];

  /** What a buyer does on the page of an order. @throws Error where the page is not open */
  approve(orderId: string): void;
  /** Approves too, by means that are refused (`decline`), slow, or need the buyer once more when we capture. */
  decline(orderId: string): void;
  approveSlowly(orderId: string): void;
  approveUnsurely(orderId: string): void;
  /** Ends a slow capture. A payment is named by its order. */
  settleCapture(orderId: string, status: 'COMPLETED' | 'DECLINED'): void;

  /** What others do. */
  refundByProvider(orderId: string, amount?: Money): string;
  settleRefund(refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void;
  dispute(orderId: string, amount?: Money): string;
  closeDispute(disputeId: string, outcome: Outcome): void;
  /** Money is taken back with no dispute, as when a cheque bounces. */
  reverse(orderId: string): string;
  revokeTokens(): void;

  /** Every capture that was ever made: who was charged twice stands here twice. */
  captures(): FakeCapture[];
  events(): readonly FakeEvent[];
  notice(event: FakeEvent, at?: Date): Notice;
  /** Tells what is due and was not taken yet, one after the other. @returns the statuses of the answers */
  deliver(to: Receiver, arrange?: Arrangement): Promise<number[]>;
  close(): Promise<void>;
}

const certificatePath = '/v1/notifications/certs/CERT-360caa42-fca2a594-fa4e';

const hostsOf = {
  live: { api: 'api-m.paypal.com', certificates: 'api.paypal.com' },
  sandbox: { api: 'api-m.sandbox.paypal.com', certificates: 'api.sandbox.paypal.com' },
} as const;

/** @param settings.trusted whether this process trusts the fake's certificate, beside those that it trusts already */
export async function openPaypalFake(
  settings: {
    readonly clock?: TestClock;
    readonly mode?: 'live' | 'sandbox';
    readonly answerLimitMilliseconds?: number;
    readonly trusted?: boolean;
  } = {},
): Promise<PaypalFake> {
  const {
    clock = testClock(),
    mode = 'sandbox',
    answerLimitMilliseconds = 10_000,
    trusted = true,
  } = settings;
  const hosts = hostsOf[mode];
  const keys = { clientId: 'fake-client', clientSecret: 'fake-secret', webhookId: 'WEBHOOKFAKE1' };
  const books = openBooks(clock);
  const faults = createFaults();
  const requests: Asked[] = [];
  const tokens = createTokens(keys.clientId, keys.clientSecret);
  const api = createApi(books, tokens.accepts);
  const own = await newCertificate([hosts.api, hosts.certificates]);
  const signing = await newCertificate(['messageverificationcerts.paypal.com']);
  const signer = {
    key: signing.key,
    certificateUrl: `https://${hosts.certificates}${certificatePath}`,
    webhookId: keys.webhookId,
  };
  const folder = await mkdtemp(join(tmpdir(), 'sixgates-paypal-'));
  const certificateFile = join(folder, 'certificate.pem');
  await writeFile(certificateFile, own.certificate);
  if (trusted) setDefaultCACertificates([...getCACertificates('default'), own.certificate]);

  const answer = (asked: Asked) => {
    if (asked.host === hosts.certificates) {
      return asked.path === certificatePath
        ? { status: 200, body: signing.certificate }
        : { status: 404, body: 'Nothing is here.' };
    }
    if (`${asked.method} ${asked.path}` === 'POST /v1/oauth2/token') return tokens.issue(asked);
    return api(asked);
  };
  const server = await serve(answer, [hosts.api, hosts.certificates], own, faults, requests);
  const captureOf = (orderId: string) => {
    const made = capturesOf(books, orderId).at(-1);
    if (!made) throw new Error(`${orderId} was not captured.`);
    return made.id;
  };

  return {
    options: {
      ...keys,
      mode,
      brandName: 'Sixgates',
      proxy: { address: 'http://127.0.0.1', port: server.port },
      answerLimitMilliseconds,
    },
    certificate: own.certificate,
    certificateFile,
    clock,
    books,
    faults,
    signer,
    requests,
    approve: (orderId) => approve(books, orderId, 'good'),
    decline: (orderId) => approve(books, orderId, 'declined'),
    approveSlowly: (orderId) => approve(books, orderId, 'slow'),
    approveUnsurely: (orderId) => approve(books, orderId, 'more action'),
    settleCapture: (orderId, status) => settleCapture(books, captureOf(orderId), status),
    refundByProvider: (orderId, amount) => createRefund(books, captureOf(orderId), { amount }).id,
    settleRefund: (refundId, status) => settleRefund(books, refundId, status),
    dispute: (orderId, amount) => dispute(books, captureOf(orderId), amount).id,
    closeDispute: (disputeId, outcome) => closeDispute(books, disputeId, outcome),
    reverse: (orderId) => createRefund(books, captureOf(orderId), {}, 'PAYMENT.CAPTURE.REVERSED').id,
    revokeTokens: tokens.revokeAll,
    captures: () => [...books.captures.values()],
    events: () => books.events,
    notice: (event, at = event.at) => noticeOf(event, signer, at),
    deliver: (to, arrange = (notices) => notices) => deliver(books, signer, to, arrange),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
