import { afterEach, expect, it } from 'vitest';
import { paymentMethods, skuInfo, skuList } from '#contract/catalogue.ts';
import { examInfo } from '#contract/exams.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { sittingCounts, sittingTallies } from '#server/sittings/tables.ts';
import { pageViews } from '#server/visits/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';

let app: TestApp;
afterEach(() => app.close());

const info = async () => (await app.browser().data(examInfo, { params: { id: iq.examId } })).figures;

it('shows the specification’s display numbers only in showcase mode', async () => {
  app = await openApp(undefined, { SITE_FIGURES: 'showcase' });
  expect(await info()).toEqual({
    mode: 'showcase',
    smallest: 100,
    yesterdayCount: 4776,
    day: 30,
    monthCount: 390_823,
    totalCount: 31_006_700,
    examAvgScore: 101,
    people: 768_996,
    exploringCount: 5679,
    lastHour: [663, 785, 998],
    countryCount: null,
    claims: {
      satisfaction: 0.983,
      fasterThan: 0.97,
      reasoningAbove: 0.95,
      validity: 0.97,
      tests: 31_000_000,
      countries: 100,
    },
  });
});

it('shows what was counted, and no count that is too small to mean anything', async () => {
  app = await openApp();
  const day = (ago: number) =>
    new Date(app.clock.now().getTime() - ago * 24 * 3600_000).toISOString().slice(0, 10);
  await app.database.database.insert(sittingCounts).values([
    { examId: 'SUBS-1002', day: day(1), part: 3, count: 60, scoreSum: 60 * 100 },
    { examId: 'SUBS-1002', day: day(10), part: 0, count: 90, scoreSum: 90 * 104 },
    { examId: 'SUBS-1002', day: day(40), part: 1, count: 250, scoreSum: 250 * 98 },
  ]);
  expect(await info()).toEqual({
    mode: 'measured',
    smallest: 100,
    yesterdayCount: null,
    day: 30,
    monthCount: 150,
    totalCount: 400,
    examAvgScore: 99.7,
    people: null,
    exploringCount: null,
    lastHour: [],
    countryCount: null,
    claims: null,
  });
});

it('counts people, the last hour and countries, of which only those with enough people have a lamp', async () => {
  app = await openApp();
  const examId = 'SUBS-1002' as const;
  const row = { examId, part: 0, day: '' };
  const now = app.clock.now();
  const clock = (minutesAgo: number) => {
    const five = 5 * 60_000;
    const from = new Date(Math.floor((now.getTime() - minutesAgo * 60_000) / five) * five).toISOString();
    return { scope: `clock:${from.slice(11, 16)}`, day: from.slice(0, 10) };
  };
  await app.database.database.insert(sittingTallies).values([
    { ...row, scope: 'people', count: 210, scoreSum: 0 },
    { ...row, ...clock(10), count: 130, scoreSum: 0 },
    // The same five minutes of another day, and two hours ago.
    { ...row, ...clock(20), day: '2020-01-01', count: 500, scoreSum: 0 },
    { ...row, ...clock(120), count: 700, scoreSum: 0 },
    { ...row, scope: 'market:DE', count: 120, scoreSum: 120 * 104 },
    { ...row, scope: 'market:DE', part: 1, count: 80, scoreSum: 80 * 99 },
    { ...row, scope: 'market:JP', count: 99, scoreSum: 99 * 100 },
    { ...row, scope: 'market:XX', count: 5000, scoreSum: 5000 * 100 },
    ...['FR', 'ES', 'BR'].map((code) => ({ ...row, scope: `market:${code}`, count: 3, scoreSum: 300 })),
  ]);
  const { figures, countries } = await app
    .browser()
    .data(examInfo, { params: { id: examId }, query: { hl: 'FR' } });
  expect(figures).toMatchObject({ people: 210, lastHour: [130], countryCount: 5, exploringCount: null });
  expect(countries).toMatchObject([{ key: 'DE', name: 'Allemagne', score: 102 }]);
  expect(countries?.[0]?.x).toBeGreaterThan(400);
});

it('counts a confirmed sitting where it was taken, and its person once', async () => {
  app = await openApp();
  const browser = app.browser();
  await confirm(browser);
  await confirm(browser);
  const rows = await app.database.database.select().from(sittingTallies);
  const sum = (scope: RegExp) =>
    rows.filter((row) => scope.test(row.scope)).reduce((total, { count }) => total + count, 0);
  expect([sum(/^people$/), sum(/^market:/), sum(/^clock:/)]).toEqual([1, 2, 2]);
});

it('writes a page view down without what an address may carry, and without the visitor', async () => {
  app = await openApp();
  const browser = app.browser();
  const { logid } = await browser.data(generateLogid, { body: { appExamId: iq.examId } });
  const dl = 'https://example.org/report/retrieve/DE-SUBS-1002?token=secret&email=a@example.org#x';
  await browser.data(pageView, { query: { dl, id: logid, hl: 'ja', aeid: iq.examId, gclid: 'ad' } });
  const rows = await app.database.database.select().from(pageViews);
  expect(rows).toMatchObject([
    { logid, path: '/report/retrieve/DE-SUBS-1002', locale: 'JA', examId: iq.examId },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/secret|a@example|127\.0\.0\.1|gclid|"ad"/);
});

it('knows no test, package or market that does not exist', async () => {
  app = await openApp();
  const browser = app.browser();
  const params = { ...iq, skuId: 'iq-basic' };
  expect(await browser.refusal(skuList, { params: { ...params, examId: 'SUBS-9999' } })).toBe('unknownExam');
  expect(await browser.refusal(skuList, { params: { ...params, countryCode: 'ZZ' } })).toBe(
    'skuOfAnotherMarket',
  );
  expect(await browser.refusal(skuInfo, { params: { ...params, skuId: 'eq-basic' } })).toBe('unknownSku');
  expect(await browser.refusal(paymentMethods, { params: { ...params, countryCode: 'ZZ' } })).toBe(
    'skuOfAnotherMarket',
  );
});
