import { z } from 'zod';
import { dayMilliseconds } from '#server/platform/clock.ts';
import type { ListedReturn, ReturnsSince } from '../provider.ts';
import type { Paypal } from './client.ts';
import { stateOfDispute } from './disputes.ts';
import { interpret, type PaypalEvent, paypalEvent } from './interpret.ts';
import { refundStateOf } from './refunds.ts';

/** PayPal's REST API lists no refunds: but it keeps what it told, or wanted to tell, for 30 days. */
const keptDays = 30;

/** So many events in one answer: some 3 kB each, of 1 MB that an answer may have. */
const pageSize = 100;

/** A page, as the Webhooks Management API v1 shows it. */
const shownPage = z.object({
  events: z.array(paypalEvent.extend({ create_time: z.iso.datetime() })).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
type ShownEvent = z.output<typeof shownPage>['events'] extends (infer T)[] | undefined ? T : never;

const isReturn = ({ event_type: type }: PaypalEvent) =>
  type === 'PAYMENT.CAPTURE.REFUNDED' ||
  type === 'PAYMENT.CAPTURE.REVERSED' ||
  type.startsWith('PAYMENT.REFUND.') ||
  type.startsWith('CUSTOMER.DISPUTE.');

/** Every refund and dispute of which something happened since then, by PayPal's own list of its events; the newest of each. */
export async function returnsSince(
  paypal: Paypal,
  { now, refunds, disputes }: ReturnsSince,
): Promise<readonly ListedReturn[]> {
  const kept = now.getTime() - keptDays * dayMilliseconds;
  const from = new Date(Math.max(kept, Math.min(refunds.getTime(), disputes.getTime())));
  // The newest come first, and of two at the same moment the later must count.
  const events = (await eventsSince(paypal, from, now)).filter(isReturn).toReversed();
  events.sort((one, other) => one.create_time.localeCompare(other.create_time));
  const listed = events.flatMap((event) => listedReturn(paypal, event) ?? []);
  return [...new Map(listed.map((one) => [one.reference, one])).values()];
}

async function eventsSince(paypal: Paypal, from: Date, now: Date): Promise<ShownEvent[]> {
  const events: ShownEvent[] = [];
  let query: Record<string, string> | undefined = {
    page_size: String(pageSize),
    start_time: secondOf(from),
    end_time: secondOf(now),
  };
  while (query) {
    const asked: Record<string, string> = query;
    const page = shownPage.parse(await paypal.within((calls) => calls.events(asked)));
    events.push(...(page.events ?? []));
    const next = page.links?.find(({ rel }) => rel === 'next')?.href;
    // Of the next page's address only what it asks for is followed, never where it leads.
    query =
      next && page.events?.length ? Object.fromEntries(new URL(next).searchParams.entries()) : undefined;
  }
  return events;
}

function listedReturn(paypal: Paypal, event: ShownEvent): ListedReturn | undefined {
  const word = () => paypal.within((calls) => interpret(calls, event));
  const { id, dispute_id: disputeId, status } = event.resource;
  if (!event.event_type.startsWith('CUSTOMER.DISPUTE.')) {
    return id ? { kind: 'refund', reference: id, state: refundStateOf(status), word } : undefined;
  }
  const reference = disputeId ?? id;
  return reference ? { kind: 'dispute', reference, state: stateOfDispute(event.resource), word } : undefined;
}

/** PayPal wants times without parts of a second. */
const secondOf = (at: Date) => `${at.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}Z`;
