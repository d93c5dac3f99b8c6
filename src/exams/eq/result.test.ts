import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerError } from '../exam.ts';
import { type Branch, branches } from './branches.ts';
import { halvesOf } from './halves.ts';
import { type Item, items, optionCountOf, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { score } from './result.ts';
import { categoriesOf } from './score.ts';

type Choose = (item: Item, at: number) => number | null;

/** The choice that counts as much as a category, or nearly. */
const choiceFor = (item: Item, share: number): number => {
  if (item.kind === 'situation') return item.credits.indexOf(share < 0.34 ? 0 : share < 0.67 ? 1 : 2);
  const step = Math.round(share * (stepCount - 1));
  return item.keyed === 1 ? step : stepCount - 1 - step;
};
const answersBy = (choose: Choose) =>
  items.map((item, at) => ({ questionId: item.id, choice: choose(item, at), milliseconds: 9000 }));
const scored = (choose: Choose) => score(answersBy(choose));
const branchOf = (result: ReturnType<typeof score>, branch: Branch) =>
  result.scales.find(({ id }) => id === branch)?.value ?? Number.NaN;

const anyChoices = fc.tuple(
  ...items.map((item) => fc.option(fc.nat(optionCountOf(item) - 1), { freq: 8 })),
) as fc.Arbitrary<(number | null)[]>;

describe('the score of the EQ test', () => {
  it('rises with every answer that counts more, in the total and in its branch', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(items.length - 1), (choices, at) => {
        const item = items[at] as Item;
        const at0 = choices.map((choice, place) => (place === at ? choiceFor(item, 0) : choice));
        const at1 = choices.map((choice, place) => (place === at ? choiceFor(item, 1) : choice));
        const [low, high] = [at0, at1].map((own) => scored((_, place) => own[place] ?? null)) as [
          ReturnType<typeof score>,
          ReturnType<typeof score>,
        ];
        expect(high.score.value).toBeGreaterThanOrEqual(low.score.value);
        expect(branchOf(high, item.branch)).toBeGreaterThan(branchOf(low, item.branch));
      }),
      { numRuns: 200 },
    );
  });

  it('reaches every level of the total and of each branch', () => {
    const results = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
      [0, 0.3, 0.6, 0.9].map((from) =>
        scored((item, at) => choiceFor(item, at / items.length < from ? share : 0.5)),
      ),
    );
    const ends = [0, 0.5, 1].map((share) => scored((item) => choiceFor(item, share)));
    const all = [...results, ...ends];
    expect(new Set(all.map((one) => levelOf(one.score.value)))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const branch of branches)
      expect(new Set(all.map((one) => levelOf(branchOf(one, branch))))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('names a branch only where it stands out, and the right one', () => {
    for (const branch of branches) {
      const lone = (share: number) =>
        scored((item) => choiceFor(item, item.branch === branch ? share : 1 - share)).shape;
      expect(lone(1)).toMatchObject({ strongest: branch });
      expect(lone(0)).toMatchObject({ weakest: branch });
    }
    for (const share of [0, 0.5, 1])
      expect(scored((item) => choiceFor(item, share)).shape).toEqual({ strongest: null, weakest: null });
  });

  it('leaves out what is open, and grows less sure by it', () => {
    const half = scored((item, at) => (at % 2 === 0 ? choiceFor(item, 1) : null)).score;
    const all = scored((item) => choiceFor(item, 1)).score;
    expect(half.value).toBeGreaterThan(100);
    expect(half.standardError).toBeGreaterThan(all.standardError);
    expect(scored(() => null).score.value).toBe(100);
  });

  it('tells self-description and choices apart', () => {
    const halves = (own: number, chosen: number) =>
      halvesOf(categoriesOf(items.map((item) => choiceFor(item, item.kind === 'statement' ? own : chosen))));
    expect(halves(1, 0)).toBe('kinder');
    expect(halves(0, 1)).toBe('stricter');
    expect(halves(1, 1)).toBe('agree');
    expect(halvesOf(items.map(() => null))).toBe('few');
  });

  it('refuses answers that cannot be', () => {
    const [first] = answersBy(() => 0);
    if (!first) throw new Error('There are questions.');
    for (const wrong of [
      [{ ...first, questionId: 'p01' }],
      [{ ...first, choice: 5 }],
      [{ ...first, questionId: 'lunch', choice: 4 }],
      [{ ...first, milliseconds: -1 }],
      [first, first],
    ])
      expect(() => score(wrong)).toThrow(AnswerError);
  });
});
