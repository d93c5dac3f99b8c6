import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { blockOf } from '#tests/support/documents.ts';
import { AnswerError } from '../exam.ts';
import { courseText } from '../stages.ts';
import { practice } from './exam.ts';
import type { PracticeResult } from './score.ts';
import { setOf, stages } from './set.ts';
import { practiceWords } from './words/index.ts';

const seed = 'a set';

/** A set taken by who solves all, or nothing. */
function taken(solves: boolean) {
  const plans: (string | null)[] = [null];
  const answers: GivenAnswer[] = [];
  for (let place = 1; place <= 12; place += 1) {
    if (place > 1) plans.push(stages.choose({ seed, plans }, { number: place, answers }));
    const { id, item } = setOf(courseText({ seed, plans }))[place - 1] as ReturnType<typeof setOf>[number];
    const choice = solves ? item.key : (item.key + 1) % item.optionCount;
    answers.push({ questionId: id, choice, milliseconds: 10_000 });
  }
  return { text: courseText({ seed, plans }), plans, answers };
}

describe('a practice set', () => {
  const [solved, missed] = [taken(true), taken(false)];

  it('is scored by what was asked: who solves harder questions stands higher', () => {
    const [high, low] = [
      practice.score(solved.text, solved.answers),
      practice.score(missed.text, missed.answers),
    ];
    expect(high.skills.map(({ correct, of }) => [correct, of])).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ]);
    expect(low.skills.map(({ correct }) => correct)).toEqual([0, 0, 0]);
    for (const [at, { level, low: least, high: most }] of high.skills.entries()) {
      expect(level).toBeGreaterThan((low.skills[at]?.level ?? 100) + 20);
      expect(least).toBeLessThan(level);
      expect(most).toBeGreaterThan(level);
    }
    expect(
      practice.score(solved.text, solved.answers.slice(0, 5)).skills.reduce((sum, { of }) => sum + of, 0),
    ).toBe(5);
  });

  it.each(locales)('that was left early tells in %s what it asked, and advises on nothing else', (locale) => {
    const result = practice.score(solved.text, solved.answers.slice(0, 1));
    const { free, skill } = practiceWords[locale];
    const [{ id }] = result.skills.filter(({ of }) => of === 1) as [(typeof result.skills)[number]];
    const { blocks } = practice.free(result, locale);
    const rows = blocks.flatMap((one) => (one.block === 'progress' ? one.rows : []));
    expect(rows[0]).toMatchObject({ label: skill[id], points: [{}] });
    for (const row of rows.slice(1)) expect(row).toMatchObject({ points: [], value: free.notAskedYet });
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(free.next[id]));
  });

  it('keeps the level of a skill that it did not ask, and speaks of a line from the second set on', () => {
    const [whole, short] = [solved.answers, solved.answers.slice(0, 1)].map((answers) =>
      practice.score(solved.text, answers),
    ) as [PracticeResult, PracticeResult];
    const told = (earlier: PracticeResult[]) =>
      blockOf(practice.free(short, 'EN', undefined, earlier), 'progress');
    const { free } = practiceWords.EN;
    const kept = told([whole]).rows.filter(({ text }) => text === free.notAsked);
    expect(kept).toHaveLength(2);
    for (const { points, value } of kept) expect(value).toContain(`${100 * (points[0]?.value ?? 0)} of 100`);
    expect(told([whole]).lead).toContain('watch the line');
    expect(told([]).lead).not.toContain('watch the line');
  });

  it('explains each question once: the slip only where there was one', () => {
    const told = (one: typeof solved, number: number) =>
      stages.explain?.({ seed, plans: one.plans }, { number, answers: one.answers }, 'EN') ?? [];
    const [right] = told(solved, 3);
    expect(right).toMatchObject({ choice: right?.correct });
    expect(right).not.toHaveProperty('whyNotYours');
    expect(told(missed, 3)[0]?.whyNotYours?.length).toBeGreaterThan(5);
    expect(told(solved, 13)).toEqual([]);
  });

  it('names chosen questions otherwise than planned ones, and takes no answer to what it did not ask', () => {
    const ids = setOf(solved.text).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['p01', 'a02', 'a03']);
    expect(setOf(seed).map(({ id }) => id)[1]).toBe('p02');
    const wrong = [{ questionId: 'p02', choice: 0, milliseconds: 1 }];
    expect(() => practice.score(solved.text, wrong)).toThrow(AnswerError);
  });

  it('keeps its seeds’ questions, their ids and scores', () => {
    expect(
      setOf(solved.text)
        .map(({ id }) => id)
        .join(' '),
    ).toBe('p01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12');
    expect(solved.plans.join(' ')).toMatchInlineSnapshot(`" v57 n04 v32 n10 l07 v23 l08 n05 n11 l12 v06"`);
    expect(
      practice.score(solved.text, solved.answers).skills.map(({ level }) => level),
    ).toMatchInlineSnapshot(`
      [
        76,
        75,
        65,
      ]
    `);
  });
});
