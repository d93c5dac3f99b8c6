import { z } from 'zod';
import { settingsGroup, webAddress } from '#server/platform/config.ts';
import type { ProviderKind } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { stripeMethods } from './methods.ts';
import { createStripe } from './provider.ts';

const settings = settingsGroup(
  z.object({
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must be a secret key of Stripe, such as sk_live_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_.+$/, 'must be the signing secret of a webhook endpoint, such as whsec_…')
      .optional(),
    /** Another place than Stripe's own, for tests. */
    STRIPE_API: webAddress.optional(),
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
