import { describe, expect, it } from 'vitest';
import type { Point } from '../affine.ts';
import { type Line, unfold } from './unfold.ts';

const sheet: Point[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];
const upright: Line = [
  [4, 0],
  [4, 8],
];
const right: Point[] = [
  [4, 0],
  [8, 0],
  [8, 8],
  [4, 8],
];
const sorted = (points: Point[] | undefined) =>
  points?.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100].join()).sort();

describe('unfold', () => {
  it('doubles a hole in the line of a fold', () => {
    expect(sorted(unfold([{ paper: sheet, fold: upright }], right, [[5, 1]]))).toEqual(['3,1', '5,1']);
  });

  it('undoes the last fold first', () => {
    const diagonal: Line = [
      [4, 0],
      [8, 4],
    ];
    const corner: Point[] = [
      [4, 0],
      [8, 4],
      [8, 8],
      [4, 8],
    ];
    const stages = [
      { paper: sheet, fold: upright },
      { paper: right, fold: diagonal },
    ];
    expect(sorted(unfold(stages, corner, [[5, 3]]))).toEqual(['1,1', '3,3', '5,3', '7,1']);
  });

  it('leaves a hole single where no paper was folded over', () => {
    const flap: Line = [
      [2, 0],
      [2, 8],
    ];
    const rest: Point[] = [
      [2, 0],
      [8, 0],
      [8, 8],
      [2, 8],
    ];
    const stages = [{ paper: sheet, fold: flap }];
    expect(sorted(unfold(stages, rest, [[6, 4]]))).toEqual(['6,4']);
    expect(sorted(unfold(stages, rest, [[3, 4]]))).toEqual(['1,4', '3,4']);
  });

  it('says that nothing was folded where the paper still lies on both sides', () => {
    expect(unfold([{ paper: sheet, fold: upright }], sheet, [[1, 1]])).toBeUndefined();
  });
});
