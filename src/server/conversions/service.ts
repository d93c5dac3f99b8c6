import type { ConsentMode } from '#contract/consent-mode.ts';
import type { TrackingParameter } from '#contract/tracking.ts';
import type { SettingsGroup } from '#server/platform/settings.ts';

/** What came of an advertisement (specification, section 7). */
export const conversionEvents = ['view', 'checkout', 'payment', 'purchase'] as const;

export type ConversionEvent = (typeof conversionEvents)[number];

/** One event, with nothing of the test, its answers, the buyer's name or address in it. */
export interface Conversion {
  readonly event: ConversionEvent;
  /** The same however often it is told, so that a service counts it once. */
  readonly eventId: string;
  readonly at: Date;
  /** What was paid, in units of the currency. */
  readonly paid?: { readonly value: number; readonly currency: string };
  /** What the service's own parameter said. */
  readonly click: string;
  readonly agreedAt: Date;
  readonly consent: ConsentMode;
  readonly browser: string;
  readonly address: string | null;
  /** The service's number of a trial, where the advertisement named one. */
  readonly trial?: string | undefined;
  /** The site's front page: which page it was is nobody's business. */
  readonly site: string;
}

/** Posts to a service. @returns what it answered @throws Error where it did not take it */
export type Post = (
  url: string,
  sent: { headers?: Readonly<Record<string, string>>; body: unknown },
) => Promise<unknown>;

/** Tells one event. Told twice, it is counted once. */
export type Tell = (conversion: Conversion, post: Post) => Promise<void>;

/** A service that sells advertisements, and is told what came of its own. */
export interface AdService {
  readonly name: string;
  /** As visitors know it. */
  readonly title: string;
  /** Its click's parameter: without it in the address the service is told nothing. */
  readonly parameter: TrackingParameter;
  /** It takes no event without the visitor's network address. */
  readonly needsAddress?: true;
  readonly settings: SettingsGroup;
  /** @returns undefined where its keys are not set, or the event is none that it takes */
  open(given: Readonly<Record<string, string>>): Tell | undefined;
}

/** Seconds since 1970, as most services count. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
