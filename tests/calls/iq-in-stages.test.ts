import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { nextStage, questionList, saveAnswers } from '#contract/sittings.ts';
import { places } from '#exams/iq/editions/in-stages/bank.ts';
import { inStages } from '#exams/iq/editions/in-stages/edition.ts';
import { iq } from '#exams/iq/exam.ts';
import { locales } from '#locale/locales.ts';
import { seedOf } from '#server/sittings/store.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { begin } from '#tests/support/builders.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { forSuite } from '#tests/support/suite.ts';

const wish = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'EN' } as const;

const app = forSuite(() => openApp());

it('is taken stage by stage, tells nothing of key, seed, place or plan on the way, and is scored and told whole', async () => {
  const browser = app.browser();
  const { sittingId, questions, stages } = await begin(browser, wish);
  const { database } = app.database;
  const stored = async () => {
    const [row] = await database.select().from(sittings).where(eq(sittings.id, sittingId));
    if (!row) throw new Error('The sitting is gone.');
    return row;
  };
  const form = async () => inStages.formOf(seedOf(await stored()));
  expect(questions).toHaveLength(5);
  expect(stages?.planned).toHaveLength(25);

  const answered = async () =>
    (
      await browser.data(questionList, {
        params: { examId: wish.examId, lang: 'EN' },
        query: { sittingId },
      })
    ).answers;

  let sequence = 0;
  const answersOf = async (stage: number) =>
    (await form()).slice(5 * (stage - 1), 5 * stage).map(({ id, key }) => {
      sequence += 1;
      return {
        questionId: id,
        choice: sequence % 4 === 0 ? (key + 1) % 6 : key,
        milliseconds: 15_000,
        sequence,
      };
    });
  for (let stage = 2; stage <= 6; stage += 1) {
    const body = { sittingId, stage, hl: 'EN', answers: await answersOf(stage - 1) };
    const next = await browser.data(nextStage, { body });
    expect(next.questions.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4].map((at) => 5 * stage - 4 + at));
    expect(await browser.data(nextStage, { body })).toEqual(next);
    const [fourth, fifth] = body.answers.slice(3).map((answer) => ({ ...answer, sequence: 1000 + stage }));
    if (!fourth || !fifth) throw new Error('A stage has five questions.');
    const late = [{ ...fourth, choice: null }, fifth];
    await browser.data(saveAnswers, { body: { sittingId, answers: late } });
    const kept = (await answered()).filter(({ questionId }) =>
      late.some((one) => one.questionId === questionId),
    );
    // The next stage was asked for ahead of the fifth question, which stays open until the one after it.
    expect(kept.map(({ choice }) => choice)).toEqual([fourth.choice, fifth.choice]);
    expect(kept.map(({ sequence: last }) => last > 1000)).toEqual([false, true]);
  }
  const shown = await browser.data(questionList, {
    params: { examId: wish.examId, lang: 'EN' },
    query: { sittingId },
  });
  expect(shown.questions).toEqual(iq.questions(seedOf(await stored()), 'EN'));

  const received = browser.received.join('\n');
  const { seed, stages: opened } = await stored();
  expect(received).not.toContain(seed);
  for (const { plan = '' } of (opened ?? []).slice(1)) {
    expect(plan).not.toBe('');
    expect(received).not.toContain(plan);
  }
  // A place would say how hard a question is.
  expect(places.filter(({ id }) => new RegExp(`"${id}"`).test(received))).toEqual([]);
  expect(received).not.toMatch(/"(correct|plan|plans|placeId|seed|design|difficulty|rules)":/);

  const answers = await answersOf(6);
  const { orderNumber } = await browser.data(saveOrder, { body: { ...wish, sittingId, answers } });
  const { free } = await browser.data(orderInfo, { params: { orderNumber } });
  expect(free?.emblem.facts.length).toBeGreaterThan(0);
  const row = await stored();
  expect(row.result).toMatchObject({ correct: 23, packVersion: inStages.version });
  const solved = (await form()).length;
  for (const locale of locales) {
    const report = iq.report({
      seed: seedOf(row),
      answers: shown.answers.concat(answers),
      result: row.result as Parameters<typeof iq.report>[0]['result'],
      locale,
      takenAt: '2026-11-22T10:00:00.000Z',
      features: ['score', 'rank', 'report', 'answers'],
    });
    expect(blocksOf(report, 'answers')[0]?.items).toHaveLength(solved);
    expect(JSON.stringify(report, (key, value) => (key === 'svg' || key === 'alt' ? '' : value))).not.toMatch(
      /undefined|NaN|\{\w+\}/,
    );
  }
});
