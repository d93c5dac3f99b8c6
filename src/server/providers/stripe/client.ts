import Stripe from 'stripe';
import type { Clock } from '#server/platform/clock.ts';

export interface StripeOptions {
  /** `sk_…` or `rk_…`; whether it is a live or a test key decides which notices count. */
  readonly secretKey: string;
  /** `whsec_…`, of the endpoint that sends to our notice door. */
  readonly webhookSecret: string;
  /** Where the API is; Stripe's own address where it is missing. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  readonly answerLimitMilliseconds: number;
  readonly clock: Clock;
}

/** What the files of this folder share. */
export interface StripeRoom {
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly webhookSecret: string;
  /** Whether the key moves real money. */
  readonly live: boolean;
}

/** One try and its repetition, with the pause between them, end within the limit of the whole call… */
const shareOfLimit = 0.45;
/** …but a limit that is set very short, as in tests, is not split further. */
const shortestTimeoutMilliseconds = 1000;
const longestTimeoutMilliseconds = 10_000;

export function openStripe(options: StripeOptions): StripeRoom {
  const { secretKey, webhookSecret, api, clock } = options;
  return {
    stripe: new Stripe(secretKey, {
      timeout: timeoutFor(options.answerLimitMilliseconds),
      maxNetworkRetries: 1,
      telemetry: false,
      ...api,
    }),
    clock,
    webhookSecret,
    live: /^(?:sk|rk)_live_/.test(secretKey),
  };
}

function timeoutFor(limitMilliseconds: number): number {
  const share = Math.floor(limitMilliseconds * shareOfLimit);
  return Math.min(longestTimeoutMilliseconds, Math.max(shortestTimeoutMilliseconds, share));
}

/** An answer that is not what was asked for: it says nothing. */
export class UnexpectedAnswer extends Error {}

/**
 * An object that really is the one asked for. The library hands on any JSON without an `error` in it, also that of a
 * proxy's 404 page: without the right id it must never count.
 *
 * @throws UnexpectedAnswer
 */
export function certain<T extends { readonly id: string; readonly object: string }>(
  answer: T,
  object: T['object'],
  id?: string,
): T {
  const said: { id?: unknown; object?: unknown } = answer;
  if (said.object !== object || typeof said.id !== 'string' || said.id === '' || (id && said.id !== id)) {
    throw new UnexpectedAnswer(`Stripe's answer is not the ${object} that was asked for.`);
  }
  return answer;
}

/** The rows of a list. @throws UnexpectedAnswer */
export function rowsOf<T>(answer: { readonly object: 'list'; readonly data: T[] }): T[] {
  const said: { object?: unknown; data?: unknown } = answer;
  if (said.object !== 'list' || !Array.isArray(said.data))
    throw new UnexpectedAnswer("Stripe's answer is no list.");
  return answer.data;
}

/** What was asked for; undefined where Stripe says that there is no such thing. */
export async function ifKnown<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether Stripe understood a request and will not do it, so that nothing was done. */
export function isRefused(error: unknown): boolean {
  const { StripeInvalidRequestError } = Stripe.errors;
  return isMissing(error) || (error instanceof StripeInvalidRequestError && error.statusCode === 400);
}

/** Whether a card was refused, or is to be asked about by its bank. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 402;
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id of what Stripe gives either as an id or as the thing itself. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** A time as Stripe writes it. */
export const timeOf = (seconds: number) => new Date(seconds * 1000);

interface Page<T> {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
}

/** All rows of a list, page by page. @throws UnexpectedAnswer */
export async function allRows<T extends { readonly id: string }>(
  page: (from: { limit: number; starting_after?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const last = rows.at(-1);
    const answer = await page({ limit: 100, ...(last && { starting_after: last.id }) });
    const found = rowsOf(answer);
    rows.push(...found);
    if (!answer.has_more || found.length === 0) return rows;
  }
}
