import { expect, it } from 'vitest';
import { warnOfSelling } from './alarms.ts';
import { readConfig } from './config.ts';
import { sellerOf } from './legal/seller.ts';
import { openProviders, providerKinds } from './providers/index.ts';

const secret = 'only for tests, and long enough so';
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' };
const stripe = (mode: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_shop`,
  STRIPE_WEBHOOK_SECRET: 'whsec_shop',
});
const seller = {
  SELLER_NAME: 'Sixgates Ltd',
  SELLER_ADDRESS: '1 Gate Street, Dublin',
  SELLER_PHONE: '+353 1 234 5678',
  SUPPORT_EMAIL: 'help@example.org',
};
const everywhere = {
  ...seller,
  SELLER_REPRESENTATIVE: 'Ada Gate',
  SELLER_TAX_NUMBER: '123-45-67890',
  SELLER_REPORT_NUMBER: '2026-1',
};
const secure = { PUBLIC_URL: 'https://shop.example.org' };

/** What a public site with these settings is warned of, and whether it takes money. */
function warnedOf(env: Record<string, string>): { said: string[]; takesMoney: boolean } {
  const config = readConfig({ ...env, SECRET: secret });
  const said: string[] = [];
  const room = { answerLimitMilliseconds: 1_000 } as Parameters<typeof openProviders>[2];
  const payments = openProviders(providerKinds, config.given, room);
  const log = { warn: (sentence: unknown) => void said.push(String(sentence)) };
  warnOfSelling(log, { ...config, seller: sellerOf(config) }, payments);
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
    { ...stripe('test'), ...paypal, ...everywhere },
    true,
    ['Stripe in test mode'],
  ],
  [
    'live keys, and names no seller',
    { ...stripe('live'), ...paypal },
    true,
    ['SELLER_NAME, SELLER_ADDRESS, SELLER_PHONE, SUPPORT_EMAIL are not set'],
  ],
  [
    'live keys in public, and names no telephone',
    { ...stripe('live'), ...seller, SELLER_PHONE: '', ...secure },
    true,
    ['No payment is taken until SELLER_PHONE are set'],
  ],
  [
    'live keys, and names what Europe asks for alone',
    { ...stripe('live'), ...seller, ...secure },
    true,
    ['in JP until SELLER_REPRESENTATIVE', 'in KR until SELLER_REPRESENTATIVE, SELLER_TAX_NUMBER'],
  ],
  ['live keys, and names a seller', { ...stripe('live'), ...everywhere, ...secure }, true, []],
])('the owner of a public site is told that it sells by %s', (_, env, takesMoney, parts) => {
  const warned = warnedOf(env);
  expect(warned.takesMoney).toBe(takesMoney);
  expect(warned.said).toEqual(parts.map((part) => expect.stringContaining(part)));
});
