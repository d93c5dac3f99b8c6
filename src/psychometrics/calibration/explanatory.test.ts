import { expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { explainDifficulties } from './explanatory.ts';

/**
 * Trials of a vaccine (Colditz et al. 1994; R's metafor::dat.bcg): ill and not ill with it, ill and not ill without, and the latitude.
 */
const trials = [
  [4, 119, 11, 128, 44],
  [6, 300, 29, 274, 55],
  [3, 228, 11, 209, 42],
  [62, 13536, 248, 12619, 52],
  [33, 5036, 47, 5761, 13],
  [180, 1361, 372, 1079, 44],
  [8, 2537, 10, 619, 19],
  [505, 87886, 499, 87892, 13],
  [29, 7470, 45, 7232, 27],
  [17, 1699, 65, 1600, 42],
  [186, 50448, 141, 27197, 18],
  [5, 2493, 3, 2338, 33],
  [27, 16886, 29, 17825, 33],
] as const;
const ratios = trials.map(([a, b, c, d]) => ({
  value: Math.log(a / (a + b) / (c / (c + d))),
  standardError: Math.sqrt(1 / a - 1 / (a + b) + 1 / c - 1 / (c + d)),
}));

it('gives what metafor::rma prints of its example, with and without the latitude (Viechtbauer 2010, section 3)', () => {
  const plain = explainDifficulties(
    trials.map(() => [1]),
    ratios,
  );
  expect(plain.coefficients[0]?.value).toBeCloseTo(-0.7145, 4);
  expect(plain.coefficients[0]?.standardError).toBeCloseTo(0.1798, 4);
  expect(plain.residual ** 2).toBeCloseTo(0.3132, 4);
  expect(plain.rest.chiSquare).toBeCloseTo(152.233, 3);
  const explained = explainDifficulties(
    trials.map((trial) => [1, trial[4]]),
    ratios,
  );
  expect(explained.coefficients[0]?.value).toBeCloseTo(0.2515, 4);
  expect(explained.coefficients[0]?.standardError).toBeCloseTo(0.2491, 4);
  expect(explained.coefficients[1]?.value).toBeCloseTo(-0.0291, 4);
  expect(explained.coefficients[1]?.standardError).toBeCloseTo(0.0072, 4);
  // metafor stops its steps at 1e-5.
  expect(Math.abs(explained.residual ** 2 - 0.0764)).toBeLessThan(1e-4);
  expect(explained.rest.chiSquare).toBeCloseTo(30.7331, 4);
  expect(explained.rest.degrees).toBe(11);
});

it('leaves no residual where features explain all, and refuses what cannot be explained', () => {
  const rows = [0, 1, 2, 3, 4].map((at) => [1, at]);
  const exact = explainDifficulties(
    rows,
    rows.map(([, at = 0]) => ({ value: 2 - at / 2, standardError: 0.1 })),
  );
  expect(exact.residual).toBe(0);
  expect(exact.coefficients[1]?.value).toBeCloseTo(-0.5, 12);
  const some = { value: 1, standardError: 0.1 };
  expect(() => explainDifficulties([[1]], [some])).toThrow(InvalidInputError);
  expect(() => explainDifficulties([[1], [1]], [some, { ...some, standardError: 0 }])).toThrow(
    InvalidInputError,
  );
  expect(() =>
    explainDifficulties(
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      [some, some, some],
    ),
  ).toThrow(InvalidInputError);
});
