import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fold } from './folding.ts';
import { waysOf } from './folds.ts';
import { covers, cut, doubleArea, openings, outlines, reflect, sheet, unfold } from './paper.ts';
import { lineOf, stagesOf } from './stages.ts';

/** The left half over the right one, then the upper half over the lower one. */
const quarter: readonly Fold[] = [
  { along: [1, 0], at: 6 },
  { along: [0, 1], at: 6 },
];

const ways = [
  ...waysOf({ folds: 2, diagonals: 0 }),
  ...waysOf({ folds: 3, diagonals: 2 }),
  ...waysOf({ folds: 2, diagonals: 1 }),
];
const anyWay = fc.constantFrom(...ways);

describe('unfolding', () => {
  it('gives four holes for a hole in a sheet folded into quarters', () => {
    expect(outlines(quarter).at(-1)).toHaveLength(4);
    expect(openings(quarter, [[7, 9]])).toEqual([
      [
        [7, 9],
        [7, 3],
      ],
      [
        [7, 9],
        [5, 9],
        [7, 3],
        [5, 3],
      ],
    ]);
    expect(unfold(quarter, [[7, 9]])).toEqual([
      [5, 3],
      [7, 3],
      [5, 9],
      [7, 9],
    ]);
  });

  it('leaves a single layer alone', () => {
    expect(unfold([{ along: [1, 1], at: 8 }], [[11, 11]])).toEqual([[11, 11]]);
    expect(unfold([{ along: [1, 1], at: 8 }], [[5, 5]])).toEqual([
      [3, 3],
      [5, 5],
    ]);
  });

  it('knows no hole on a fold or beside the paper', () => {
    expect(unfold(quarter, [[6, 9]])).toBeUndefined();
    expect(unfold(quarter, [[3, 9]])).toBeUndefined();
  });

  it('counts as many holes as there are layers: over all points the layers make up the whole sheet', () => {
    const fine = Array.from({ length: 48 * 48 }, (_, at): [number, number] => [
      (at % 48) / 4 + 0.11,
      Math.floor(at / 48) / 4 + 0.07,
    ]);
    fc.assert(
      fc.property(anyWay, ({ folds, papers }) => {
        const layers = fine.reduce((sum, point) => sum + (unfold(folds, [point], papers)?.length ?? 0), 0);
        expect(Math.abs(layers / fine.length - 1)).toBeLessThan(0.06);
      }),
      { numRuns: 25 },
    );
  });
});

describe('folds', () => {
  it('mirror points, and mirror them back', () => {
    const fold: Fold = { along: [1, -1], at: 4 };
    expect(reflect(fold, [1, 1])).toEqual([5, -3]);
    expect(reflect(fold, reflect(fold, [1, 7]))).toEqual([1, 7]);
  });

  it('cut the paper into two parts, of which the moving one comes to lie within the other', () => {
    fc.assert(
      fc.property(anyWay, ({ folds, papers }) => {
        for (const [at, fold] of folds.entries()) {
          const paper = papers[at] ?? [];
          const [moving, resting] = [cut(paper, fold, -1), cut(paper, fold, 1)];
          expect(doubleArea(moving) + doubleArea(resting)).toBeCloseTo(doubleArea(paper), 9);
          expect(moving.every((corner) => covers(resting, reflect(fold, corner)))).toBe(true);
        }
      }),
    );
  });

  it('are as many and as slanting as asked, and no way is listed twice', () => {
    for (const [folds, diagonals] of [
      [2, 0],
      [3, 2],
    ] as const) {
      const listed = waysOf({ folds, diagonals });
      expect(new Set(listed.map((way) => JSON.stringify(way.folds))).size).toBe(listed.length);
      for (const way of listed) {
        expect(way.folds).toHaveLength(folds);
        expect(way.folds.filter(({ along: [a, b] }) => a * b !== 0)).toHaveLength(diagonals);
      }
    }
  });
});

describe('the paper from above', () => {
  it('starts as the whole sheet and has the outlines of its way', () => {
    fc.assert(
      fc.property(anyWay, ({ folds, papers }) => {
        const { stages, last } = stagesOf(folds);
        expect(stages[0]?.paper).toEqual({ outline: sheet, edges: [] });
        expect([...stages.map(({ paper }) => paper.outline), last.outline]).toEqual(papers);
      }),
    );
  });

  it('shows edges within the paper, and folds from edge to edge of it', () => {
    fc.assert(
      fc.property(anyWay, ({ folds }) => {
        const { stages, last } = stagesOf(folds);
        for (const { outline, edges } of [...stages.map(({ paper }) => paper), last]) {
          for (const ends of edges) expect(ends.every((end) => covers(outline, end))).toBe(true);
        }
        for (const stage of stages) {
          for (const end of lineOf(stage)) expect(covers(stage.paper.outline, end)).toBe(true);
        }
      }),
    );
  });

  it('hides what a later part comes to lie on', () => {
    const corner: Fold = { along: [1, 1], at: 8 };
    expect(stagesOf([corner]).last.edges).toHaveLength(2);
    // The corner is folded to (8, 8); of its lower edge the upper half, folded down, leaves what is left of x = 4.
    const { last } = stagesOf([corner, { along: [0, 1], at: 6 }]);
    expect(last.edges).toEqual(
      expect.arrayContaining([
        [
          [0, 8],
          [4, 8],
        ],
      ]),
    );
    expect(last.edges).toHaveLength(2);
  });
});
