import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { dot, times } from './matrix.ts';
import { cholesky, eigen, inverse, logDeterminant, pseudoInverse, solve } from './symmetric.ts';

const hilbert = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 5 }, (__, column) => 1 / (row + column + 1)),
);

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

  it('fall apart into eigenvectors', () => {
    fc.assert(
      fc.property(positive, (matrix) => {
        const { values, vectors } = eigen(matrix);
        expect([...values].sort((one, other) => other - one)).toEqual(values);
        for (const [at, vector] of vectors.entries()) {
          for (const [row, value] of times(matrix, vector).entries())
            close(value, (values[at] as number) * (vector[row] as number));
          for (const [other, second] of vectors.entries()) close(dot(vector, second), at === other ? 1 : 0);
        }
        close(
          values.reduce((sum, value) => sum + Math.log(value), 0),
          logDeterminant(matrix),
        );
      }),
    );
  });

  it("have R 4.2.2's eigen() values for the Hilbert matrix of 5, the smallest to 1e-9 of itself", () => {
    const expected = [
      1.567050691098229, 0.20853421861101315, 0.011407491623419657, 0.0003058980401511538,
      0.000003287928772164759,
    ];
    for (const [at, value] of eigen(hilbert).values.entries())
      expect(Math.abs(value - (expected[at] as number))).toBeLessThan(1e-9 * (expected[at] as number));
  });

  it('decompose where indefinite or singular too', () => {
    const crossed = eigen([
      [0, 2],
      [2, 0],
    ]).values;
    close(crossed[0] as number, 2);
    close(crossed[1] as number, -2);
    expect(
      eigen([
        [0, 0],
        [0, 0],
      ]).values,
    ).toEqual([0, 0]);
    const { values } = eigen([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    close(values[0] as number, 3);
    close(values[2] as number, 0);
  });

  it('have a pseudo-inverse: the inverse where there is one, else that of the part with variance', () => {
    fc.assert(
      fc.property(positive, (matrix) => {
        const expected = inverse(matrix);
        for (const [at, row] of pseudoInverse(matrix).entries())
          for (const [other, value] of row.entries()) close(value, expected[at]?.[other] as number);
      }),
    );
    const halves = Array(4).fill(0.25);
    for (const [at, value] of pseudoInverse([
      [1, 1],
      [1, 1],
    ])
      .flat()
      .entries())
      close(value, halves[at]);
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
    for (const matrix of bad) {
      expect(() => cholesky(matrix)).toThrow(InvalidInputError);
      expect(() => eigen(matrix)).toThrow(InvalidInputError);
    }
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
