import {
  type ApiResponse,
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
import { PaypalProblem, problemOf, refusalOf } from './problem.ts';

export interface PaypalConnection {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly mode: 'live' | 'sandbox';
  /** An HTTP proxy that PayPal is reached through, e.g. `{ address: 'http://127.0.0.1', port: 8080 }`. */
  readonly proxy?: { readonly address: string; readonly port: number };
  /** How long one of the provider's functions may take with all that it asks. */
  readonly answerLimitMilliseconds: number;
}

/**
 * PayPal's calls as this site uses them. Each throws a `PaypalProblem` where PayPal refused or gave no answer, or one
 * without the id that was asked for.
 */
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
  /** A page of what PayPal told, or wanted to tell, our webhooks in the last 30 days, unread. */
  events(query: Record<string, string>): Promise<unknown>;
  /** A public document at an address that was checked before; undefined where nothing is there. */
  document(url: string): Promise<string | undefined>;
}

export interface Paypal {
  /** Runs one piece of work with PayPal within the limit. */
  within<T>(work: (paypal: PaypalCalls) => Promise<T>): Promise<T>;
}

const whole = 'return=representation';

/** Longer answers than this are none of PayPal's. */
const answerLimitBytes = 1_000_000;

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
        // The SDK keeps a token request that failed, or a token that PayPal took back, for all later calls.
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

/** Ends a wait that the signal alone cannot: the SDK does not pass it on to its token requests. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(problemOf(signal.reason)), { once: true });
  });
}

function callsOf(client: Client, abortSignal: AbortSignal): PaypalCalls {
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);
  const until = { abortSignal };

  async function read(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const asked = client.getRequestBuilderFactory()('GET', path);
    asked.query(query);
    asked.defaultToError(CustomError);
    asked.authenticate([{ oauth2: true }]);
    return JSON.parse(await resultOf(asked.callAsText(until)));
  }

  return {
    createOrder: async (body, key) =>
      withId(await resultOf(orders.createOrder({ body, paypalRequestId: key, prefer: whole }, until))),
    async order(id) {
      try {
        return withId(await resultOf(orders.getOrder({ id }, until)), id);
      } catch (error) {
        if (refusalOf(error)?.name === 'RESOURCE_NOT_FOUND') return undefined;
        throw error;
      }
    },
    captureOrder: async (id, key) =>
      withId(await resultOf(orders.captureOrder({ id, paypalRequestId: key, prefer: whole }, until)), id),
    capture: async (captureId) =>
      withId(await resultOf(payments.getCapturedPayment({ captureId }, until)), captureId),
    async refundCapture(captureId, body, key) {
      const asked = { captureId, body, paypalRequestId: key, prefer: whole };
      return withId(await resultOf(payments.refundCapturedPayment(asked, until)));
    },
    refund: async (refundId) => withId(await resultOf(payments.getRefund({ refundId }, until)), refundId),
    dispute: (id) => read(`/v1/customer/disputes/${encodeURIComponent(id)}`),
    disputesOf: (captureId) => read('/v1/customer/disputes', { disputed_transaction_id: captureId }),
    events: (query) => read('/v1/notifications/webhooks-events', query),
    async document(url) {
      const asked = client.getRequestBuilderFactory()('GET');
      asked.authenticate(false);
      asked.interceptRequest((request) => ({ ...request, url }));
      try {
        return await resultOf(asked.callAsText(until));
      } catch (error) {
        if (error instanceof PaypalProblem && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}

async function resultOf<T>(call: Promise<ApiResponse<T>>): Promise<T> {
  try {
    return (await call).result;
  } catch (error) {
    throw problemOf(error);
  }
}

/** An error's body can pass for an empty answer: only one with an id counts. */
function withId<T extends { id?: string }>(answer: T, id?: string): T {
  if (!answer.id || (id !== undefined && answer.id !== id)) {
    throw new Error(`PayPal answered without the id ${id ?? 'of what it made'}.`);
  }
  return answer;
}
