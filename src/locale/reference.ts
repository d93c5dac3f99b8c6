import { findMarket, type Market } from './markets.ts';

/** The `{code}-{examId}` of every route: a market and an exam. */
export interface Reference {
  readonly market: Market;
  readonly examId: `SUBS-${number}`;
}

/**
 * Parses `US-SUBS-1002`: the first hyphen separates the market from the exam. Any case is accepted; `canonical`
 * says how it is written, so that a route can redirect.
 *
 * @returns undefined where the form is wrong or the market unknown; whether the exam exists is the registry's to say.
 */
export function parseReference(text: string): { reference: Reference; canonical: string } | undefined {
  const match = /^([A-Z]{2})-(SUBS-\d{1,9})$/.exec(text.toUpperCase());
  const market = match?.[1] && findMarket(match[1]);
  if (!market || !match[2]) return undefined;
  return { reference: { market, examId: match[2] as Reference['examId'] }, canonical: match[0] };
}
