import { z } from 'zod';
import { oneOf, settingsGroup, webAddress } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import type { ProviderKind } from '../provider.ts';
import { paypalCurrencies, paypalMinimum } from './amounts.ts';
import { createPaypal } from './provider.ts';

const settings = settingsGroup(
  z.object({
    PAYPAL_CLIENT_ID: documented(z.string().optional(), {
      meaning: 'payments by PayPal; with `PAYPAL_CLIENT_SECRET` and `PAYPAL_WEBHOOK_ID` or not at all',
    }),
    PAYPAL_CLIENT_SECRET: documented(z.string().optional(), {
      meaning: 'opens the account of `PAYPAL_CLIENT_ID`',
      secret: true,
    }),
    PAYPAL_WEBHOOK_ID: documented(z.string().optional(), { meaning: 'proves that a notice is PayPal’s' }),
    PAYPAL_MODE: documented(oneOf('live', 'sandbox').default('live'), {
      meaning: '`sandbox` for PayPal’s own trial accounts',
    }),
    PAYPAL_PROXY: documented(webAddress.optional(), { meaning: 'an HTTP proxy on the way to PayPal' }),
  }),
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
);

export const paypal: ProviderKind = {
  name: 'paypal',
  title: 'PayPal',
  settings,
  methods: [
    {
      id: 'paypal:paypal',
      provider: 'paypal',
      kind: 'wallet',
      brand: 'PayPal',
      recurring: false,
      countries: 'all',
      currencies: [...paypalCurrencies.keys()],
    },
  ],
  minimum: paypalMinimum,
  payPages: ['https://*.paypal.com'],
  open(given, { answerLimitMilliseconds }) {
    const {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      ...rest
    } = settings.shape.parse(given);
    const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_MODE: mode, PAYPAL_PROXY: proxy } = rest;
    if (!clientId || !clientSecret || !webhookId) return undefined;
    const way = proxy === undefined ? {} : { proxy: proxyOf(proxy) };
    const keys = { clientId, clientSecret, webhookId, mode };
    return createPaypal({ ...keys, ...way, brandName: 'Sixgates', answerLimitMilliseconds });
  },
};

function proxyOf(address: string): { address: string; port: number } {
  const { hostname, port, protocol } = new URL(address);
  return { address: `${protocol}//${hostname}`, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}
