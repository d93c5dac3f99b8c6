import { describe, expect, it } from 'vitest';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo, orderSkuCheck, saveOrder } from '#contract/orders.ts';
import { broughtList } from '#contract/reports.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { reportOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const eq = { examId: 'SUBS-1005', countryCode: 'DE', hl: 'EN' } as const;

describe.each(testDatabases('postgres'))('the EQ test on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it.each(locales)('goes from its questions to the report and the file in %s', async (hl) => {
    const browser = app.browser();
    const info = await browser.data(examInfo, { params: { id: eq.examId }, query: { hl } });
    expect(info).toMatchObject({ questionCount: 28, optionCount: 5, fewestOptions: 4, needsConsent: false });

    const sitting = await begin(browser, { ...eq, hl });
    expect(sitting.questions.map(({ kind }) => kind)).toContain('scale');
    expect(sitting.questions.map(({ kind }) => kind)).toContain('statements');
    const { sittingId } = sitting;
    const answers = answersTo(sitting);
    await browser.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 9) } });
    const { orderNumber } = await browser.data(saveOrder, {
      body: { sittingId, answers, hl, countryCode: eq.countryCode },
    });
    const params = { orderNumber };
    const { free, report } = await browser.data(orderInfo, { params, query: { hl } });
    expect(report).toBeNull();
    expect(free?.locale).toBe(hl);
    expect(blockOf(free, 'headline')).toMatchObject({ scale: { mean: 100, deviation: 15 } });
    expect(blockOf(free, 'headline').at).toBeUndefined();

    await buy(browser, { orderNumber, skuId: 'eq-basic' });
    await app.worker.drain();
    const paid = await browser.data(orderInfo, { params, query: { hl } });
    expect(paid.report).toMatchObject({ examId: eq.examId, locale: hl });
    expect(paid.report?.parts.map(({ id }) => id)).toEqual(['overview', 'traits', 'situations', 'week']);
    expect(blockOf(paid.report, 'scales').rows).toHaveLength(4);
    expect(blockOf(paid.report, 'steps').items).toHaveLength(4);
    expect(blocksOf(paid.report, 'page')).toHaveLength(10);
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
  });

  it('is listed among the tests of emotion', async () => {
    const categories = await app.browser().data(examCategories, { query: { hl: 'EN' } });
    const emotion = categories.find(({ key }) => key === 'emotion');
    expect(emotion?.exams.map(({ examId }) => examId)).toEqual([eq.examId]);
  });

  it.each([
    ['the largest IQ package', { skuId: 'iq-top' }],
    [
      'the full subconscious list',
      {
        exam: { examId: 'SUBS-1001', countryCode: 'DE', hl: 'EN', consent: true },
        skuId: 'subconscious-full',
      },
    ],
  ] as const)('comes with %s, which says so', async (_, wish) => {
    const browser = app.browser();
    const { orderNumber: bought } = await receiveReport(app, browser, wish);
    const { brings } = await browser.data(orderInfo, { params: { orderNumber: bought } });
    expect(brings).toContainEqual({ examId: eq.examId, name: 'EQ test', orderNumber: null });
    const { features } = await browser.data(orderSkuCheck, { params: { orderNumber: bought } });
    expect(features).toContain('eq-test');
    const asked = { params: { orderNumber: bought } };
    expect(await browser.data(broughtList, asked)).toEqual([]);

    const brought = await confirm(browser, eq);
    const report = await reportOf(browser, brought);
    expect(report).toMatchObject({ examId: eq.examId });
    const [joined, ...more] = await browser.data(broughtList, asked);
    expect(joined).toMatchObject({
      examId: eq.examId,
      orderNumber: brought,
      part: { id: 'eq', title: 'EQ test' },
    });
    expect(joined?.part.blocks).toContainEqual(blockOf(report, 'headline'));
    expect(joined?.part.blocks.filter(({ block }) => block === 'page')).toHaveLength(1);
    expect(more).toEqual([]);
    const [german] = await browser.data(broughtList, { ...asked, query: { hl: 'DE' } });
    expect(german?.part.title).toBe('EQ-Test');
    expect(await app.browser().refusal(broughtList, asked)).toBe('unknownOrder');
    const known = await browser.data(orderInfo, { params: { orderNumber: bought } });
    expect(known.brings).toContainEqual({ examId: eq.examId, name: 'EQ test', orderNumber: brought });
  });

  it('refuses answers that are none of its questions', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, eq);
    const wrong = (questionId: string, choice: number) => ({
      body: { sittingId, answers: [{ questionId, choice, milliseconds: 3000, sequence: 1 }] },
    });
    for (const one of [wrong('p01', 0), wrong('lunch', 4), wrong('voice', 5)])
      expect((await browser.call(saveAnswers, one)).ok).toBe(false);
  });
});
