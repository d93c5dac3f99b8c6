import Stripe from 'stripe';
import type { Books, FakeEvent } from './books.ts';

/** One telling of an event, as it goes over the wire. */
export interface Notice {
  readonly event: FakeEvent;
  readonly body: string;
  readonly headers: { readonly 'stripe-signature': string; readonly 'content-type': string };
}

/** Where notices go: an address, or what stands in for one. It answers with the status. */
export type Receiver = string | ((notice: Notice) => Promise<number>);

/** What becomes of the notices that are due on their way: told twice, in another order, or not at all. */
export type Arrangement = (notices: readonly Notice[]) => readonly Notice[];

export interface Delivery {
  readonly arrange?: Arrangement;
  /** How many are on their way at the same time; one after the other where it is missing. */
  readonly atOnce?: number;
}

export const duplicated =
  (copies: number): Arrangement =>
  (notices) =>
    notices.flatMap((notice) => Array<Notice>(copies).fill(notice));

export const reversed: Arrangement = (notices) => notices.toReversed();

export const without =
  (lost: (event: FakeEvent) => boolean): Arrangement =>
  (notices) =>
    notices.filter(({ event }) => !lost(event));

/** An order that follows from the seed. */
export const shuffled =
  (seed: number): Arrangement =>
  (notices) => {
    const rows = [...notices];
    let state = seed >>> 0;
    for (let place = rows.length - 1; place > 0; place -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((state / 2 ** 32) * (place + 1));
      [rows[place], rows[other]] = [rows[other] as Notice, rows[place] as Notice];
    }
    return rows;
  };

const signer = new Stripe('sk_test_signs_only').webhooks;

/** An event as Stripe would send it at a time. */
export function noticeOf(books: Books, secret: string, event: FakeEvent, at: Date): Notice {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: event.created,
    data: { object: event.object },
    livemode: books.live,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  });
  return {
    event,
    body,
    headers: { 'stripe-signature': sign(body, secret, at), 'content-type': 'application/json' },
  };
}

/** The header over a body. */
export function sign(body: string, secret: string, at: Date): string {
  return signer.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}

/** @returns the status of each telling, in order; what was not taken with 2xx is told again the next time */
export async function deliver(
  books: Books,
  secret: string,
  to: Receiver,
  { arrange = (notices) => notices, atOnce = 1 }: Delivery,
): Promise<number[]> {
  const at = books.clock.now();
  const due = books.events.filter(({ pending, due: from }) => pending && from <= at.getTime());
  for (const event of due) event.pending = false;
  const notices = arrange(due.map((event) => noticeOf(books, secret, event, at)));
  const statuses: number[] = [];
  const left = [...notices.entries()];
  async function tellRest(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, notice] = next;
      const status = await tellTo(to, notice);
      if (status < 200 || status > 299) notice.event.pending = true;
      statuses[place] = status;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, tellRest));
  return statuses;
}

async function tellTo(to: Receiver, notice: Notice): Promise<number> {
  if (typeof to !== 'string') return to(notice);
  const { body, headers } = notice;
  try {
    return (await fetch(to, { method: 'POST', headers, body })).status;
  } catch {
    return 0;
  }
}
