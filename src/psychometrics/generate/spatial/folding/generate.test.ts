import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../random.ts';
import type { FoldingPlan } from './folding.ts';
import { generateFolding } from './generate.ts';
import { openings, unfold } from './paper.ts';

const plans: readonly FoldingPlan[] = [
  { kind: 'folding', folds: 2, diagonals: 0, holes: 1, places: 2 },
  { kind: 'folding', folds: 3, diagonals: 2, holes: 2, places: 1 },
];
const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe.each(plans)('folding: $folds folds, $diagonals diagonal, $holes holes', (plan) => {
  it('has one option that is the sheet unfolded', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stem, options, key } = generateFolding(plan, randomOf(seed));
        const unfolded = JSON.stringify(unfold(stem.folds, stem.holes));
        const fitting = options.flatMap((option, at) => (JSON.stringify(option) === unfolded ? [at] : []));
        expect(fitting).toEqual([key]);
      }),
      { numRuns: 60 },
    );
  });

  it('has six different sheets with equally many holes, two to eight', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { options, faults, key } = generateFolding(plan, randomOf(seed));
        expect(new Set(options.map(String)).size).toBe(6);
        const [count = 0, ...others] = new Set(options.map((option) => option.length));
        expect(others).toEqual([]);
        expect(count).toBeGreaterThanOrEqual(2 * plan.holes);
        expect(count).toBeLessThanOrEqual(8);
        expect(faults.flatMap((fault, at) => (fault === null ? [at] : []))).toEqual([key]);
      }),
      { numRuns: 40 },
    );
  });

  it('has no fold that changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stem } = generateFolding(plan, randomOf(seed));
        const counts = [stem.holes, ...(openings(stem.folds, stem.holes) ?? [])].map(({ length }) => length);
        expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
        expect(counts).toHaveLength(plan.folds + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same for the same seed', () => {
    expect(generateFolding(plan, randomOf('a'))).toEqual(generateFolding(plan, randomOf('a')));
    expect(generateFolding(plan, randomOf('a'))).not.toEqual(generateFolding(plan, randomOf('b')));
  });
});
