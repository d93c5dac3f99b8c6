import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import type { Exam } from '#exams/exam.ts';
import { exams } from '#exams/index.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());

/** Every test in a tab of its own, and one of them in a second tab, answered the other way round. */
const tabs = [...exams.map((exam) => ({ exam, turned: false })), { exam: exams[3] as Exam, turned: true }];

it('keeps the tests of as many tabs apart: what is answered, what is resumed, and what is ordered', async () => {
  const browser = app.browser();
  const { database } = app.database;
  const open = async ({ exam, turned }: (typeof tabs)[number]) => {
    const wish = { ...iq, examId: exam.id, consent: true };
    const sitting = await begin(browser, wish);
    const options = new Map(
      [...sitting.questions, ...(sitting.stages?.planned ?? [])].map((one) => [one.id, one.options.length]),
    );
    const answers = answersTo(sitting).map((answer) => ({
      ...answer,
      choice: turned ? (options.get(answer.questionId) ?? 1) - 1 - answer.choice : answer.choice,
    }));
    const first = answers.slice(0, Math.ceil(sitting.questions.length / 2));
    return { exam, wish, sittingId: sitting.sittingId, answers, first };
  };
  const taken: Awaited<ReturnType<typeof open>>[] = [];
  for (const tab of tabs) taken.push(await open(tab));
  const listed = ({ exam, sittingId }: (typeof taken)[number]) =>
    browser.data(questionList, { params: { examId: exam.id, lang: 'EN' }, query: { sittingId } });
  const given = (answers: readonly { questionId: string; choice: number | null }[]) =>
    Object.fromEntries(answers.map(({ questionId, choice }) => [questionId, choice]));

  // One answer here, one there, as somebody does who goes from tab to tab.
  for (let at = 0; taken.some(({ first }) => at < first.length); at += 1)
    for (const { sittingId, first } of taken)
      await browser.data(saveAnswers, { body: { sittingId, answers: first.slice(at, at + 1) } });

  for (const [at, one] of taken.entries()) {
    const { sittingId, exam } = one;
    const other = taken[(at + 1) % taken.length];
    if (!other) throw new Error('There is one tab only.');
    expect(given((await listed(one)).answers), exam.slug).toEqual(given(one.first));
    // Neither by another test's address nor with another test's questions is a sitting gone on with.
    const params = { examId: other.exam.id, lang: 'EN' };
    expect(await browser.refusal(questionList, { params, query: { sittingId } })).toBe('unknownSitting');
    const answers = other.answers.map((answer) => ({ ...answer, sequence: answer.sequence + 500 }));
    const isStrange = (await listed(one)).questions.every(({ id }) => id !== answers[0]?.questionId);
    if (isStrange)
      expect(await browser.refusal(saveAnswers, { body: { sittingId, answers } })).toBe('malformed');
  }

  // Handed in from the last tab to the first: each takes its own answers along, and leaves the others open.
  const handedIn = new Map<string, string>();
  for (const [at, one] of [...taken.entries()].reverse()) {
    const { exam, wish, sittingId, answers } = one;
    const { orderNumber } = await browser.data(saveOrder, { body: { ...wish, sittingId, answers } });
    handedIn.set(sittingId, orderNumber);
    const order = await browser.data(orderInfo, { params: { orderNumber } });
    expect(order).toMatchObject({ orderNumber, appExamId: exam.id, report: null });
    const rows = await database.select().from(sittings);
    const locked = new Map(rows.map(({ id, confirmedAt }) => [id, confirmedAt !== null]));
    expect(taken.map((tab) => locked.get(tab.sittingId))).toEqual(taken.map((_, place) => place >= at));
    const before = taken[at - 1];
    if (before) expect(given((await listed(before)).answers)).toEqual(given(before.first));
  }
  expect(new Set(handedIn.values()).size).toBe(taken.length);

  for (const { exam, sittingId, answers } of taken) {
    const [row] = await database.select().from(sittings).where(eq(sittings.id, sittingId));
    expect(row).toMatchObject({ examId: exam.id, orderNumber: handedIn.get(sittingId) });
    if (exam.stages) expect(row?.result).toMatchObject({ examId: exam.id });
    // What was scored is what was answered in that tab, and nothing of the second one of the same test.
    else expect(row?.result).toMatchObject(JSON.parse(JSON.stringify(exam.score(row?.seed ?? '', answers))));
  }
});
