import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { VerifiedNotice } from '../provider.ts';
import type { StripeRoom } from './client.ts';

/** A notice older than this, or so far from the future, is not taken. */
const toleranceSeconds = 300;
const futureSeconds = 30;

/** One time and at least one signature, as Stripe sends them while a secret is being changed too. */
const signatureHeader = /^t=(\d{1,12})(?:,v[01]=[0-9a-f]{64})+$/;

/** What is kept of an event: Stripe is asked for the rest, so nothing of the buyer is kept twice. */
export const stripeEvent = z.object({ type: z.string(), objectId: z.string() });
export type StripeEvent = z.output<typeof stripeEvent>;

const envelope = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  object: z.literal('event'),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().min(1),
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
      parent: z
        .object({
          subscription_details: z.object({ metadata: z.record(z.string(), z.string()).nullish() }).nullish(),
        })
        .nullish(),
    }),
  }),
});

/**
 * Whether a notice was signed with our secret, lately, and speaks of the same world, live or test, as our key. The
 * library checks its age only backwards, so the time is read here as well.
 */
export function verifyNotice(
  { stripe, webhookSecret, live }: StripeRoom,
  { body, headers }: { readonly body: string; readonly headers: IncomingHttpHeaders },
  at: Date,
): VerifiedNotice | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return undefined;
  const stamp = signatureHeader.exec(header)?.[1];
  if (!stamp || Number(stamp) - at.getTime() / 1000 > futureSeconds) return undefined;
  const read = envelope.safeParse(signedEvent(stripe, { body, header, webhookSecret, at }));
  if (!read.success || read.data.livemode !== live) return undefined;
  const { id, type, data } = read.data;
  return {
    eventId: id,
    aggregateId: orderNumberIn(data.object) ?? data.object.id,
    event: { type, objectId: data.object.id } satisfies StripeEvent,
  };
}

function signedEvent(
  stripe: Stripe,
  told: { body: string; header: string; webhookSecret: string; at: Date },
): unknown {
  const { body, header, webhookSecret, at } = told;
  try {
    return stripe.webhooks.constructEvent(
      body,
      header,
      webhookSecret,
      toleranceSeconds,
      undefined,
      at.getTime(),
    );
  } catch {
    return undefined;
  }
}

function orderNumberIn(object: z.output<typeof envelope>['data']['object']): string | undefined {
  return (
    object.client_reference_id ??
    object.metadata?.orderNumber ??
    object.parent?.subscription_details?.metadata?.orderNumber
  );
}
