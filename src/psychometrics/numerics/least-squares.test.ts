import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { leastSquares } from './least-squares.ts';

describe('least squares', () => {
  it('agree with R 4.2.2 lm(c(1, 3, 2, 5) ~ c(0, 1, 2, 3))', () => {
    const rows = [0, 1, 2, 3].map((at) => [1, at]);
    const [level, slope] = leastSquares(rows, [1, 3, 2, 5]);
    expect(level).toBeCloseTo(1.1, 13);
    expect(slope).toBeCloseTo(1.1, 13);
  });

  it('find the coefficients of outcomes without residuals', () => {
    const number = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (level, slope, bend) => {
        const rows = Array.from({ length: 21 }, (_, at) => [1, at / 10 - 1, (at / 10 - 1) ** 2]);
        const outcomes = rows.map(([, at]) => level + slope * (at as number) + bend * (at as number) ** 2);
        const found = leastSquares(rows, outcomes);
        for (const [at, value] of [level, slope, bend].entries()) expect(found[at]).toBeCloseTo(value, 10);
      }),
    );
  });

  it('refuse rows that are none, ragged, alike, or outcomes of another length', () => {
    const bad = [
      [],
      [[]],
      [[1], [1, 2]],
      [
        [1, 1],
        [1, 1],
      ],
      [[Number.NaN]],
    ];
    for (const rows of bad)
      expect(() =>
        leastSquares(
          rows,
          rows.map(() => 1),
        ),
      ).toThrow(InvalidInputError);
    expect(() => leastSquares([[1], [2]], [1])).toThrow(InvalidInputError);
    expect(() => leastSquares([[1], [2]], [1, Number.NaN])).toThrow(InvalidInputError);
  });
});
