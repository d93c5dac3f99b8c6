import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { estimateAbility } from '#psychometrics/irt/eap.ts';
import { facets, type Item, items } from './items.ts';
import { designItem, norm } from './norm.ts';
import { polesOf, score, usability } from './score.ts';

type Pole = 'left' | 'right' | null;

const answersBy = (choose: (item: Item, at: number) => Pole, milliseconds = 6000): GivenAnswer[] =>
  items.map((item, at) => {
    const pole = choose(item, at);
    return { questionId: item.id, choice: pole && polesOf(item).indexOf(pole), milliseconds };
  });

/** What so many choices for each pole come to, in points: the middle is 50, a deviation 15. */
const estimateOf = (right: number, left: number) => {
  const responses = [...Array<boolean>(right).fill(true), ...Array<boolean>(left).fill(false)];
  const { theta, standardError, low, high } = estimateAbility(
    responses.map((correct) => ({ item: designItem, correct })),
  );
  const points = (place: number) => Math.round(50 + 15 * place);
  return {
    value: points(theta),
    standardError: Number((15 * standardError).toFixed(1)),
    low: points(low),
    high: points(high),
  };
};

describe('the statements of a choice', () => {
  it('stand in the order that the item says', () => {
    expect(polesOf({ ...(items[0] as Item), first: 'left' })).toEqual(['left', 'right']);
    expect(polesOf({ ...(items[0] as Item), first: 'right' })).toEqual(['right', 'left']);
  });
});

describe('the score of a sitting', () => {
  it('is told of all choices and of each side, and counts them by pole', () => {
    const answers = answersBy(({ facet }, at) => (facet === 'planning' || at < 3 ? 'right' : 'left'));
    expect(score(answers)).toEqual({
      examId: 'SUBS-1004',
      packVersion: 'brain-2026.1',
      normVersion: norm.id,
      score: estimateOf(7, 13),
      scales: [
        { id: 'planning', ...estimateOf(5, 0) },
        { id: 'perceiving', ...estimateOf(1, 4) },
        { id: 'deciding', ...estimateOf(1, 4) },
        { id: 'expressing', ...estimateOf(0, 5) },
      ],
      chosen: { left: 13, right: 7 },
      apart: { side: 'planning', towards: 'right' },
      totalMilliseconds: 120_000,
    });
    expect(estimateOf(7, 13)).toMatchObject({ value: 43, standardError: 6, low: 30, high: 55 });
  });

  it.each(facets)('finds %s apart where it alone goes the other way', (side) => {
    for (const towards of ['left', 'right'] as const) {
      const other = towards === 'left' ? 'right' : 'left';
      expect(score(answersBy(({ facet }) => (facet === side ? towards : other))).apart).toEqual({
        side,
        towards,
      });
    }
  });

  it('leaves out what was left open or never sent', () => {
    const open = answersBy((_, at) => (at < 8 ? 'right' : null));
    const { score: told, chosen } = score(open);
    expect([told, chosen]).toEqual([estimateOf(8, 0), { left: 0, right: 8 }]);
    expect(score(open.slice(0, 8))).toMatchObject({ score: told, chosen, totalMilliseconds: 48_000 });
    expect(score([])).toMatchObject({ score: { value: 50 }, chosen: { left: 0, right: 0 }, apart: null });
  });
});

describe('whether a sitting says something', () => {
  const honest = (_: Item, at: number): Pole => ((at * at + (at % 7)) % 3 === 0 ? 'left' : 'right');
  const reasonsOf = (answers: readonly GivenAnswer[]) =>
    usability(answers).reasons.map(({ index, value }) => [index, value]);

  it('is judged by a tenth of eight seconds', () => {
    expect(reasonsOf(answersBy(honest, 800))).toEqual([]);
    expect(reasonsOf(answersBy(honest, 799))).toEqual([['fastShare', 1]]);
  });

  it('is judged by what was answered of it, by a habit of the hand, and by nothing else', () => {
    expect(reasonsOf([])).toEqual([['missingAnswers', 14]]);
    const inTurn = items.map(({ id }, at) => ({ questionId: id, choice: at % 2, milliseconds: 6000 }));
    expect(reasonsOf(inTurn).map(([index]) => index)).toEqual(['repetitionTail']);
  });
});
