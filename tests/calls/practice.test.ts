import { describe, expect, it } from 'vitest';
import { extraPackageList, skuList } from '#contract/catalogue.ts';
import { certificateSkuId } from '#contract/fields.ts';
import { createCourseOrder, orderInfo, saveOrder } from '#contract/orders.ts';
import { orderFiles, presenterList } from '#contract/reports.ts';
import { nextStage, questionList } from '#contract/sittings.ts';
import { practice } from '#exams/practice/exam.ts';
import { setOf } from '#exams/practice/set.ts';
import { locales } from '#locale/locales.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const wish = { ...iq, examId: practice.id as 'SUBS-2001', hl: 'EN' as const };
const course = { ...wish, skuId: 'practice-course' };

describe('aptitude practice', () => {
  const app = forSuite(() => openApp());

  /** Closes a question and asks for the next one. */
  const answer = (
    browser: Browser,
    sittingId: string,
    place: number,
    questionId: string,
    choice: number | null,
  ) =>
    browser.data(nextStage, {
      body: {
        sittingId,
        stage: place + 1,
        hl: 'EN',
        answers: [{ questionId, choice, milliseconds: 8000, sequence: place }],
      },
    });

  /** Takes a set: in each place the first option, whatever is asked. */
  async function takeSet(browser: Browser) {
    const { sittingId, questions } = await begin(browser, wish);
    const asked = [...questions];
    const told = [];
    for (let place = 1; place <= 12; place += 1) {
      const next = await answer(browser, sittingId, place, asked[place - 1]?.id ?? '', 0);
      asked.push(...next.questions);
      told.push(...(next.explained ?? []));
    }
    const { orderNumber } = await browser.data(saveOrder, { body: { ...wish, sittingId, answers: [] } });
    return { sittingId, asked, told, orderNumber };
  }

  it('asks one question at a time, explains each once it is closed, and tells progress over sets', async () => {
    const browser = app.browser();
    const first = await takeSet(browser);
    expect(first.asked).toHaveLength(12);
    expect(first.told.map(({ questionId }) => questionId)).toEqual(first.asked.map(({ id }) => id));
    for (const { why, correct, choice, whyNotYours } of first.told) {
      expect(why.length).toBeGreaterThan(10);
      expect(Boolean(whyNotYours)).toBe(correct !== choice);
    }
    app.clock.forward(60_000);
    const second = await takeSet(browser);
    expect(second.asked.map(({ prompt }) => prompt)).not.toEqual(first.asked.map(({ prompt }) => prompt));
    const { free, report } = await browser.data(orderInfo, { params: { orderNumber: second.orderNumber } });
    expect(free && blockOf(free, 'progress').rows.map(({ points }) => points.length)).toEqual([2, 2, 2]);
    expect(report).toBeNull();
    await buy(browser, { orderNumber: second.orderNumber, skuId: course.skuId });
    await app.worker.drain();
    const bought = await browser.data(orderInfo, { params: { orderNumber: second.orderNumber } });
    expect(blockOf(bought.report, 'progress').rows).toEqual(free && blockOf(free, 'progress').rows);
    const extras = await browser.data(extraPackageList, { params: { orderNumber: second.orderNumber } });
    expect(extras.map(({ skuId }) => skuId)).not.toContain(certificateSkuId);
    const stranger = await takeSet(app.browser());
    const other = await app.browser().refusal(orderInfo, { params: { orderNumber: stranger.orderNumber } });
    expect(other).toBe('unknownOrder');
  });

  it('sends no key, seed or explanation before it is earned, in any language', async () => {
    const browser = app.browser();
    const { sittingId, questions } = await begin(browser, wish);
    await answer(browser, sittingId, 1, questions[0]?.id ?? '', null);
    for (const lang of locales)
      await browser.data(questionList, { params: { examId: wish.examId, lang }, query: { sittingId } });
    const [row] = (await app.database.database.select().from(sittings)).filter(({ id }) => id === sittingId);
    const all = browser.received.join('\n');
    expect(all).not.toContain(row?.seed);
    const plan = row?.stages?.[1];
    const open = setOf(`${row?.seed}||${plan && 'plan' in plan ? plan.plan : ''}`)[1];
    for (const locale of locales) {
      const why = JSON.stringify(open?.item.why(locale)).slice(1, -1);
      expect(all.includes(why), `${locale}: ${why}`).toBe(false);
    }
    const again = await browser.data(questionList, {
      params: { examId: wish.examId, lang: 'EN' },
      query: { sittingId },
    });
    expect(again.questions).toHaveLength(2);
    expect(again.stages?.planned).toEqual([]);
    expect(again.explained).toHaveLength(1);
    expect(Object.keys(again.questions[1] ?? {}).sort()).not.toContain('key');
  });

  it('refuses a question past the end, one out of order, and another browser, and loses nothing', async () => {
    const browser = app.browser();
    const { sittingId, questions } = await begin(browser, wish);
    const ask = (of: Browser, stage: number, answers: object[] = []) =>
      of.refusal(nextStage, { body: { sittingId, stage, hl: 'EN', answers: answers as never } });
    expect(await ask(browser, 14)).toBe('stageNotDue');
    expect(await ask(browser, 3)).toBe('stageNotDue');
    expect(await ask(app.browser(), 2)).toBe('unknownSitting');
    const id = questions[0]?.id ?? '';
    expect(await ask(browser, 2, [{ questionId: 'x99', choice: 0, milliseconds: 1, sequence: 1 }])).toBe(
      'malformed',
    );
    expect(await ask(browser, 2, [{ questionId: id, choice: 9, milliseconds: 1, sequence: 1 }])).toBe(
      'malformed',
    );
    expect((await answer(browser, sittingId, 1, id, 0)).questions).toHaveLength(1);
  });

  it('sells a course without a sitting: a workbook of forty questions, a file, and who presents it', async () => {
    const browser = app.browser();
    const { list } = await browser.data(skuList, {
      params: { examId: wish.examId, countryCode: 'DE', hl: 'DE' },
    });
    expect(list.map(({ skuId, price }) => [skuId, price.amount, price.currency])).toEqual([
      ['practice-course', 1990, 'EUR'],
    ]);
    const { orderNumber } = await browser.data(createCourseOrder, { body: course });
    const params = { orderNumber };
    expect(await browser.data(orderInfo, { params })).toMatchObject({
      kind: 'course',
      free: null,
      report: null,
    });
    expect(await browser.data(presenterList, { params })).toEqual([]);
    expect(await browser.refusal(orderFiles, { body: params })).toBe('reportLocked');

    await buy(browser, { orderNumber, skuId: course.skuId });
    await app.worker.drain();
    const { report, orderState, unlocked } = await browser.data(orderInfo, { params });
    expect({ orderState, unlocked }).toEqual({ orderState: 'paid', unlocked: true });
    expect(blocksOf(report, 'exercises').flatMap(({ items }) => items)).toHaveLength(40);
    expect(blockOf(report, 'solutions').items).toHaveLength(40);
    const { files } = await printedFiles(app, browser, params);
    expect(files).toMatchObject([{ kind: 'workbook', state: 'ready', name: `${orderNumber}-workbook.pdf` }]);
    const [workbook] = files;
    const url = workbook?.url ?? '';
    const saved = await browser.request({ method: 'POST', url, payload: params });
    expect(saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [tutor] = await browser.data(presenterList, { params });
    expect(tutor).toMatchObject({ name: 'Nora' });
    expect(await app.browser().refusal(orderFiles, { body: params })).toBe('unknownOrder');

    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await browser.refusal(orderFiles, { body: params })).toBe('reportLocked');
    expect((await browser.data(orderInfo, { params })).report).toBeNull();
  });

  it('makes no course of a test that has none, nor by the name of another test', async () => {
    const browser = app.browser();
    for (const body of [
      { ...course, examId: iq.examId, skuId: 'iq-basic' },
      { ...course, skuId: 'iq-basic' },
      { ...course, examId: iq.examId },
    ])
      expect(await browser.refusal(createCourseOrder, { body })).toBe('unknownSku');
  });

  it('makes another workbook for each buyer, and the same one again for the same', async () => {
    const workbook = (seed: string) =>
      JSON.stringify(
        practice.course?.document({ seed, locale: 'EN', orderedAt: '2026-11-22T00:00:00.000Z' }).parts,
      );
    expect(workbook('one')).toBe(workbook('one'));
    expect(workbook('one')).not.toBe(workbook('two'));
  });
});
