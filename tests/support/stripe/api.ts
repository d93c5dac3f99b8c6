import Stripe from 'stripe';
import type { Books } from './books.ts';
import { readForm } from './form.ts';
import { invalid, StripeRefusal } from './refusal.ts';
import { routes } from './routes.ts';
import { expireOld } from './sessions.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

interface Remembered extends Answered {
  readonly request: string;
  readonly at: number;
}

/** Stripe forgets a key after a day. */
const keyLifeMilliseconds = 24 * 3600 * 1000;

/** The API: checks who asks and what, acts once for each key, and answers in Stripe's words. */
export function createApi(books: Books, secretKey: string): (asked: Asked) => Answered {
  const keys = new Map<string, Remembered>();

  return (asked) => {
    try {
      return answer(asked);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return said(error);
    }
  };

  function answer(asked: Asked): Answered {
    admit(asked);
    expireOld(books);
    const act = prepare(asked);
    const key = asked.method === 'POST' ? asked.idempotencyKey : undefined;
    if (key === undefined) return { status: 200, body: JSON.stringify(act(books)) };
    const request = `${asked.method} ${asked.path} ${asked.body}`;
    const before = keys.get(key);
    const at = books.clock.now().getTime();
    if (before && at - before.at <= keyLifeMilliseconds) {
      if (before.request === request) return before;
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    const outcome = attempt(act);
    keys.set(key, { ...outcome, request, at });
    return outcome;
  }

  function attempt(act: (books: Books) => object): Answered {
    try {
      return { status: 200, body: JSON.stringify(act(books)) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return said(error);
    }
  }

  function admit({ authorization, version }: Asked): void {
    if (authorization !== `Bearer ${secretKey}`) {
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    if (version !== Stripe.API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
  }
}

function prepare({ method, path, query, body }: Asked): (books: Books) => object {
  for (const { method: taken, path: pattern, prepare } of routes) {
    const match = taken === method && pattern.exec(path);
    if (!match) continue;
    return prepare(formOf(method === 'POST' ? body : query), match[1] ?? '');
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function formOf(text: string): unknown {
  try {
    return readForm(text);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(error.message);
    throw error;
  }
}

function said({ status, error }: StripeRefusal): Answered {
  return { status, body: JSON.stringify({ error }) };
}
