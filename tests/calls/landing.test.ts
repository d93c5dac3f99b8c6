import { afterEach, expect, it } from 'vitest';
import { paymentMethods, skuInfo, skuList } from '#contract/catalogue.ts';
import { examInfo } from '#contract/exams.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { sittingCounts } from '#server/sittings/tables.ts';
import { pageViews } from '#server/visits/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';

let app: TestApp;
afterEach(() => app.close());

const info = async () => (await app.browser().data(examInfo, { params: { id: iq.examId } })).figures;

it('shows the specification’s display numbers only in showcase mode', async () => {
  app = await openApp(undefined, { SITE_FIGURES: 'showcase' });
  expect(await info()).toEqual({
    mode: 'showcase',
    yesterdayCount: 4776,
    monthCount: 390_823,
    totalCount: 31_006_700,
    examAvgScore: 101,
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
    yesterdayCount: null,
    monthCount: 150,
    totalCount: 400,
    examAvgScore: 99.7,
  });
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
