import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { dot, times } from './matrix.ts';
import { cholesky, inverse, solve } from './symmetric.ts';

/** A·Aᵀ + I of random cells: positive definite. */
const positive = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc
    .array(fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    })
    .map((rows) => rows.map((row, at) => rows.map((other, to) => dot(row, other) + (at === to ? 1 : 0)))),
);

const close = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(1e-10);

describe('symmetric matrices', () => {
  it('solve and invert', () => {
    fc.assert(
      fc.property(positive, (matrix) => {
        const wanted = matrix.map((_, at) => at - 1.5);
        for (const [at, value] of solve(matrix, times(matrix, wanted)).entries())
          close(value, wanted[at] as number);
        for (const [at, row] of inverse(matrix).entries())
          for (const [other, value] of times(matrix, row).entries()) close(value, at === other ? 1 : 0);
      }),
    );
  });

  it('are the product of their triangles', () => {
    fc.assert(
      fc.property(positive, (matrix) => {
        const lower = cholesky(matrix);
        for (const [at, row] of matrix.entries())
          for (const [other, value] of row.entries())
            close(dot(lower[at] as number[], lower[other] as number[]), value);
      }),
    );
  });

  it('are refused where empty, ragged, not finite, not symmetric or not positive definite', () => {
    const bad = [
      [],
      [[1, 2]],
      [[1], [2, 3]],
      [[Number.NaN]],
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, Infinity],
        [Infinity, 1],
      ],
    ];
    for (const matrix of bad) expect(() => cholesky(matrix)).toThrow(InvalidInputError);
    expect(() =>
      cholesky([
        [1, 1],
        [1, 1],
      ]),
    ).toThrow(InvalidInputError);
    expect(() =>
      inverse([
        [1, 2],
        [2, 1],
      ]),
    ).toThrow(InvalidInputError);
    expect(() => cholesky([[0]])).toThrow(InvalidInputError);
    expect(() => solve([[1]], [1, 2])).toThrow(InvalidInputError);
  });
});
