import {
  type CapturedPayment,
  Client,
  CustomError,
  Environment,
  type Order,
  type OrderRequest,
  OrdersController,
  PaymentsController,
  type Refund,
  type RefundRequest,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';

export interface PaypalConnection {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly mode: 'live' | 'sandbox';
  /** An HTTP proxy that PayPal is reached through, e.g. `{ address: 'http://127.0.0.1', port: 8080 }`. */
  readonly proxy?: { readonly address: string; readonly port: number };
  /** How long one of the provider's functions may take with all that it asks. */
  readonly answerLimitMilliseconds: number;
}

/** PayPal's calls as this site uses them. Each throws where PayPal gave no answer, or one without the asked id. */
export interface PaypalCalls {
  createOrder(body: OrderRequest, key: string): Promise<Order>;
  /** undefined where PayPal has none; an order that nobody completed is forgotten after some hours. */
  order(id: string): Promise<Order | undefined>;
  captureOrder(id: string, key: string): Promise<Order>;
  capture(id: string): Promise<CapturedPayment>;
  refundCapture(id: string, body: RefundRequest, key: string): Promise<Refund>;
  refund(id: string): Promise<Refund>;
  /** The SDK knows no disputes: what PayPal answers, unread. */
  dispute(id: string): Promise<unknown>;
  disputesOf(captureId: string): Promise<unknown>;
  /** A public document at an address that was checked before. */
  document(url: string): Promise<string>;
}

export interface Paypal {
  /** Runs one piece of work with PayPal within the limit. */
  within<T>(work: (paypal: PaypalCalls) => Promise<T>): Promise<T>;
}

const whole = 'return=representation';

/** Longer answers than this are none of PayPal's. */
const answerLimitBytes = 1_000_000;

const problem = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
});

/** What PayPal refused a call for; undefined where the error is no refusal of the call itself. */
export function refusalOf(
  error: unknown,
): { issue: string; links: z.output<typeof problem>['links'] } | undefined {
  if (!(error instanceof CustomError) || typeof error.body !== 'string') return undefined;
  const read = z.preprocess(parsed, problem).safeParse(error.body);
  if (!read.success) return undefined;
  return { issue: read.data.details?.[0]?.issue ?? read.data.name, links: read.data.links };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

export function connect(connection: PaypalConnection): Paypal {
  let client: Client | undefined;
  return {
    async within(work) {
      client ??= newClient(connection);
      const used = client;
      const signal = AbortSignal.timeout(connection.answerLimitMilliseconds);
      try {
        return await Promise.race([work(callsOf(used, signal)), endOf(signal)]);
      } catch (error) {
        // The SDK keeps a token request that failed, or one that PayPal no longer takes, for all later calls.
        if (client === used && !refusalOf(error)) client = undefined;
        throw error;
      }
    },
  };
}

function newClient({
  clientId,
  clientSecret,
  mode,
  proxy,
  answerLimitMilliseconds,
}: PaypalConnection): Client {
  return new Client({
    environment: mode === 'live' ? Environment.Production : Environment.Sandbox,
    timeout: answerLimitMilliseconds,
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      oAuthClockSkew: 60,
    },
    ...(proxy && { httpClientOptions: { proxySettings: { ...proxy } } }),
    // Only the proxy given here is used, never one of the process's surroundings; and nothing is fetched elsewhere.
    unstable_httpClientOptions: { proxy: false, maxRedirects: 0, maxContentLength: answerLimitBytes },
  });
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function callsOf(client: Client, abortSignal: AbortSignal): PaypalCalls {
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  const until = { abortSignal };
  return {
    async createOrder(body, key) {
      const { result } = await orders.createOrder({ body, paypalRequestId: key, prefer: whole }, until);
      return withId(result);
    },
    async order(id) {
      try {
        const { result } = await orders.getOrder({ id }, until);
        return withId(result, id);
      } catch (error) {
        if (error instanceof CustomError && error.statusCode === 404 && refusalOf(error)) return undefined;
        throw error;
      }
    },
    async captureOrder(id, key) {
      const { result } = await orders.captureOrder({ id, paypalRequestId: key, prefer: whole }, until);
      return withId(result, id);
    },
    async capture(captureId) {
      const { result } = await payments.getCapturedPayment({ captureId }, until);
      return withId(result, captureId);
    },
    async refundCapture(captureId, body, key) {
      const asked = { captureId, body, paypalRequestId: key, prefer: whole };
      return withId((await payments.refundCapturedPayment(asked, until)).result);
    },
    async refund(refundId) {
      const { result } = await payments.getRefund({ refundId }, until);
      return withId(result, refundId);
    },
    dispute: (id) => read(client, `/v1/customer/disputes/${encodeURIComponent(id)}`, {}, abortSignal),
    disputesOf: (captureId) =>
      read(client, '/v1/customer/disputes', { disputed_transaction_id: captureId }, abortSignal),
    async document(url) {
      const asked = client.getRequestBuilderFactory()('GET');
      asked.authenticate(false);
      asked.interceptRequest((request) => ({ ...request, url }));
      return (await asked.callAsText(until)).result;
    },
  };
}

async function read(
  client: Client,
  path: string,
  query: Record<string, string>,
  abortSignal: AbortSignal,
): Promise<unknown> {
  const asked = client.getRequestBuilderFactory()('GET', path);
  asked.query(query);
  asked.defaultToError(CustomError);
  asked.authenticate([{ oauth2: true }]);
  return JSON.parse((await asked.callAsText({ abortSignal })).result);
}

/** An error's body can pass for an empty answer: only one with an id counts. */
function withId<T extends { id?: string }>(answer: T, id?: string): T {
  if (!answer.id || (id !== undefined && answer.id !== id)) {
    throw new Error(`PayPal answered without the id ${id ?? 'of what it made'}.`);
  }
  return answer;
}
