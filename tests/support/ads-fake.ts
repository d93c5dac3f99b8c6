import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** Seconds of the last week: none of the services takes an event that is older, or one in milliseconds. */
const seconds = z.int().min(1.7e9).max(9e9);
const eventId = z.string().min(16).max(36);
const site = z.url();
const browser = z.string().min(1);
const currency = z.string().regex(/^[A-Z]{3}$/);
const paid = z.strictObject({ value: z.number().positive(), currency });

/** What each service takes, as its reference says (the addresses stand in src/server/conversions/services), and nothing else. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  'graph.facebook.com': z.strictObject({
    access_token: z.literal('meta-token'),
    data: z.tuple([
      z.strictObject({
        event_name: z.enum(['ViewContent', 'InitiateCheckout', 'AddPaymentInfo', 'Purchase']),
        event_time: seconds,
        event_id: eventId,
        event_source_url: site,
        action_source: z.literal('website'),
        user_data: z.strictObject({
          client_user_agent: browser,
          fbc: z.string().regex(/^fb\.1\.\d{13}\.\S+$/),
        }),
        custom_data: paid.optional(),
      }),
    ]),
  }),
  'business-api.tiktok.com': z.strictObject({
    event_source: z.literal('web'),
    event_source_id: z.literal('tiktok-pixel'),
    test_event_code: z.string().optional(),
    data: z.tuple([
      z.strictObject({
        event: z.enum(['ViewContent', 'InitiateCheckout', 'AddPaymentInfo', 'Purchase']),
        event_time: seconds,
        event_id: eventId,
        user: z.strictObject({ ttclid: z.string(), user_agent: browser }),
        page: z.strictObject({ url: site }),
        properties: paid.optional(),
      }),
    ]),
  }),
  'tr.snapchat.com': z.strictObject({
    data: z.tuple([
      z.strictObject({
        event_name: z.enum(['VIEW_CONTENT', 'START_CHECKOUT', 'ADD_BILLING', 'PURCHASE']),
        event_time: seconds,
        event_id: eventId,
        event_source_url: site,
        action_source: z.literal('WEB'),
        user_data: z.strictObject({
          sc_click_id: z.string(),
          client_user_agent: browser,
          client_ip_address: z.union([z.ipv4(), z.ipv6()]),
        }),
        custom_data: paid.extend({ order_id: z.string() }).optional(),
      }),
    ]),
  }),
  'api.pinterest.com': z.strictObject({
    data: z.tuple([
      z.strictObject({
        event_name: z.enum(['page_visit', 'initiate_checkout', 'add_payment_info', 'checkout']),
        action_source: z.literal('web'),
        event_time: seconds,
        event_id: eventId,
        event_source_url: site,
        user_data: z.strictObject({
          click_id: z.string(),
          client_user_agent: browser,
          client_ip_address: z.union([z.ipv4(), z.ipv6()]),
        }),
        custom_data: z
          .strictObject({ value: z.string().regex(/^\d+(\.\d+)?$/), currency, order_id: z.string() })
          .optional(),
      }),
    ]),
  }),
  'capi.uet.microsoft.com': z.strictObject({
    data: z.tuple([
      z.strictObject({
        eventType: z.literal('custom'),
        eventName: z.enum(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']),
        eventId,
        eventTime: seconds,
        eventSourceUrl: site,
        adStorageConsent: z.enum(['G', 'D']),
        userData: z.strictObject({ msclkid: z.string(), clientUserAgent: browser }),
        customData: paid.extend({ transactionId: z.string() }).optional(),
      }),
    ]),
  }),
  'oauth2.googleapis.com': z.strictObject({
    grant_type: z.literal('refresh_token'),
    client_id: z.literal('google-client'),
    client_secret: z.literal('google-secret'),
    refresh_token: z.literal('google-refresh'),
  }),
  'datamanager.googleapis.com': z.strictObject({
    destinations: z.tuple([
      z.strictObject({
        operatingAccount: z.strictObject({
          accountType: z.literal('GOOGLE_ADS'),
          accountId: z.string().regex(/^\d+$/),
        }),
        productDestinationId: z.string().regex(/^\d+$/),
      }),
    ]),
    events: z.tuple([
      z.strictObject({
        eventTimestamp: z.iso.datetime(),
        transactionId: z.string(),
        eventSource: z.literal('WEB'),
        adIdentifiers: z.strictObject({ gclid: z.string() }),
        conversionValue: z.number().positive(),
        currency,
        consent: z.strictObject({
          adUserData: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
          adPersonalization: z.enum(['CONSENT_GRANTED', 'CONSENT_DENIED']),
        }),
      }),
    ]),
  }),
};

/** Where each is posted to, and by which key. */
const doors: Readonly<Record<string, readonly [path: RegExp, header: string, key: string | undefined]>> = {
  'graph.facebook.com': [/^\/v\d+\.0\/4711\/events$/, 'access-token', undefined],
  'business-api.tiktok.com': [/^\/open_api\/v1\.3\/event\/track\/$/, 'access-token', 'tiktok-token'],
  'tr.snapchat.com': [/^\/v3\/snap-pixel\/events\?access_token=snap-token$/, 'authorization', undefined],
  'api.pinterest.com': [/^\/v5\/ad_accounts\/4712\/events$/, 'authorization', 'Bearer pinterest-token'],
  'capi.uet.microsoft.com': [/^\/v1\/4713\/events$/, 'authorization', 'Bearer microsoft-token'],
  'oauth2.googleapis.com': [/^\/token$/, 'authorization', undefined],
  'datamanager.googleapis.com': [/^\/v1\/events:ingest$/, 'authorization', 'Bearer google-access'],
};

export interface Told {
  readonly host: string;
  /** The event as the service was sent it. */
  readonly event: Record<string, unknown>;
  /** The whole body, as text. */
  readonly text: string;
}

/** Every advertising service in one place, each strict about what it takes. */
export interface AdsFake {
  /** Settings that lead here. */
  readonly env: Readonly<Record<string, string>>;
  /** What was taken, in order. */
  readonly told: Told[];
  /** What was turned down, and why. */
  readonly refused: string[];
  /** Answers so many next posts of a service with this status. */
  fail(host: string, status: number, times: number): void;
  close(): Promise<void>;
}

export async function openAdsFake(): Promise<AdsFake> {
  const told: Told[] = [];
  const refused: string[] = [];
  const faults = new Map<string, { status: number; times: number }>();

  /** @returns status and answer */
  function take(host: string, path: string, request: IncomingMessage, text: string): [number, unknown] {
    const fault = faults.get(host);
    if (fault && fault.times > 0) {
      fault.times -= 1;
      return [fault.status, {}];
    }
    const [at, header, key] = doors[host] ?? [];
    const read = schemas[host]?.safeParse(JSON.parse(text));
    if (!at?.test(path) || (header && request.headers[header] !== key) || !read?.success) {
      refused.push(`${host}${path} ${read?.error?.message ?? 'another key or path'}`);
      return [400, {}];
    }
    if (host === 'oauth2.googleapis.com') return [200, { access_token: 'google-access', expires_in: 3599 }];
    const { data, events } = read.data as Record<string, Record<string, unknown>[]>;
    told.push({ host, event: (data ?? events)?.[0] ?? {}, text });
    return [200, host === 'business-api.tiktok.com' ? { code: 0, message: 'OK' } : { events_received: 1 }];
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
      const [status, answer] = take(host, path, request, Buffer.concat(parts).toString());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    told,
    refused,
    fail: (host, status, times) => void faults.set(host, { status, times }),
    env: {
      ADS_API: `http://127.0.0.1:${port}`,
      META_PIXEL_ID: '4711',
      META_ACCESS_TOKEN: 'meta-token',
      TIKTOK_PIXEL_ID: 'tiktok-pixel',
      TIKTOK_ACCESS_TOKEN: 'tiktok-token',
      SNAPCHAT_PIXEL_ID: 'snap-pixel',
      SNAPCHAT_ACCESS_TOKEN: 'snap-token',
      PINTEREST_AD_ACCOUNT: '4712',
      PINTEREST_ACCESS_TOKEN: 'pinterest-token',
      MICROSOFT_TAG_ID: '4713',
      MICROSOFT_ACCESS_TOKEN: 'microsoft-token',
      GOOGLE_ADS_ACCOUNT: '4714',
      GOOGLE_ADS_CONVERSION: '4715',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_REFRESH_TOKEN: 'google-refresh',
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
