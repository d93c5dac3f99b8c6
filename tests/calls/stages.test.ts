import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { nextStage, questionList, saveAnswers } from '#contract/sittings.ts';
import { addExam } from '#exams/index.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, brain } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';
import { explainedExam, stagedExam } from '#tests/support/tiny/staged.ts';

const wish = { examId: 'SUBS-9003', countryCode: 'DE', hl: 'EN' } as const;
const explained = { ...wish, examId: 'SUBS-9004' } as const;
const removers: (() => void)[] = [];

beforeAll(() => {
  removers.push(addExam(stagedExam), addExam(explainedExam));
});
afterAll(() => {
  for (const remove of removers) remove();
});

let sequence = 0;
/** `p1:1` is the second option of `p1`. */
const given = (...said: string[]) =>
  said.map((one) => {
    const [questionId = '', choice] = one.split(':');
    sequence += 1;
    return { questionId, choice: choice === undefined ? null : Number(choice), milliseconds: 4000, sequence };
  });
const idsOf = ({ questions }: { questions: readonly { id: string }[] }) => questions.map(({ id }) => id);

describe.each(testDatabases('postgres'))('a test in stages on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  const ask = (browser: Browser, sittingId: string, stage: number, ...said: string[]) =>
    browser.data(nextStage, { body: { sittingId, stage, hl: 'EN', answers: given(...said) } });
  const refused = (browser: Browser, sittingId: string, stage: number, ...said: string[]) =>
    browser.refusal(nextStage, { body: { sittingId, stage, hl: 'EN', answers: given(...said) } });
  const list = (browser: Browser, sittingId: string, examId = wish.examId as string) =>
    browser.data(questionList, {
      params: { examId: examId as 'SUBS-9003', lang: 'EN' },
      query: { sittingId },
    });
  const save = (browser: Browser, sittingId: string, ...said: string[]) =>
    browser.data(saveAnswers, { body: { sittingId, answers: given(...said) } });
  const stored = async (sittingId: string) => {
    const [row] = await app.database.database.select().from(sittings).where(eq(sittings.id, sittingId));
    return row;
  };

  it('gives the first stage with what is planned after it, and then what the answers choose', async () => {
    const browser = app.browser();
    const sitting = await begin(browser, wish);
    expect(idsOf(sitting)).toEqual(['p1', 'p2']);
    expect(sitting.stages).toMatchObject({ sizes: [2, 2, 2], opened: 1 });
    expect(idsOf({ questions: sitting.stages?.planned ?? [] })).toEqual(['p3', 'p4', 'p5', 'p6']);
    const { sittingId } = sitting;
    expect(idsOf(await ask(browser, sittingId, 2, 'p1:1', 'p2:1'))).toEqual(['u3', 'u4']);
    expect(idsOf(await ask(browser, sittingId, 3, 'u3:0', 'u4:0'))).toEqual(['d5', 'd6']);
    await save(browser, sittingId, 'd5:1', 'd6:1');
    const again = await list(browser, sittingId);
    expect(idsOf(again)).toEqual(['p1', 'p2', 'u3', 'u4', 'd5', 'd6']);
    expect(again.stages).toMatchObject({ opened: 3 });
    const { orderNumber } = await browser.data(saveOrder, { body: { ...wish, sittingId, answers: [] } });
    expect((await browser.data(orderInfo, { params: { orderNumber } })).free).not.toBeNull();
    expect((await stored(sittingId))?.result).toMatchObject({ themes: [100, 100, 50, 50, 100, 100] });
  });

  it('gives the same stage to whoever asks again, and closes what was asked by', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, wish);
    const both = await Promise.all([
      ask(browser, sittingId, 2, 'p1:1', 'p2:1'),
      ask(browser, sittingId, 2, 'p1:0', 'p2:0'),
    ]);
    expect(both[0]).toEqual(both[1]);
    const first = (await list(browser, sittingId)).answers;
    expect(await ask(browser, sittingId, 2, 'p1:0', 'p2:0')).toEqual(both[0]);
    await save(browser, sittingId, 'p1:0', 'p2');
    expect((await list(browser, sittingId)).answers).toEqual(first);
  });

  it('refuses what is out of order, after the end, of another browser, or of another test, and stores nothing', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, wish);
    expect(await refused(browser, sittingId, 3, 'p1:1')).toBe('stageNotDue');
    expect(await refused(app.browser(), sittingId, 2, 'p1:1')).toBe('unknownSitting');
    expect(await refused(browser, sittingId, 2, 'u3:1')).toBe('malformed');
    expect(await refused(browser, sittingId, 2, 'p1:2')).toBe('malformed');
    expect((await list(browser, sittingId)).answers).toEqual([]);
    await ask(browser, sittingId, 2);
    await ask(browser, sittingId, 3);
    expect(await refused(browser, sittingId, 4, 'd5:1')).toBe('stageNotDue');
    await browser.data(saveOrder, { body: { ...wish, sittingId, answers: given('d5:1') } });
    expect(await refused(browser, sittingId, 3)).toBe('answersLocked');
    const fixed = await begin(browser, brain);
    expect(await refused(browser, fixed.sittingId, 2)).toBe('stageNotDue');
  });

  it('is finished without a network on the planned questions, and scored as it was taken', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, wish);
    await ask(browser, sittingId, 2, 'p1:1', 'p2:1');
    // The answer never came: the device asked what was planned.
    await save(browser, sittingId, 'p3:1');
    const lost = await list(browser, sittingId);
    expect(idsOf(lost)).toEqual(['p1', 'p2', 'p3', 'p4']);
    await save(browser, sittingId, 'u3:1', 'p4:1', 'p5:0', 'p6:1');
    await browser.data(saveOrder, { body: { ...wish, sittingId, answers: [] } });
    expect((await stored(sittingId))?.result).toMatchObject({ themes: [100, 100, 100, 100, 50, 100] });
  });

  it('chooses again where a choice broke off', async () => {
    const browser = app.browser();
    const { sittingId } = await begin(browser, wish);
    await save(browser, sittingId, 'p1:1', 'p2:1');
    await app.database.database
      .update(sittings)
      .set({ stages: [{ planned: true }, {}] })
      .where(eq(sittings.id, sittingId));
    expect(idsOf(await list(browser, sittingId))).toEqual(['p1', 'p2']);
    expect(idsOf(await ask(browser, sittingId, 2, 'p1:0', 'p2:0'))).toEqual(['u3', 'u4']);
  });

  it('says at once what was right where the test does, once a stage is closed and not before', async () => {
    const browser = app.browser();
    const sitting = await begin(browser, explained);
    const { sittingId } = sitting;
    expect(sitting).toMatchObject({ stages: { planned: [] }, explained: [] });
    expect(await refused(browser, sittingId, 2, 'p3:1')).toBe('malformed');
    const second = await ask(browser, sittingId, 2, 'p1:1', 'p2:0');
    expect(second.explained).toMatchObject([
      { questionId: 'p1', choice: 1, correct: 1 },
      { questionId: 'p2', choice: 0, correct: 1 },
    ]);
    await ask(browser, sittingId, 3, 'd3:1', 'd4:1');
    const end = await ask(browser, sittingId, 4, 'u5:1');
    expect(end).toMatchObject({ stage: 4, questions: [] });
    expect((await list(browser, sittingId, 'SUBS-9004')).explained).toHaveLength(6);
  });
});
