import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuList } from '#contract/catalogue.ts';
import { nameCertificate } from '#contract/certificates.ts';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo } from '#contract/orders.ts';
import { addExam } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { blockOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { tinyExam } from '#tests/support/tiny/exam.ts';
import { tinyWords } from '#tests/support/tiny/words.ts';

let remove: () => void;
let app: TestApp;

beforeAll(async () => {
  remove = addExam(tinyExam);
  app = await openApp();
});

afterAll(async () => {
  await app.close();
  remove();
});

describe('a test of a shape that no other has', () => {
  it('is shown, taken, bought and printed by what its own folder says, in every language', async () => {
    const browser = app.browser();
    const wish = { examId: 'SUBS-9001', countryCode: 'DE', hl: 'DE' } as const;
    const info = await browser.data(examInfo, { params: { id: wish.examId }, query: { hl: 'DE' } });
    expect(info).toMatchObject({ name: 'Wettertest', questionCount: 6 });
    for (const hl of locales) {
      const { review } = await browser.data(examInfo, { params: { id: wish.examId }, query: { hl } });
      expect(review).toEqual({ by: 'Ada Reader', on: '2026-03-22', what: tinyWords[hl].text });
    }
    const categories = await browser.data(examCategories, { query: { hl: 'JA' } });
    expect(categories.flatMap(({ exams }) => exams.map(({ name }) => name))).toContain('天気テスト');

    const orderNumber = await confirm(browser, wish);
    const before = await browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'FR' } });
    expect(before.report).toBeNull();
    expect(blockOf(before.free, 'hexagon').title).toBe(tinyWords.FR.overview);
    expect(before.free?.emblem.drawing.kind).toBe('hexagon');

    const { list } = await browser.data(skuList, { params: wish });
    expect(list.map(({ skuId }) => skuId)).toEqual(['weather-basic', 'weather-whole']);
    await buy(browser, { orderNumber, skuId: 'weather-basic' });
    await app.worker.drain();
    for (const hl of locales) {
      const { report } = await browser.data(orderInfo, { params: { orderNumber }, query: { hl } });
      expect(report?.title).toBe(tinyWords[hl].name);
      expect(report?.parts.map(({ id, locked }) => [id, locked ?? false])).toEqual([
        ['overview', false],
        ['steps', true],
      ]);
      expect(blockOf(report, 'axes').rows[0]?.poles).toEqual(tinyWords[hl].poles);
    }
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
    const pdf = await browser.request({ method: 'POST', url: files[0]?.url ?? '', payload: { orderNumber } });
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    expect(
      await browser.refusal(nameCertificate, { body: { orderNumber, holderName: 'Ada Lovelace' } }),
    ).toBe('certificateLocked');
  });

  it('leaves nothing behind', () => {
    const again = addExam({ ...tinyExam, id: 'SUBS-9002', slug: 'weather-two' });
    again();
    expect(() => addExam(tinyExam)).toThrow(RangeError);
  });
});
