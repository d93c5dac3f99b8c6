import { expect, it } from 'vitest';
import { warnOfSelling } from './alarms.ts';
import { readConfig } from './config.ts';
import { openProviders, providerKinds } from './providers/index.ts';

const secret = 'only for tests, and long enough so';
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' };
const stripe = (mode: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_shop`,
  STRIPE_WEBHOOK_SECRET: 'whsec_shop',
});
const seller = { SELLER: 'Sixgates Ltd, 1 Gate Street, Dublin' };

/** What a public site with these settings is warned of, and whether it takes money. */
function warnedOf(env: Record<string, string>): { said: string[]; takesMoney: boolean } {
  const config = readConfig({ ...env, SECRET: secret });
  const said: string[] = [];
  const room = { answerLimitMilliseconds: 1_000 } as Parameters<typeof openProviders>[2];
  const payments = openProviders(providerKinds, config.given, room);
  warnOfSelling({ warn: (sentence: unknown) => void said.push(String(sentence)) }, config, payments);
  return { said, takesMoney: payments.takesMoney };
}

it.each([
  ['the sandbox', {}, false, ['A demonstration is the only']],
  [
    'test modes of both',
    { ...stripe('test'), ...paypal, PAYPAL_MODE: 'sandbox' },
    false,
    ['Stripe and PayPal in test mode'],
  ],
  [
    'a test mode beside a live key',
    { ...stripe('test'), ...paypal, ...seller },
    true,
    ['Stripe in test mode'],
  ],
  ['live keys, and names no seller', { ...stripe('live'), ...paypal }, true, ['SELLER is not set']],
  ['live keys, and names a seller', { ...stripe('live'), ...seller }, true, []],
])('the owner of a public site is told that it sells by %s', (_, env, takesMoney, parts) => {
  const warned = warnedOf(env);
  expect(warned.takesMoney).toBe(takesMoney);
  expect(warned.said).toEqual(parts.map((part) => expect.stringContaining(part)));
});
