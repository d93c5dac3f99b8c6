import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Shelf } from '#contract/shelf.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Owned } from './owned.tsx';

const gift: Shelf['own'][number] = {
  orderNumber: '0'.repeat(38),
  sittingId: null,
  kind: 'gift',
  parentOrderNumber: null,
  broughtBy: null,
  appExamId: 'SUBS-1002',
  countryCode: 'US',
  name: 'IQ test',
  goods: 'report',
  product: 'IQ test: Plus',
  state: 'completed',
  orderState: 'paid',
  startedAt: '2026-11-20T12:00:00.000Z',
  completedAt: '2026-11-20T12:00:00.000Z',
  redeemedAt: null,
  unlocked: true,
  facts: [],
  caution: null,
};

it('tells of a gift that somebody redeemed when that was, and that it is to be passed on until then', () => {
  const { present, redeemed } = rawWords('EN', 'shelf');
  const [still] = present.split('{date}');
  const [given] = redeemed.split('{date}');
  const kept = drawnPage(createElement(Owned, { own: [gift] }), { shelf: rawWords('EN', 'shelf') });
  expect(kept).toContain(still);
  expect(kept).toMatch(/November.20,.2026/);
  const gone = { ...gift, redeemedAt: '2026-11-29T12:00:00.000Z' };
  const page = drawnPage(createElement(Owned, { own: [gone] }), { shelf: rawWords('EN', 'shelf') });
  expect(page).toContain(given);
  expect(page).toMatch(/November.29,.2026/);
  expect(page).not.toContain(still);
});
