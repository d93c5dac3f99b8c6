import { type Books, entry } from './books.ts';
import { capture, createOrder, findOrder } from './orders.ts';
import { createRefund } from './refunds.ts';
import { PaypalRefusal } from './refusal.ts';
import { captureRequest, orderRequest, readBody, refundRequest } from './requests.ts';
import { eventsPage } from './webhooks.ts';
import { brief, captureOf, disputeOf, orderOf, refundOf } from './wire.ts';

export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  readonly status: number;
  readonly body: object | string;
}

/** One call: what it does, and how its answer looks whenever it is given. */
interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** How long PayPal keeps the call's PayPal-Request-Id, in hours; 0 for a call without effect. */
  readonly keyHours: number;
  act(id: string, asked: Asked): () => Answered;
}

const keyPattern = /^[\x21-\x7e]{1,108}$/;

/** PayPal's API over the books. It refuses what it does not know, as the real one refuses what it must not take. */
export function createApi(books: Books, accepts: (asked: Asked) => boolean): (asked: Asked) => Answered {
  const kept = new Map<string, { body: string; at: number; answer: () => Answered }>();
  const routes = routesOf(books);
  return (asked) => {
    try {
      if (!accepts(asked)) throw new PaypalRefusal(401, 'INVALID_TOKEN');
      const route = routes.find(({ method, path }) => method === asked.method && path.test(asked.path));
      if (!route) throw new PaypalRefusal(404, 'NO_SUCH_CALL', asked.path);
      const id = route.path.exec(asked.path)?.[1] ?? '';
      if (route.keyHours === 0) return route.act(id, asked)();
      const name = `${asked.path} ${keyOf(asked)}`;
      const before = kept.get(name);
      if (before && books.clock.now().getTime() - before.at <= route.keyHours * 3_600_000) {
        if (before.body !== asked.body) throw new PaypalRefusal(422, 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
        return { ...before.answer(), status: 200 };
      }
      const answer = route.act(id, asked);
      kept.set(name, { body: asked.body, at: books.clock.now().getTime(), answer });
      return answer();
    } catch (error) {
      if (error instanceof PaypalRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  };
}

/** @throws PaypalRefusal for a call with effect and without key, or in another format than JSON */
function keyOf({ headers }: Asked): string {
  const key = headers['paypal-request-id'] ?? '';
  if (!keyPattern.test(key)) throw new PaypalRefusal(400, 'PAYPAL_REQUEST_ID_REQUIRED');
  if (!headers['content-type']?.startsWith('application/json')) {
    throw new PaypalRefusal(400, 'UNSUPPORTED_MEDIA_TYPE');
  }
  return key;
}

const wantsAll = ({ headers }: Asked) => headers.prefer === 'return=representation';

function routesOf(books: Books): readonly Route[] {
  const known = <T>(entries: ReadonlyMap<string, T>, id: string): T => {
    if (!entries.has(id)) throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID', id);
    return entry(entries, id);
  };
  return [
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders$/,
      keyHours: 6,
      act(_id, asked) {
        const order = createOrder(books, readBody(orderRequest, asked.body));
        return () => ({ status: 201, body: wantsAll(asked) ? orderOf(books, order) : brief(order) });
      },
    },
    {
      method: 'GET',
      path: /^\/v2\/checkout\/orders\/([^/]+)$/,
      keyHours: 0,
      act: (id) => () => ({ status: 200, body: orderOf(books, findOrder(books, id)) }),
    },
    {
      method: 'POST',
      path: /^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
      keyHours: 6,
      act(id, asked) {
        readBody(captureRequest, asked.body);
        const order = capture(books, id);
        return () => ({ status: 201, body: wantsAll(asked) ? orderOf(books, order) : brief(order) });
      },
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/captures\/([^/]+)$/,
      keyHours: 0,
      act: (id) => () => ({ status: 200, body: captureOf(known(books.captures, id)) }),
    },
    {
      method: 'POST',
      path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
      keyHours: 45 * 24,
      act(id, asked) {
        const refund = createRefund(books, id, readBody(refundRequest, asked.body));
        const { id: made, status } = refund;
        return () => ({ status: 201, body: wantsAll(asked) ? refundOf(refund) : { id: made, status } });
      },
    },
    {
      method: 'GET',
      path: /^\/v2\/payments\/refunds\/([^/]+)$/,
      keyHours: 0,
      act: (id) => () => ({ status: 200, body: refundOf(known(books.refunds, id)) }),
    },
    {
      method: 'GET',
      path: /^\/v1\/customer\/disputes\/([^/]+)$/,
      keyHours: 0,
      act: (id) => () => ({ status: 200, body: disputeOf(books, known(books.disputes, id)) }),
    },
    {
      method: 'GET',
      path: /^\/v1\/notifications\/webhooks-events$/,
      keyHours: 0,
      act: (_id, { query }) => {
        const body = eventsPage(books, query);
        return () => ({ status: 200, body });
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/customer\/disputes$/,
      keyHours: 0,
      act: (_id, { query }) => {
        const about = query.get('disputed_transaction_id');
        if (about === null) throw new PaypalRefusal(400, 'MISSING_REQUIRED_PARAMETER');
        const items = [...books.disputes.values()]
          .filter(({ captureId }) => captureId === about)
          .map(({ id, status }) => ({ dispute_id: id, status }))
          .toReversed();
        return () => ({ status: 200, body: { items, links: [] } });
      },
    },
  ];
}
