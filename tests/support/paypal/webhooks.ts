import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Books, FakeEvent } from './books.ts';
import { PaypalRefusal } from './refusal.ts';

/** What PayPal signs with, and where it shows the certificate. */
export interface Signer {
  readonly key: string;
  readonly certificateUrl: string;
  readonly webhookId: string;
}

/** One telling of an event, as it goes over the wire. */
export interface Notice {
  readonly event: FakeEvent;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where notices go: an address, or what stands in for one. It answers with the status. */
export type Receiver = string | ((notice: Notice) => Promise<number>);

/** What becomes of the notices that are due on their way: told twice, in another order, or not at all. */
export type Arrangement = (notices: readonly Notice[]) => readonly Notice[];

/** Keeps something that happened, to be told. */
export function tell(books: Books, type: string, resourceType: string, resource: object): void {
  const at = books.clock.now();
  books.events.push({
    id: books.newId('WH-'),
    type,
    resourceType,
    resource: structuredClone(resource),
    at,
    transmissionId: randomUUID(),
    due: at.getTime(),
    pending: true,
  });
}

/** An event as PayPal sends it: signed as of the time when it happened, however late it is told. */
export function noticeOf(event: FakeEvent, signer: Signer, at = event.at): Notice {
  const body = JSON.stringify(eventOf(event));
  return { event, body, headers: headersOf(body, event.transmissionId, at, signer) };
}

function eventOf(event: FakeEvent): object {
  return {
    id: event.id,
    event_version: '1.0',
    create_time: event.at.toISOString(),
    resource_type: event.resourceType,
    resource_version: '2.0',
    event_type: event.type,
    summary: event.type,
    resource: event.resource,
    links: [],
  };
}

const listPath = 'https://api.sandbox.paypal.com/v1/notifications/webhooks-events';
const keptMilliseconds = 30 * 24 * 3600 * 1000;
const seconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A page of the events of a time, the newest first; whether they were told does not matter. */
export function eventsPage(books: Books, query: URLSearchParams): object {
  const [from, to] = ['start_time', 'end_time'].map((name) => query.get(name) ?? '');
  if (!seconds.test(from ?? '') || !seconds.test(to ?? '')) throw new PaypalRefusal(400, 'INVALID_PARAMETER');
  const [start, end] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  if (books.clock.now().getTime() - start > keptMilliseconds + 1000)
    throw new PaypalRefusal(400, 'INVALID_PARAMETER', '/start_time');
  const size = Number(query.get('page_size') ?? 10);
  const skipped = Number(query.get('next_page_token') ?? 0);
  const found = books.events.filter(({ at }) => at.getTime() >= start && at.getTime() <= end).toReversed();
  const events = found.slice(skipped, skipped + size).map(eventOf);
  const next = new URLSearchParams(query);
  next.set('next_page_token', String(skipped + size));
  const links = [{ rel: 'next', href: `${listPath}?${next}`, method: 'GET' }];
  return { events, count: events.length, links: skipped + size < found.length ? links : [] };
}

/** The headers over a body. */
export function headersOf(
  body: string,
  transmissionId: string,
  at: Date,
  { key, certificateUrl, webhookId }: Signer,
): Record<string, string> {
  const time = `${at.toISOString().slice(0, 19)}Z`;
  const signed = `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
    'paypal-cert-url': certificateUrl,
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(signed), key).toString('base64'),
    'paypal-transmission-time': time,
  };
}

/** @returns the status of each telling, in order; what was not taken with 2xx is told again the next time */
export async function deliver(
  books: Books,
  signer: Signer,
  to: Receiver,
  arrange: Arrangement,
): Promise<number[]> {
  const now = books.clock.now().getTime();
  const due = books.events.filter((event) => event.pending && event.due <= now);
  for (const event of due) event.pending = false;
  const statuses: number[] = [];
  for (const notice of arrange(due.map((event) => noticeOf(event, signer)))) {
    const status = await tellTo(to, notice);
    if (status < 200 || status > 299) notice.event.pending = true;
    statuses.push(status);
  }
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
