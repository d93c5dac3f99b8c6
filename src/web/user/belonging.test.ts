import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { UserOrder } from '#contract/orders.ts';
import { type Variety, varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Belonging } from './belonging.tsx';

const begun: UserOrder = {
  orderNumber: null,
  sittingId: 'begun',
  kind: 'report',
  parentOrderNumber: null,
  broughtBy: null,
  appExamId: 'SUBS-1008',
  countryCode: 'US',
  name: 'N',
  goods: 'workbook',
  product: null,
  state: 'uncompleted',
  orderState: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  redeemedAt: null,
  unlocked: false,
  facts: [],
  caution: null,
};
const done: UserOrder = {
  ...begun,
  orderNumber: '0123456789ABCDEFGHJKMNPQRSTVWXYZ012345',
  sittingId: null,
  orderState: 'draft',
  facts: [{ label: null, value: '4' }],
};

const rooms = (variety: Variety) => ({
  user: rawWords(variety, 'user'),
  results: rawWords(variety, 'results'),
});

it('says of what a result comes to that it is to be read with care, where something spoke against the answers', () => {
  const shown = (caution: string | null) =>
    drawnPage(createElement(Belonging, { one: { ...done, caution } }), rooms('EN'));
  const { careful } = rawWords('EN', 'results');
  expect(shown('It may be chance.')).toContain(careful);
  expect(shown('It may be chance.')).toContain('It may be chance.');
  expect(shown(null)).not.toContain(careful);
});

it.each(varieties)('calls practice in %s neither a test nor a report', (variety) => {
  const shown = (one: UserOrder) => drawnPage(createElement(Belonging, { one }), rooms(variety), { variety });
  for (const one of [begun, done]) {
    const [practice, test] = [shown(one), shown({ ...one, goods: 'report' })];
    const texts = (page: string) => [...page.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
    const said = texts(practice).filter((text) => texts(test).includes(text));
    // The names are the same, the fact and, of one that is begun, its day; every way on is called otherwise.
    expect(said.filter((text) => text !== 'N' && text !== ' N' && text !== '4')).toHaveLength(
      one === begun ? 1 : 0,
    );
  }
});
