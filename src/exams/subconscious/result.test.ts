import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensions } from './dimensions.ts';
import { highestOf, lowestOf, outstandingOf } from './result.ts';
import type { DimensionScores } from './score.ts';

const scalesOf = (values: readonly number[]): DimensionScores =>
  dimensions.map((id, at) => {
    const value = values[at] as number;
    return { id, value, standardError: 5, low: value, high: value };
  });

/** Few different values, so that many are equal. */
const values = fc.array(fc.constantFrom(35, 40, 45, 50, 55, 60, 65), {
  minLength: dimensions.length,
  maxLength: dimensions.length,
});

describe('the dimensions that are named', () => {
  it('are the highest and the lowest, and never one for both', () => {
    fc.assert(
      fc.property(values, (all) => {
        const scales = scalesOf(all);
        const worth = (name: string) => scales.find(({ id }) => id === name)?.value;
        expect(worth(highestOf(scales))).toBe(Math.max(...all));
        expect(worth(lowestOf(scales))).toBe(Math.min(...all));
        expect(lowestOf(scales)).not.toBe(highestOf(scales));
      }),
    );
  });

  it('are the same in the free result and in the report, however many are equal', () => {
    fc.assert(
      fc.property(values, (all) => {
        const scales = scalesOf(all);
        const free = outstandingOf(scales);
        const told = free.map(({ id }) => id);
        if (free.some(({ value }) => value === Math.max(...all))) expect(told).toContain(highestOf(scales));
        if (free.some(({ value }) => value === Math.min(...all))) expect(told).toContain(lowestOf(scales));
      }),
    );
  });
});
