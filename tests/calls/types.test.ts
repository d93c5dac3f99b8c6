import { describe, expect, it } from 'vitest';
import { examCategories } from '#contract/exams.ts';
import { orderInfo } from '#contract/orders.ts';
import { examType, examTypePair, examTypes, typeCodes } from '#contract/types.ts';
import { wordsOf } from '#exams/types/words/index.ts';
import { locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, confirm, iq, types } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the sixteen types on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it.each(locales)('are listed, asked, told for free, sold, reported and printed in %s', async (hl) => {
    const browser = app.browser();
    const wish = { ...types, hl };
    const { test, profiles, items } = wordsOf(hl);
    const categories = await browser.data(examCategories, { query: { hl } });
    expect(categories.flatMap(({ exams }) => exams.map(({ name }) => name))).toContain(test.name);
    const { questions } = await begin(browser, wish);
    expect(questions.map(({ prompt }) => prompt)).toEqual(Object.values(items));
    expect(questions.every(({ kind, options }) => kind === 'scale' && options.length === 7)).toBe(true);

    const orderNumber = await confirm(browser, wish);
    const order = await browser.data(orderInfo, { params: { orderNumber }, query: { hl } });
    expect(order.report).toBeNull();
    expect(blockOf(order.free, 'axes').rows.map(({ id }) => id)).toEqual(['ei', 'sn', 'tf', 'jp']);
    await buy(browser, { orderNumber, skuId: 'types-premium' });
    await app.worker.drain();
    const { report } = await browser.data(orderInfo, { params: { orderNumber }, query: { hl } });
    expect(report?.parts.map(({ id, locked }) => [id, locked ?? false])).toEqual([
      ['overview', false],
      ['portrait', false],
      ['axes', false],
      ['together', false],
    ]);
    const names = Object.values(profiles).map(({ name }) => name);
    // An article stays with the word after it.
    const named = report?.emblem.facts[0]?.value.replaceAll('\u00a0', ' ');
    expect(names.some((name) => named?.endsWith(name))).toBe(true);
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }, { kind: 'certificate' }]);
  });

  it('are told to everybody, one by one and two together, and to nobody by another test', async () => {
    const browser = app.browser();
    const id = types.examId;
    const all = await browser.data(examTypes, { params: { id }, query: { hl: 'JA' } });
    expect(all.map(({ code }) => code)).toEqual([...typeCodes]);
    expect(all.map(({ name }) => name)).toContain(wordsOf('JA').profiles.infj.name);
    const one = await browser.data(examType, { params: { id, code: 'infj' }, query: { hl: 'FR' } });
    expect(one).toMatchObject({ name: wordsOf('FR').profiles.infj.name, near: [{}, {}, {}, {}] });
    const pair = { params: { id, code: 'infj', other: 'estp' }, query: { hl: 'DE' } } as const;
    expect((await browser.data(examTypePair, pair)).chapters).toHaveLength(4);
    expect(await browser.data(examTypes, { params: { id: iq.examId } })).toEqual([]);
    const foreign = { params: { id: iq.examId, code: 'infj' as const } };
    expect(await browser.refusal(examType, foreign)).toBe('unknownExam');
  });

  it('hold what belongs to the larger package back from the smaller', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser, types);
    await buy(browser, { orderNumber, skuId: 'types-basic' });
    await app.worker.drain();
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(report?.parts.at(-1)).toMatchObject({ id: 'together', locked: true });
    expect(JSON.stringify(report)).not.toContain(
      JSON.stringify(wordsOf('EN').pairs['ei.different'][0]).slice(1, -1),
    );
  });
});
