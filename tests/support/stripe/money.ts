import { invalid } from './refusal.ts';

/** Counted in whole units (docs.stripe.com/currencies#zero-decimal). */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
/** Sent with two decimals that must be 00 (special cases). */
const wholeOnly = ['isk', 'ugx'];
/** Sent with three decimals whose last must be 0. */
const threeDecimal = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
/** Not presented by Stripe any more. */
const ended = ['hrk'];

/** As published; for the others what half a US dollar comes to at the least. */
const minimums: Readonly<Record<string, number>> = {
  usd: 50,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  jpy: 50,
  mxn: 1000,
  nok: 300,
  pln: 200,
  sgd: 50,
  thb: 1000,
  kwd: 150,
  ugx: 180_000,
  vnd: 12_000,
  krw: 700,
  clp: 450,
};

/** @throws StripeRefusal for an amount that cannot be charged in its currency */
export function checkAmount(amount: number, currency: string): void {
  const about = { param: 'line_items[0][price_data][unit_amount]' };
  if (ended.includes(currency)) throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
  if (amount < (minimums[currency] ?? 50)) {
    throw invalid('The amount is below the minimum charge.', { ...about, code: 'amount_too_small' });
  }
  if (amount > 999_999_999_999)
    throw invalid('The amount is too large.', { ...about, code: 'amount_too_large' });
  const step = wholeOnly.includes(currency) ? 100 : threeDecimal.includes(currency) ? 10 : 1;
  if (amount % step !== 0) throw invalid(`Invalid amount for ${currency}.`, about);
}

/** What a person reads: the amount in whole units of its currency, e.g. 9.9. */
export function shownAmount(amount: number, currency: string): number {
  if (zeroDecimal.includes(currency)) return amount;
  return amount / (threeDecimal.includes(currency) ? 1000 : 100);
}
