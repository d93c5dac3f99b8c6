import { type ComponentProps, createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { Offer } from './offer.server.ts';
import { OrderSheet } from './order-sheet.tsx';

const Sheet = (props: Omit<ComponentProps<typeof OrderSheet>, 'children'>) =>
  OrderSheet({ ...props, children: null });

const words = rawWords('EN', 'paying').pay;

/** The rows of an order of a kind, each with what stands in it. */
function rowsOf(kind: OrderView['kind'], name: string, price: Partial<Offer['price']>) {
  const order = { kind, orderNumber: '0'.repeat(38), parentOrderNumber: null } as OrderView;
  const whole: Offer['price'] = {
    currency: 'USD',
    price: 990,
    credit: 0,
    discount: 0,
    total: 990,
    tax: 'included',
    coupon: null,
  };
  const asked = { ...whole, ...price };
  const offer: Offer = {
    skuId: 'any',
    name,
    features: [],
    price: asked,
    every: null,
    only: false,
    coupon: null,
  };
  const page = drawnPage(createElement(Sheet, { order, offer, price: asked }), {
    paying: rawWords('EN', 'paying'),
  });
  const rows = [...page.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  const plain = (text = '') => text.replace(/<[^>]*>/g, '');
  return new Map(rows.map(([, label, value]) => [plain(label), plain(value)]));
}

it('says of an upgrade what its package costs, and what of that was paid before', () => {
  const rows = rowsOf('upgrade', 'Plus', { price: 500, credit: 990, total: 500 });
  expect(rows.get(words.price)).toBe('$14.90');
  expect(rows.get(words.counted)).toBe('−$9.90');
  expect([...rows.values()]).toContain('$5.00');
  expect(rowsOf('report', 'Plus', {}).has(words.price)).toBe(false);
});

it('names what is bought beside a report as an extra, and not as a test to take', () => {
  const rows = rowsOf('extra', 'EQ test (report)', { price: 590, total: 590 });
  expect(rows.get(words.extra)).toBe('EQ test (report)');
  expect(rows.has(words.test)).toBe(false);
});

it.each(['included', 'added', 'none'] as const)('says how the total stands with tax: %s', (tax) => {
  const [label] = [...rowsOf('report', 'Plus', { tax }).keys()].filter((row) => row.startsWith(words.total));
  expect(label).toBe(`${words.total} ${tax === 'included' ? 'tax included' : 'no tax added'}`);
});
