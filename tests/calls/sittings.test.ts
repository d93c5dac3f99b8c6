import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { createSeedStock } from '#server/sittings/seeds.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { isFull } from '#tests/support/form.ts';
import { forSuite } from '#tests/support/suite.ts';

const stems = (questions: readonly Question[]) =>
  questions.map((question) => (question.kind === 'figures' ? question.stem.svg : undefined));

const params = { examId: iq.examId, lang: 'EN' };

describe('a form that was drawn and proven', () => {
  const app = forSuite(() => openApp(undefined, {}, { seeds: createSeedStock() }));

  it('is each sitting’s own, and the same form in every language', async () => {
    const browser = app.browser();
    const [one, other] = [await begin(browser), await begin(browser)];
    expect(stems(one.questions)).not.toEqual(stems(other.questions));
    const query = { sittingId: one.sittingId };
    const japanese = await browser.data(questionList, { params: { ...params, lang: 'ja' }, query });
    expect(stems(japanese.questions)).toEqual(stems(one.questions));
    expect(japanese.questions[0]?.prompt).not.toBe(one.questions[0]?.prompt);
  });
});

describe.each(testDatabases('both'))('sittings on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('starts one where the list is asked for without a sitting', async () => {
    const browser = app.browser();
    const first = await browser.data(questionList, { params });
    const again = await browser.data(questionList, { params, query: { sittingId: first.sittingId } });
    expect(again.questions).toEqual(first.questions);
  });

  it('belongs to the browser that began it', async () => {
    const sitting = await begin(app.browser());
    const { sittingId } = sitting;
    const stranger = app.browser();
    await stranger.data(startSitting, { body: iq });
    for (const other of [stranger, app.browser()]) {
      expect(await other.refusal(questionList, { params, query: { sittingId } })).toBe('unknownSitting');
      expect(await other.refusal(saveAnswers, { body: { sittingId, answers: [] } })).toBe('unknownSitting');
      const body = { ...iq, sittingId, answers: answersTo(sitting) };
      expect(await other.refusal(saveOrder, { body })).toBe('unknownSitting');
    }
  });

  it('keeps the last answer by its sequence, whatever order they arrive in', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser);
    const seen = new Map<string, { choice: number | null; sequence: number }>();
    const answer = fc.record({
      questionId: fc.constantFrom('p01', 'p02', 'p04'),
      choice: fc.option(fc.nat(5)),
      milliseconds: fc.nat(60_000),
      sequence: fc.integer({ min: 1, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 8 }), async (answers) => {
        for (const { questionId, choice, sequence } of answers) {
          if (sequence > (seen.get(questionId)?.sequence ?? 0)) seen.set(questionId, { choice, sequence });
        }
        await browser.data(saveAnswers, { body: { sittingId, answers } });
        const kept = (await browser.data(questionList, { params, query: { sittingId } })).answers;
        expect(
          new Map(kept.map(({ questionId, choice, sequence }) => [questionId, { choice, sequence }])),
        ).toEqual(new Map([...seen].sort(([one], [other]) => one.localeCompare(other))));
      }),
      { numRuns: isFull ? 100 : 12 },
    );
  });

  it('is locked by confirmation: later answers are refused, and change nothing', async () => {
    const browser = app.browser();
    const sitting = await begin(browser);
    const { sittingId } = sitting;
    const confirm = (answers: ReturnType<typeof answersTo>) =>
      browser.data(saveOrder, { body: { ...iq, sittingId, answers } });
    const { orderNumber } = await confirm(answersTo(sitting));
    const { free } = await browser.data(orderInfo, { params: { orderNumber } });
    const changed = answersTo(sitting, 1000).map((answer) => ({ ...answer, choice: 0 }));
    expect(await browser.refusal(saveAnswers, { body: { sittingId, answers: changed } })).toBe(
      'answersLocked',
    );
    expect((await confirm(changed)).orderNumber).toBe(orderNumber);
    expect((await browser.data(orderInfo, { params: { orderNumber } })).free).toEqual(free);
  });

  it('is not scored where the answers say nothing about the person, and locks nothing', async () => {
    const browser = app.browser();
    const sitting = await begin(browser);
    const confirm = (answers: ReturnType<typeof answersTo>) => ({
      body: { ...iq, sittingId: sitting.sittingId, answers },
    });
    const honest = answersTo(sitting, 1000);
    const hasty = answersTo(sitting).map((answer) => ({ ...answer, milliseconds: 300 }));
    const same = answersTo(sitting, 500).map((answer) => ({ ...answer, choice: 2 }));
    expect(await browser.refusal(saveOrder, confirm(hasty))).toBe('answersUnusable');
    expect(await browser.refusal(saveOrder, confirm(same))).toBe('answersUnusable');
    expect((await browser.data(saveOrder, confirm(honest))).orderNumber).toMatch(/^[0-9A-Z]{38}$/);
  });

  it('makes one order of ten confirmations at once', async () => {
    const browser = app.browser();
    const sitting = await begin(browser);
    const body = { ...iq, sittingId: sitting.sittingId, answers: answersTo(sitting) };
    const orders = await Promise.all(Array.from({ length: 10 }, () => browser.data(saveOrder, { body })));
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  });

  it('needs two thirds of the answers, and takes only answers of its form', async () => {
    const browser = app.browser();
    const sitting = await begin(browser);
    const { sittingId } = sitting;
    const none = {
      ...iq,
      sittingId,
      answers: [{ questionId: 'p01', choice: null, milliseconds: 5, sequence: 1 }],
    };
    expect(await browser.refusal(saveOrder, { body: none })).toBe('answersMissing');
    for (const wrong of [{ questionId: 'p31' }, { questionId: '' }, { choice: 6 }]) {
      const answers = [{ questionId: 'p01', choice: 1, milliseconds: 5, sequence: 1, ...wrong }];
      for (const call of [saveAnswers, saveOrder]) {
        const answer = await browser.call(call, { body: { ...iq, sittingId, answers } });
        expect(answer).toMatchObject({ ok: false, status: 400, refusal: { name: 'malformed' } });
        expect(JSON.stringify(answer)).toContain(`body.answers.0.${Object.keys(wrong)[0]}`);
      }
    }
    const answers = answersTo(sitting, 1);
    const few = { ...iq, sittingId, answers: answers.slice(0, 19) };
    expect(await browser.refusal(saveOrder, { body: few })).toBe('answersUnusable');
    await browser.data(saveOrder, { body: { ...iq, sittingId, answers: answers.slice(0, 20) } });
  });
});
