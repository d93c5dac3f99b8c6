import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { skuInfo } from '#contract/catalogue.ts';
import { priceOrder } from '#contract/payments.ts';
import type { Host } from '../host.ts';
import type { OrderView } from '../order/order.server.ts';
import { loadOffer } from './offer.server.ts';

it('names an extra as its order does, a report and no test, with nothing listed that its name says', async () => {
  const answers = new Map<Call, unknown>([
    [skuInfo, { name: 'EQ test', features: [{ name: 'EQ test' }] }],
    [priceOrder, { price: 590 }],
  ]);
  const host = {
    locale: 'EN',
    call: async (call: Call) => ({ ok: true, data: answers.get(call) }),
  } as unknown as Host;
  const order = {
    kind: 'extra',
    orderNumber: 'N',
    skuId: 'eq-extra',
    productName: 'EQ test (report)',
  } as OrderView;
  const asked = { order, skuId: 'eq-extra', examId: 'SUBS-1002', countryCode: 'US', coupon: null } as const;
  expect(await loadOffer(host, asked)).toMatchObject({ name: 'EQ test (report)', features: [] });
});
