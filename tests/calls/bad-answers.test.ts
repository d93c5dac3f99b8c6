import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { nextStage, questionList, saveAnswers } from '#contract/sittings.ts';
import { exams } from '#exams/index.ts';
import { leastAnswers } from '#exams/usability.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());

describe.each(exams.map((exam) => [exam.slug, exam] as const))('%s', (_slug, exam) => {
  const wish = { ...iq, examId: exam.id, consent: true };
  const params = { examId: exam.id, lang: 'EN' };

  /** A sitting begun, with answers to what it asks so far. */
  async function begun() {
    const browser = app.browser();
    const sitting = await begin(browser, wish);
    const { sittingId } = sitting;
    const kept = async () =>
      (await browser.data(questionList, { params, query: { sittingId } })).answers.length;
    const confirm = (answers: (GivenAnswer & { sequence: number })[]) => ({
      body: { ...wish, sittingId, answers },
    });
    return { browser, sitting, sittingId, answers: answersTo(sitting), kept, confirm };
  }

  it('refuses an unknown question, an option out of range and an answer of no shape, and keeps the rest', async () => {
    const { browser, sitting, sittingId, answers, kept } = await begun();
    const [first] = answers;
    const [question] = sitting.questions;
    if (!first || !question) throw new Error('A form has a question.');
    await browser.data(saveAnswers, { body: { sittingId, answers: [first] } });
    for (const wrong of [
      { questionId: 'x99' },
      { questionId: '' },
      { choice: question.options.length },
      { choice: -1 },
      { choice: 0.5 },
      { milliseconds: -1 },
    ]) {
      const body = { ...wish, sittingId, stage: 2, answers: [{ ...first, sequence: 99, ...wrong }] };
      for (const call of exam.stages ? [saveAnswers, saveOrder, nextStage] : [saveAnswers, saveOrder])
        expect(await browser.refusal(call, { body }), `${call.name} ${JSON.stringify(wrong)}`).toBe(
          'malformed',
        );
    }
    const { answers: after } = await browser.data(questionList, { params, query: { sittingId } });
    expect(after.map(({ questionId, choice }) => ({ questionId, choice }))).toEqual([
      { questionId: first.questionId, choice: first.choice },
    ]);
    expect(await kept()).toBe(1);
  });

  it('asks for a stage past its end, or has none, and refuses it without losing an answer', async () => {
    const { browser, sittingId, answers, kept } = await begun();
    const first = answers.slice(0, 1);
    await browser.data(saveAnswers, { body: { sittingId, answers: first } });
    const past = (exam.stages?.sizes.length ?? 0) + 2;
    for (const stage of [past, 99])
      expect(await browser.refusal(nextStage, { body: { sittingId, stage, hl: 'EN', answers: [] } })).toBe(
        'stageNotDue',
      );
    expect(await kept()).toBe(1);
  });

  it('scores a missing answer as it says, and nothing where too few were given', async () => {
    const { browser, sittingId, answers, confirm } = await begun();
    const least = leastAnswers(exam.questionCount);
    const open = answers.map((answer) => ({ ...answer, choice: null }));
    expect(await browser.refusal(saveOrder, confirm(open))).toBe('answersMissing');
    // A set of practice may be left after any question: it is scored as far as it was taken.
    const isLeft = exam.stages?.planned === false;
    if (isLeft) expect(answers).toHaveLength(1);
    const few = answers.slice(0, least - 1).map((answer) => ({ ...answer, sequence: answer.sequence + 100 }));
    if (!isLeft) expect(await browser.refusal(saveOrder, confirm(few))).toBe('answersUnusable');
    const most = (isLeft ? answers : answers.slice(0, -1)).map((answer) => ({
      ...answer,
      sequence: answer.sequence + 200,
    }));
    const { orderNumber } = await browser.data(saveOrder, confirm(most));
    const { free } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(free?.emblem.facts.length).toBeGreaterThan(0);
    const { database } = app.database;
    const [row] = await database.select().from(sittings).where(eq(sittings.id, sittingId));
    expect(row?.result).toMatchObject({ examId: exam.id, packVersion: exam.version });
  });

  // What begins by today's version is of an older one as soon as another comes: the row alone says by which.
  it.each((exam.earlier ?? []).map((older) => [`${older.version}, ${older.normVersion}`, older] as const))(
    'scores a sitting that began by %s under its own version',
    async (_name, older) => {
      const { browser, sittingId, confirm } = await begun();
      const { database } = app.database;
      await database
        .update(sittings)
        .set({ examVersion: older.version, normVersion: older.normVersion })
        .where(eq(sittings.id, sittingId));
      const again = await browser.data(questionList, { params, query: { sittingId } });
      const { orderNumber } = await browser.data(saveOrder, confirm(answersTo(again)));
      const { free } = await browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'JA' } });
      expect(free?.norm.id).toBe(older.normVersion);
      const [row] = await database.select().from(sittings).where(eq(sittings.id, sittingId));
      expect(row?.result).toMatchObject({ packVersion: older.version, normVersion: older.normVersion });
    },
  );
});
