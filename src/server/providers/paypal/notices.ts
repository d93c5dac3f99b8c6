import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { orderNumber } from '#contract/fields.ts';
import type { VerifiedNotice } from '../provider.ts';
import { type PaypalEvent, paypalEvent } from './interpret.ts';

/**
 * PayPal repeats an unanswered notice 25 times over three days, with the transmission's first id and time. An old
 * one does no harm: it is stored once, and only tells us to ask PayPal how things stand.
 */
const oldestMilliseconds = (3 * 24 + 1) * 3600 * 1000;

/** Clocks differ by this at most. */
const futureMilliseconds = 30_000;

/** Where PayPal keeps the certificates of its notices, by mode: one of the other mode is not taken. */
const certificateHosts = {
  live: new Set(['api.paypal.com', 'api-m.paypal.com']),
  sandbox: new Set(['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']),
} as const;

const certificatePath = /^\/v1\/notifications\/certs\/[0-9A-Za-z_-]{1,100}$/;

const certificateHours = 24;

const transmission = z.object({
  'paypal-transmission-id': z.string().regex(/^[0-9A-Za-z-]{1,50}$/),
  'paypal-transmission-time': z.iso.datetime(),
  // Only as it is written by the rules: the same bytes have one spelling.
  'paypal-transmission-sig': z
    .string()
    .max(1000)
    .refine((text) => Buffer.from(text, 'base64').toString('base64') === text),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
  'paypal-cert-url': z.string().max(500),
});

export interface NoticeReader {
  readonly webhookId: string;
  readonly mode: 'live' | 'sandbox';
  /** The certificate at an address of PayPal's, as PEM; undefined where there is none. */
  readonly certificateOf: (url: string) => Promise<string | undefined>;
}

/**
 * Checks PayPal's signature, which is over the transmission's id and time, our webhook's id and the CRC32 of the body.
 * A CRC32 can be forged by who has a signed notice: so only ids are believed of a body (see `interpret.ts`).
 *
 * @throws Error when PayPal does not give its certificate: nothing is known, and PayPal repeats the notice
 */
export function noticeVerifier({ webhookId, mode, certificateOf }: NoticeReader) {
  const keys = new LRUCache<string, KeyObject>({ max: 16, ttl: certificateHours * 3600 * 1000 });

  async function keyAt(url: string): Promise<KeyObject | undefined> {
    const known = keys.get(url);
    if (known) return known;
    const certificate = await certificateOf(url);
    if (certificate === undefined) return undefined;
    const { publicKey } = new X509Certificate(certificate);
    keys.set(url, publicKey);
    return publicKey;
  }

  return async (
    { body, headers }: { readonly body: string; readonly headers: IncomingHttpHeaders },
    at: Date,
  ): Promise<VerifiedNotice | undefined> => {
    const sent = transmission.safeParse(headers).data;
    const event = eventIn(body);
    if (!sent || !event) return undefined;
    const age = at.getTime() - new Date(sent['paypal-transmission-time']).getTime();
    const url = sent['paypal-cert-url'];
    if (age > oldestMilliseconds || age < -futureMilliseconds || !isOurs(url, mode)) return undefined;
    const signed = [
      sent['paypal-transmission-id'],
      sent['paypal-transmission-time'],
      webhookId,
      crc32(body),
    ].join('|');
    const signature = Buffer.from(sent['paypal-transmission-sig'], 'base64');
    const key = await keyAt(url);
    if (!key || !verify('RSA-SHA256', Buffer.from(signed), key, signature)) return undefined;
    return { eventId: event.id, aggregateId: aggregateOf(event), event };
  };
}

function isOurs(address: string, mode: NoticeReader['mode']): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.href === address &&
    url.protocol === 'https:' &&
    certificateHosts[mode].has(url.host) &&
    certificatePath.test(url.pathname) &&
    `${url.origin}${url.pathname}` === url.href
  );
}

function eventIn(body: string): PaypalEvent | undefined {
  try {
    return paypalEvent.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Where the different resources say our order's number. */
const named = z.object({
  custom_id: orderNumber.optional().catch(undefined),
  purchase_units: z
    .array(z.object({ custom_id: orderNumber }))
    .optional()
    .catch(undefined),
  disputed_transactions: z
    .array(z.object({ custom: orderNumber }))
    .optional()
    .catch(undefined),
});

function aggregateOf({ id, resource }: PaypalEvent): string {
  const said = named.parse(resource);
  return (
    said.custom_id ??
    said.purchase_units?.[0]?.custom_id ??
    said.disputed_transactions?.[0]?.custom ??
    resource.id ??
    resource.dispute_id ??
    id
  );
}
