import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { theta } from '../../units.ts';
import { estimateAbility } from '../eap.ts';
import { type Answer, categoryCount, type Item } from '../item.ts';
import { expectedAPosteriori } from './expected-a-posteriori.ts';
import { formScorerOf, notAnswered } from './form-scorer.ts';

const random = randomOf('form scorer');
const plain = (): Item => ({ a: 0.5 + 2 * random.next(), b: -3 + 6 * random.next(), c: 1 / 6 });
const graded = (): Item => ({ a: 0.5 + random.next(), thresholds: [-1.5, -0.4, 0.3, 1.1] });

const cellsOf = (sittings: readonly (readonly Answer[])[]) =>
  Int8Array.from(sittings.flat(), (answer) => answer ?? notAnswered);

describe('a form scorer', () => {
  it.each([
    ['30 items', Array.from({ length: 30 }, plain)],
    ['7 items', Array.from({ length: 7 }, plain)],
    ['one item', [plain()]],
    ['graded items among others', Array.from({ length: 13 }, (_, at) => (at % 3 === 0 ? graded() : plain()))],
    [
      'an item of very many categories',
      [{ a: 1, thresholds: Array.from({ length: 100 }, (_, at) => at / 20) }],
    ],
    ['uncertain items', Array.from({ length: 10 }, () => ({ ...plain(), residual: 1.1 }))],
  ])('scores %s as one sitting is scored, to 1e-12', (_, items: readonly Item[]) => {
    const sittings = Array.from({ length: 50 }, () =>
      items.map((item) => (random.next() < 0.1 ? null : random.below(categoryCount(item)))),
    );
    const quadratures = [{}, { prior: { mean: theta(0.4), deviation: 0.8 } }];
    for (const quadrature of quadratures) {
      const scorer = formScorerOf(items, quadrature);
      const { thetas, standardErrors } = scorer.scoreAll(cellsOf(sittings));
      expect(thetas).toHaveLength(sittings.length);
      sittings.forEach((answers, sitting) => {
        const score = expectedAPosteriori(items, answers, quadrature);
        expect(thetas[sitting]).toBeCloseTo(score.theta, 12);
        expect(standardErrors[sitting]).toBeCloseTo(score.standardError, 12);
        expect(scorer.score(answers)).toEqual({
          theta: thetas[sitting],
          standardError: standardErrors[sitting],
        });
      });
    }
  });

  it('agrees with the score that reports are made with', () => {
    const items = Array.from({ length: 30 }, (_, at) => ({
      a: 1.3,
      b: -2.5 + at / 6,
      c: 1 / 6,
      residual: 1.03,
    }));
    const answers = items.map((_, at): 0 | 1 => (at % 3 === 0 ? 0 : 1));
    const { thetas, standardErrors } = formScorerOf(items).scoreAll(cellsOf([answers]));
    const report = estimateAbility(items.map((item, at) => ({ item, correct: answers[at] === 1 })));
    expect(thetas[0]).toBeCloseTo(report.theta, 12);
    expect(standardErrors[0]).toBeCloseTo(report.standardError, 12);
  });

  it('keeps its digits where the answers are so improbable that their product underflows', () => {
    const items: Item[] = Array.from({ length: 60 }, (_, at) => ({ a: 20, b: -1 + at / 30, c: 0 }));
    const answers = items.map((_, at) => (at < 30 ? 0 : 1));
    const { thetas, standardErrors } = formScorerOf(items).scoreAll(cellsOf([answers]));
    const score = expectedAPosteriori(items, answers);
    expect(thetas[0]).toBeCloseTo(score.theta, 12);
    expect(standardErrors[0]).toBeCloseTo(score.standardError, 12);
    expect(score.standardError).toBeGreaterThan(0);
  });

  it('gives a sitting the same score whoever else is scored', () => {
    const items = Array.from({ length: 9 }, plain);
    const scorer = formScorerOf(items);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 18, maxLength: 18 }), (cells) => {
        const both = scorer.scoreAll(Int8Array.from(cells));
        const second = scorer.scoreAll(Int8Array.from(cells.slice(9)));
        expect(both.thetas[1]).toBe(second.thetas[0]);
        expect(both.standardErrors[1]).toBe(second.standardErrors[0]);
      }),
    );
  });

  it('refuses what is no table of sittings', () => {
    const scorer = formScorerOf([plain(), plain()]);
    expect(scorer.scoreAll(new Int8Array()).thetas).toHaveLength(0);
    for (const cells of [[1], [1, 0, 1], [2, 0], [0, -2]]) {
      expect(() => scorer.scoreAll(Int8Array.from(cells))).toThrow(InvalidInputError);
    }
    for (const answers of [[1], [1, 0, 1], [2, 0], [0, Number.NaN], [0, -1], [0.5, 1]]) {
      expect(() => scorer.score(answers)).toThrow(InvalidInputError);
    }
    const thresholds = Array.from({ length: 128 }, (_, at) => at / 20);
    expect(() => formScorerOf([{ a: 1, thresholds }])).toThrow(InvalidInputError);
    expect(() => formScorerOf([])).toThrow(InvalidInputError);
    expect(() => formScorerOf([{ a: Number.NaN, b: 0, c: 0 }])).toThrow(InvalidInputError);
    expect(() => formScorerOf([plain()], { grid: [] })).toThrow(InvalidInputError);
  });
});
