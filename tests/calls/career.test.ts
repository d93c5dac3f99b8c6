import { describe, expect, it } from 'vitest';
import { examCategories, examInfo } from '#contract/exams.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { saveAnswers } from '#contract/sittings.ts';
import { occupationWords } from '#exams/career/words/occupations.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const career = { examId: 'SUBS-1006', countryCode: 'DE', hl: 'EN' } as const;

describe.each(testDatabases('postgres'))('the career interests test on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  // All nine languages are laid out by the unit tests of the report and of its pages.
  it.each(['EN', 'JA'] as const)('goes from its questions to the report and the file in %s', async (hl) => {
    const browser = app.browser();
    const info = await browser.data(examInfo, { params: { id: career.examId }, query: { hl } });
    expect(info).toMatchObject({
      questionCount: 48,
      optionCount: 5,
      needsConsent: false,
      freeWithAccount: 'part',
      beyondAccount: { EN: 'Occupations that fit', JA: '合う職業' }[hl],
    });

    const sitting = await begin(browser, { ...career, hl });
    expect(new Set(sitting.questions.map(({ kind }) => kind))).toEqual(new Set(['scale']));
    const { sittingId } = sitting;
    const answers = answersTo(sitting);
    await browser.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 9) } });
    const { orderNumber } = await browser.data(saveOrder, {
      body: { sittingId, answers, hl, countryCode: career.countryCode },
    });
    const params = { orderNumber };
    const { free, report } = await browser.data(orderInfo, { params, query: { hl } });
    expect(report).toBeNull();
    expect(free?.locale).toBe(hl);
    expect(blockOf(free, 'hexagon').corners).toHaveLength(6);
    const unpaid = JSON.stringify(free);
    for (const { day } of Object.values(occupationWords[hl])) expect(unpaid).not.toContain(day);

    await buy(browser, { orderNumber, skuId: 'career-basic' });
    await app.worker.drain();
    const paid = await browser.data(orderInfo, { params, query: { hl } });
    expect(paid.report).toMatchObject({ examId: career.examId, locale: hl });
    expect(paid.report?.parts.map(({ id }) => id)).toEqual(['overview', 'themes', 'occupations', 'weeks']);
    expect(blockOf(paid.report, 'scales').rows).toHaveLength(6);
    expect(blockOf(paid.report, 'steps').items).toHaveLength(5);
    expect(blocksOf(paid.report, 'tally')).toHaveLength(6);
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
  });

  it('has all but the occupations free for whoever has an account, who can still buy those', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser, career);
    const view = async () => browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'EN' } });
    expect(await view()).toMatchObject({ report: null, unlocked: false, offered: false });
    await openAccount(app, browser, 'curious@example.org');
    const open = await view();
    expect(open).toMatchObject({ orderState: 'draft', unlocked: true, offered: true });
    expect(open.report?.parts.map(({ id, locked }) => [id, locked === true])).toEqual([
      ['overview', false],
      ['themes', false],
      ['occupations', true],
      ['weeks', false],
    ]);
    const told = JSON.stringify(open.report);
    for (const { day } of Object.values(occupationWords.EN)) expect(told).not.toContain(day);

    await buy(browser, { orderNumber, skuId: 'career-basic' });
    await app.worker.drain();
    const paid = await view();
    expect(paid).toMatchObject({ orderState: 'paid', unlocked: true, offered: false });
    expect(paid.report?.parts.some(({ locked }) => locked)).toBe(false);
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
  });

  it('is listed among the professional tests', async () => {
    const categories = await app.browser().data(examCategories, { query: { hl: 'EN' } });
    const professional = categories.find(({ key }) => key === 'professional');
    expect(professional?.exams.map(({ examId }) => examId)).toContain(career.examId);
  });

  it('refuses answers that are none of its questions', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, career);
    const wrong = (questionId: string, choice: number) => ({
      body: { sittingId, answers: [{ questionId, choice, milliseconds: 3000, sequence: 1 }] },
    });
    for (const one of [wrong('voice', 0), wrong('bicycle', 5)])
      expect((await browser.call(saveAnswers, one)).ok).toBe(false);
  });
});
