import { z } from 'zod';
import { OperatorError } from '#server/platform/errors.ts';
import { settingsGroup } from '#server/platform/settings.ts';
import type { PaymentProvider, ProviderKind, ProviderPayment } from '#server/providers/provider.ts';

const settings = settingsGroup(
  z.object({
    TINY_KEY: z
      .string()
      .regex(/^tiny_\w+$/, 'must be a key')
      .optional(),
  }),
  ['TINY_KEY'],
);

/** A whole provider in one file: it takes what is asked at once, and gives it back at once. */
export const tiny: ProviderKind = {
  name: 'tiny',
  title: 'Tiny',
  settings,
  methods: [
    {
      id: 'tiny:coin',
      provider: 'tiny',
      kind: 'local',
      brand: 'Tiny Coins',
      recurring: false,
      countries: ['DE'],
      currencies: ['EUR'],
    },
  ],
  minimum: () => 300,
  payPages: ['https://pay.tiny.example'],
  open: (given) => (settings.shape.parse(given).TINY_KEY ? createTiny() : undefined),
};

function createTiny(): PaymentProvider {
  const payments = new Map<string, ProviderPayment>();
  return {
    name: 'tiny',
    async create({ idempotencyKey, amount, currency, orderNumber }) {
      const paid: ProviderPayment = {
        reference: `tiny-${idempotencyKey}`,
        state: 'succeeded',
        failure: null,
        actionUrl: null,
        amount,
        currency,
        orderNumber,
      };
      payments.set(idempotencyKey, payments.get(idempotencyKey) ?? paid);
      return payments.get(idempotencyKey) ?? paid;
    },
    fetch: async ({ idempotencyKey }) => payments.get(idempotencyKey),
    cancel: async ({ idempotencyKey }) => payments.get(idempotencyKey),
    async refund({ idempotencyKey, amount, currency, payment }) {
      if (![...payments.values()].some(({ reference }) => reference === payment)) {
        throw new OperatorError('Tiny gives back only what it took.');
      }
      return { reference: `back-${idempotencyKey}`, state: 'succeeded', amount, currency };
    },
    verify: async () => undefined,
    interpret: async () => undefined,
  };
}
