import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { theta } from '../../units.ts';
import type { Answer, Item } from '../item.ts';
import { logLikelihood } from './log-likelihood.ts';
import { maximumLikelihood } from './maximum-likelihood.ts';
import { weightedLikelihood } from './weighted-likelihood.ts';

const items: readonly Item[] = [
  { a: 1.2, b: -1.5, c: 0.2 },
  { a: 0.8, b: -0.5, c: 0.25 },
  { a: 1.5, b: 0, c: 0.15 },
  { a: 0.9, b: 0.4, c: 0 },
  { a: 2, b: 1.1, c: 0.1 },
  { a: 1.1, b: 2, c: 1 / 6 },
];

/** Easy items without guessing, and hard ones that are mostly guessed at: sitters who fit neither, or both. */
const twoHumps: readonly Item[] = [
  ...[-2, -2, -2, -2].map((b) => ({ a: 0.7, b, c: 0 })),
  ...[2, 2.2, 2.4, 2.6, 2.8].map((b) => ({ a: 2.5, b, c: 0.25 })),
];

describe('maximum likelihood', () => {
  it('says so where the likelihood has no highest point', () => {
    const up = { kind: 'unbounded', direction: 'up' };
    const down = { kind: 'unbounded', direction: 'down' };
    expect(maximumLikelihood(items, [1, 1, 1, 1, 1, 1])).toEqual(up);
    expect(maximumLikelihood(items, [0, 0, 0, 0, 0, 0])).toEqual(down);
    expect(maximumLikelihood(items, [null, 1, null, 1, 1, null])).toEqual(up);
    expect(maximumLikelihood(items, [null, 0, null, null, null, null])).toEqual(down);
    // R's scan of [-10, 10] is highest at its lower end for these two: guessing explains them best.
    expect(maximumLikelihood(items, [0, 0, 0, 0, 0, 1])).toEqual(down);
    expect(maximumLikelihood(items, [0, 0, 1, 0, 1, 1])).toEqual(down);
    expect(maximumLikelihood([{ a: 1, thresholds: [-1, 1] }], [2])).toEqual(up);
    expect(maximumLikelihood([{ a: 1, thresholds: [-1, 1] }], [0])).toEqual(down);
  });

  it('has a highest point where few are right, but rather the easy ones', () => {
    for (const answers of [
      [0, 1, 0, 0, 1, 0],
      [1, 0, 0, 0, 0, 1],
    ]) {
      expect(maximumLikelihood(items, answers).kind).toBe('finite');
    }
  });

  // Both maxima by R 4.2.2: a scan in steps of 0.01, each refined by uniroot(tol = 1e-15).
  it.each([
    { answers: [1, 1, 0, 0, 1, 1, 1, 1, 1], lower: -1.998372532537694, higher: 3.159622919974394 },
    { answers: [1, 1, 0, 0, 1, 1, 1, 1, 0], lower: -1.998498907022317, higher: 2.579598822440195 },
    { answers: [1, 1, 1, 0, 1, 1, 1, 0, 0], lower: -0.312886500886011, higher: 2.32159911519445 },
  ])('takes the highest of several maxima: $answers', ({ answers, lower, higher }) => {
    const found = maximumLikelihood(twoHumps, answers);
    expect(found.kind === 'finite' ? found.theta : undefined).toBeCloseTo(higher, 10);
    const height = (ability: number) => logLikelihood(twoHumps, answers, theta(ability));
    expect(height(higher)).toBeGreaterThan(height(lower));
    expect(height(lower)).toBeGreaterThan(Math.max(height(lower - 0.1), height(lower + 0.1)));
  });

  it('finds what is far from every item', () => {
    // 200 right and one wrong, of equal items: the share right is 200/201, θ = ln 200.
    const many: Item[] = Array.from({ length: 201 }, () => ({ a: 1, b: 0, c: 0 }));
    const answers = many.map((_, at) => (at === 0 ? 0 : 1));
    const found = maximumLikelihood(many, answers);
    expect(found.kind === 'finite' ? found.theta : undefined).toBeCloseTo(Math.log(200), 10);
    const flat = many.map((item) => ({ ...item, a: 0.01 }));
    const wide = maximumLikelihood(flat, answers);
    expect(wide.kind === 'finite' ? wide.theta / 100 : undefined).toBeCloseTo(Math.log(200), 10);
  });

  it('finds a summit between items so steep that hardly any score is left there', () => {
    const steep: Item[] = [
      { a: 14, thresholds: [0, 49.7, 49.8] },
      { a: 490, thresholds: [0] },
    ];
    const found = maximumLikelihood(steep, [1, 1]);
    const ability = found.kind === 'finite' ? found.theta : Number.NaN;
    expect(ability).toBeGreaterThan(1);
    expect(ability).toBeLessThan(49);
  });

  it('refuses what is no pattern of answers', () => {
    const wrong: [readonly Item[], readonly Answer[]][] = [
      [[], []],
      [items, [1, 0]],
      [items, [null, null, null, null, null, null]],
      [items, [1, 0, 2, 1, 0, 1]],
      [items, [1, 0, Number.NaN, 1, 0, 1]],
      [items, [1, 0, 0.5, 1, 0, 1]],
      [[{ a: 0, b: 0, c: 0 }], [1]],
      [[{ a: 1, b: 0, c: 0, residual: -1 }], [1]],
      [[{ a: 1, thresholds: [] }], [1]],
      [[{ a: 1, thresholds: [1, 0] }], [1]],
      [[{ a: -1, thresholds: [0, 1] }], [1]],
      [[{ a: 1, thresholds: [0, Number.NaN] }], [1]],
    ];
    for (const [form, answers] of wrong) {
      expect(() => maximumLikelihood(form, answers)).toThrow(InvalidInputError);
      expect(() => weightedLikelihood(form, answers)).toThrow(InvalidInputError);
    }
  });
});

describe('weighted likelihood', () => {
  it('maximises √I · L where nobody guesses (Warm 1989, eq. 10)', () => {
    const form = items.map((item) => ({ ...item, c: 0 }));
    const answers = [1, 1, 1, 1, 1, 1];
    const { theta: ability, standardError } = weightedLikelihood(form, answers);
    const height = (at: number) => {
      const information = (form as readonly { a: number; b: number }[]).reduce((sum, { a, b }) => {
        const right = 1 / (1 + Math.exp(-a * (at - b)));
        return sum + a * a * right * (1 - right);
      }, 0);
      return logLikelihood(form, answers, theta(at)) + Math.log(information) / 2;
    };
    for (const step of [-1e-3, 1e-3, -0.5, 0.5, -3, 3]) {
      expect(height(ability)).toBeGreaterThan(height(ability + step));
    }
    expect(standardError).toBeGreaterThan(0);
  });

  // Both maxima and which is higher by R 4.2.2: the weighted score summed over a scan in steps of 0.001, uniroot.
  it.each([
    { answers: [1, 1, 0, 0, 1, 1, 1, 1, 0], highest: 2.533393953552154 },
    { answers: [1, 1, 0, 0, 1, 1, 1, 0, 0], highest: -1.998966083601223 },
    { answers: [1, 1, 1, 0, 1, 1, 1, 0, 0], highest: 2.324591019888378 },
  ])('takes the highest of several maxima: $answers', ({ answers, highest }) => {
    expect(weightedLikelihood(twoHumps, answers).theta).toBeCloseTo(highest, 10);
  });
});
