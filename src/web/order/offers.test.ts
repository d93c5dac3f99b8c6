import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { NextTest } from '#contract/next.ts';
import { trackingParameters } from '#contract/tracking.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { Extra } from './buy-extra.tsx';
import { offersOf } from './offers.ts';
import { Offers } from './offers.tsx';

const face = { landing: 'boy', emblem: { set: 'faces', name: 'types', alt: '' } };
const shown = { face, questionCount: 20, minutes: 5, goods: 'report' as const };

type ExamId = NextTest['examId'];

/** What is sold beside a report: as it comes from the server, with what differs. */
const sold = (examId: ExamId, own: Partial<Extra> = {}): Extra => ({
  skuId: `${examId}-extra`,
  name: `Test ${examId}`,
  summary: 'The complete report for this test.',
  price: { amount: 590, currency: 'EUR', tax: 'included' },
  features: [],
  adds: null,
  mostPopular: false,
  salesVolume: null,
  held: false,
  orderNumber: null,
  examId,
  test: { ...shown, title: `What does ${examId} ask?` },
  reportOrderNumber: null,
  byMembership: false,
  ...own,
});

const suggested = (examId: ExamId, own: Partial<NextTest> = {}): NextTest => ({
  ...shown,
  examId,
  name: `Test ${examId}`,
  because: `What was found leads to ${examId}.`,
  ...own,
});

const extras = [
  sold('SUBS-1001', { held: true, reportOrderNumber: '20261121-TAKEN' }),
  sold('SUBS-1003'),
  sold('SUBS-1004', { held: true }),
  sold('SUBS-1005'),
  sold('SUBS-1002', { skuId: 'certificate', examId: null, test: null }),
];
const next = [suggested('SUBS-1005'), suggested('SUBS-1007', { freeWithAccount: 'whole' })];

it('has each test once: what waits to be taken first, then what the result leads to, what is open last', () => {
  expect(offersOf(extras, next).map(({ examId, state }) => [examId, state])).toEqual([
    ['SUBS-1004', 'toTake'],
    ['SUBS-1005', 'priced'],
    ['SUBS-1007', 'free'],
    ['SUBS-1003', 'priced'],
    ['SUBS-1001', 'toRead'],
  ]);
  const because = Object.fromEntries(offersOf(extras, next).map((one) => [one.examId, one.because]));
  expect(because['SUBS-1005']).toBe('What was found leads to SUBS-1005.');
  expect(because['SUBS-1003']).toBe('What does SUBS-1003 ask?');
});

const rooms = { store: rawWords('EN', 'store'), next: rawWords('EN', 'next'), way: rawWords('EN', 'way') };
const named = Object.fromEntries(trackingParameters.map((name) => [name, `${name}-0001`]));

/** The page of a report that an advertisement led to. */
function page(): string {
  const part = createElement(Offers, { orderNumber: '20261121-REPORT', extras, next, outcome: undefined });
  const search = `?${new URLSearchParams({ hl: 'EN', ...named })}`;
  return drawnPage(part, rooms, { reference: 'DE-SUBS-1002', search });
}

it('says of each test how its reader stands with it, and leads there', () => {
  const rows = page().split('<li').slice(1);
  const { held, heldReport, startNamed, seeNamed } = rawWords('EN', 'store').extras;
  const call = (text: string, at: string) =>
    text
      .replace(/^\{goods, select, workbook \{.*?\} other \{(.*)\}\}$/, '$1')
      .replace('{name}', `Test ${at}`);
  const [toTake, priced, free, , toRead] = rows;
  expect(toTake).toContain(held);
  expect(toTake).toContain(call(startNamed, 'SUBS-1004'));
  expect(toTake).not.toContain('<form');
  expect(priced).toContain('€5,90');
  expect(priced).toContain('value="SUBS-1005-extra"');
  expect(free).toContain('The full report is free with an account.');
  expect(free).toContain(call(startNamed, 'SUBS-1007'));
  expect(toRead).toContain(heldReport);
  expect(toRead).toContain(call(seeNamed, 'SUBS-1001'));
});

it('says of what a membership opens that it does, and not that it is owned', () => {
  const lent = [
    sold('SUBS-1004', { held: true, byMembership: true }),
    sold('SUBS-1003', { held: true, byMembership: true, reportOrderNumber: 'R' }),
  ];
  const part = createElement(Offers, { orderNumber: 'N', extras: lent, next: [], outcome: undefined });
  const html = drawnPage(part, rooms, { reference: 'DE-SUBS-1002' });
  const { held, heldReport, member } = rawWords('EN', 'store').extras;
  expect(html.split(member)).toHaveLength(2);
  for (const owned of [held, heldReport]) expect(html).not.toContain(owned);
});

it('calls practice no test where it can be started', () => {
  const practice = suggested('SUBS-2001', { goods: 'workbook' });
  const part = createElement(Offers, { orderNumber: 'N', extras: [], next: [practice], outcome: undefined });
  const html = drawnPage(part, rooms, { reference: 'DE-SUBS-1002' });
  expect(html).toContain('Start the set');
  expect(html).not.toContain('Start the test');
});

it('says what makes a report cheaper: another, or a workbook', () => {
  const part = createElement(Offers, { orderNumber: 'N', extras, next: [], outcome: undefined });
  const beside = (goods: string) => drawnPage(part, rooms, { reference: 'DE-SUBS-2001', exam: { goods } });
  expect(beside('report')).toContain('because you already have one');
  expect(beside('workbook')).toContain('because you already have a workbook');
});

it('keeps what an advertisement named on every way', () => {
  const links = [...page().matchAll(/href="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), 'https://example.org'),
  );
  const paths = links.map(({ pathname }) => pathname);
  expect(paths).toContain('/answer/start/DE-SUBS-1004');
  expect(paths).toContain('/landing/boy/DE-SUBS-1003');
  expect(paths.at(-1)).toBe('/report/result/DE-SUBS-1001');
  expect(links.at(-1)?.searchParams.get('orderNumber')).toBe('20261121-TAKEN');
  for (const { searchParams } of links) expect(Object.fromEntries(searchParams)).toMatchObject(named);
});
