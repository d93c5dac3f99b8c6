import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import type { Exam } from '#exams/exam.ts';
import { addExam, exams } from '#exams/index.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());

const ofToday = (): never => {
  throw new Error('A sitting that began before was asked or scored by the edition of today.');
};

/** Each kind of test under another name, since its own stays as it is. */
const kinds = exams.map(({ earlier: _, ...exam }) => ({
  slug: exam.slug,
  before: { ...exam, id: 'SUBS-9100', slug: `${exam.slug}-again` } as Exam,
}));

it.each(kinds)(
  '$slug may be given anew in the middle of a sitting, which ends as it began',
  async ({ before }) => {
    const browser = app.browser();
    const wish = { ...iq, examId: before.id, consent: true };
    const params = { examId: before.id, lang: 'EN' };
    const withdraw = addExam(before);
    let sitting: Awaited<ReturnType<typeof begin>>;
    try {
      sitting = await begin(browser, wish);
    } finally {
      withdraw();
    }
    const { sittingId } = sitting;
    const next: Exam = {
      ...before,
      version: `${before.version}-next`,
      normVersion: `${before.normVersion}-next`,
      earlier: [before],
      questions: ofToday,
      score: ofToday,
      usability: ofToday,
      free: ofToday,
      ...(before.stages && { stages: { ...before.stages, choose: ofToday } }),
    };
    const remove = addExam(next);
    try {
      const answers = answersTo(sitting);
      const [first] = answers;
      if (!first) throw new Error('A form has a question.');
      await browser.data(saveAnswers, { body: { sittingId, answers: [first] } });
      // What its form never asked is refused as ever, and nothing is lost by it.
      const wrong = { body: { sittingId, answers: [{ ...first, questionId: 'x99', sequence: 99 }] } };
      expect(await browser.refusal(saveAnswers, wrong)).toBe('malformed');
      // In another language, so that the form is made again.
      const again = await browser.data(questionList, {
        params: { ...params, lang: 'JA' },
        query: { sittingId },
      });
      expect(again.questions.map(({ id }) => id)).toEqual(sitting.questions.map(({ id }) => id));
      expect(again.answers).toEqual([first]);

      const { orderNumber } = await browser.data(saveOrder, { body: { ...wish, sittingId, answers } });
      const [row] = await app.database.database.select().from(sittings).where(eq(sittings.id, sittingId));
      expect(row).toMatchObject({ examVersion: before.version, normVersion: before.normVersion });
      expect(row?.result).toMatchObject({ packVersion: before.version, normVersion: before.normVersion });
      const { free } = await browser.data(orderInfo, { params: { orderNumber }, query: { hl: 'DE' } });
      expect(free?.emblem.facts.length).toBeGreaterThan(0);
    } finally {
      remove();
    }
  },
);
