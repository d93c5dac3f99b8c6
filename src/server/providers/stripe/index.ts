import { z } from 'zod';
import { settingsGroup, webAddress } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import type { ProviderKind } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { stripeMethods } from './methods.ts';
import { createStripe } from './provider.ts';

const settings = settingsGroup(
  z.object({
    STRIPE_SECRET_KEY: documented(
      z
        .string()
        .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must be a secret key of Stripe, such as sk_live_…')
        .optional(),
      { meaning: 'payments by Stripe; with `STRIPE_WEBHOOK_SECRET` or not at all', secret: true },
    ),
    STRIPE_WEBHOOK_SECRET: documented(
      z
        .string()
        .regex(/^whsec_.+$/, 'must be the signing secret of a webhook endpoint, such as whsec_…')
        .optional(),
      { meaning: 'proves that a notice is Stripe’s', secret: true },
    ),
    STRIPE_API: documented(webAddress.optional(), {
      unset: 'Stripe’s own',
      meaning: 'another place of its API, for tests',
    }),
  }),
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
);

export const stripe: ProviderKind = {
  name: 'stripe',
  title: 'Stripe',
  settings,
  methods: stripeMethods.map(({ method, ...row }) => ({
    ...row,
    id: `stripe:${method}`,
    provider: 'stripe',
  })),
  minimum: stripeAmounts.minimum,
  payPages: ['https://checkout.stripe.com'],
  open(given, { clock, answerLimitMilliseconds }) {
    const {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API: api,
    } = settings.shape.parse(given);
    if (!secretKey || !webhookSecret) return undefined;
    const place = api === undefined ? {} : { api: placeOf(api) };
    return createStripe({ secretKey, webhookSecret, ...place, clock, answerLimitMilliseconds });
  },
};

function placeOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(address);
  const secure = protocol === 'https:';
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' };
}
