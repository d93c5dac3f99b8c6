import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { probability } from '../irt/three-parameter.ts';
import { theta } from '../units.ts';
import type { AnswerMatrix } from './answers.ts';
import { itemFit } from './item-fit.ts';
import { simulated } from './simulated.ts';

const items = [
  { a: 1, b: -1, c: 0, residual: 0 },
  { a: 1.5, b: 0, c: 0.2, residual: 0 },
  { a: 0.8, b: 0.5, c: 0, residual: 0 },
  { a: 1.2, b: 1, c: 0.1, residual: 0 },
];
const { answers } = simulated({ seed: 'fit', items, persons: 900 });

describe('S-X²', () => {
  it('expects at each score what adding up all patterns gives', () => {
    const groups = itemFit(answers, items)[1]?.groups ?? [];
    expect(groups.map(({ lowest, highest }) => [lowest, highest])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    for (const { lowest: score, persons, right, expectedRight } of groups) {
      let [all, solving] = [0, 0];
      for (let pattern = 0; pattern < 16; pattern += 1) {
        const row = items.map((_, item) => (pattern >> item) & 1);
        if (row.reduce((sum, cell) => sum + cell, 0) !== score) continue;
        const share = integrated((ability) =>
          items.reduce((product, item, at) => {
            const p = probability(item, theta(ability));
            return product * (row[at] === 1 ? p : 1 - p);
          }, 1),
        );
        all += share;
        if (row[1] === 1) solving += share;
      }
      const having = answers.filter(
        (row) => row.reduce<number>((sum, cell) => sum + (cell ?? 0), 0) === score,
      );
      expect(persons).toBe(having.length);
      expect(right).toBe(having.filter((row) => row[1] === 1).length);
      expect(expectedRight).toBeCloseTo((having.length * solving) / all, 6);
    }
  });

  it('adds up squared departures over the binomial variance', () => {
    const [fit] = itemFit(answers, items, 1);
    const sum = fit?.groups.reduce((total, { persons, right, expectedRight }) => {
      const [observed, expected] = [right / persons, expectedRight / persons];
      return total + (persons * (observed - expected) ** 2) / (expected * (1 - expected));
    }, 0);
    expect(fit?.chiSquare).toBeCloseTo(sum as number, 10);
    expect(fit?.degrees).toBe(2);
  });

  it('raises a false alarm at 5 % in about 5 % of items', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ a: 1.1, b: (at - 9.5) / 5, c: 0.1, residual: 0 }));
    const alarms = Array.from({ length: 15 }, (_, round) => {
      const given = simulated({ seed: `alarm ${round}`, items: many, persons: 1000 }).answers;
      return itemFit(given, many, 0).filter(({ pValue }) => (pValue as number) < 0.05).length;
    }).reduce((sum, count) => sum + count, 0);
    // Of 300; four standard errors are 15.
    expect(alarms).toBeLessThan(31);
    expect(alarms).toBeGreaterThan(2);
  });

  it('joins scores that few have, and says where nothing is left to test', () => {
    const few = itemFit(answers.slice(0, 12), items);
    for (const { groups, pValue, degrees, chiSquare } of few) {
      expect(groups).toHaveLength(1);
      expect(groups[0]).toMatchObject({ lowest: 1, highest: 3 });
      expect([degrees, pValue]).toEqual([0, null]);
      expect(Number.isFinite(chiSquare)).toBe(true);
    }
  });

  it('leaves out who left an item out, and refuses what has no answers', () => {
    const gap: AnswerMatrix = [...answers, [1, null, 1, 1]];
    expect(itemFit(gap, items)).toEqual(itemFit(answers, items));
    for (const [given, of] of [
      [[], items],
      [[[1, 0]], items],
      [[[1, 0, null, 1]], items],
      [[[]], []],
    ] as [AnswerMatrix, typeof items][]) {
      expect(() => itemFit(given, of)).toThrow(InvalidInputError);
    }
  });
});

function integrated(value: (ability: number) => number): number {
  let sum = 0;
  for (let ability = -8; ability <= 8; ability += 0.05) {
    sum += value(ability) * Math.exp(-(ability ** 2) / 2) * 0.05;
  }
  return sum / Math.sqrt(2 * Math.PI);
}
