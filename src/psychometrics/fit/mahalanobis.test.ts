import { describe, expect, it } from 'vitest';
import { completeCases } from '../classical/responses.ts';
import { sampleOneFactor } from '../classical/sample.ts';
import { InvalidInputError } from '../errors.ts';
import { mahalanobisDistances, referenceOf } from './mahalanobis.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);
const reference = referenceOf(steps, 'complete');

describe('the Mahalanobis distance', () => {
  it("agrees with R 4.2.2's mahalanobis() and pchisq(), of missing answers with x[ok], m[ok], cov[ok, ok]", () => {
    const expected = [
      [0, 7, 6.810926911887457, 0.448828192906797],
      [1, 7, 5.546510986804094, 0.5935798544682686],
      [2, 7, 9.880980692473562, 0.19541912296678607],
      [3, 7, 7.110251676573281, 0.41749156991544684],
      [9, 6, 9.108515762411807, 0.16756657098339678],
      [19, 6, 8.678460232202992, 0.19248501835594745],
      [21, 5, 7.583985566296603, 0.18070252424111133],
      [23, 5, 6.630759093194681, 0.24958082925920994],
    ] as const;
    const distances = mahalanobisDistances(steps, reference);
    for (const [person, answered, squared, tail] of expected) {
      const found = distances[person];
      expect(found?.answered).toBe(answered);
      expect(Math.abs((found?.squared as number) - squared)).toBeLessThan(1e-11);
      expect(Math.abs((found?.tail as number) - tail)).toBeLessThan(1e-11);
    }
  });

  it('adds up to items · (persons − 1) over the sample that the reference is of', () => {
    const complete = completeCases(steps);
    const sum = mahalanobisDistances(complete, reference).reduce((total, { squared }) => total + squared, 0);
    expect(sum).toBeCloseTo(7 * (complete.length - 1), 8);
  });

  it('does not depend on the scale of the items', () => {
    const scaled = steps.map((row) =>
      row.map((answer, at) => (answer === null ? null : 3 + answer * (at + 1))),
    );
    const distances = mahalanobisDistances(scaled, referenceOf(scaled, 'complete'));
    for (const [at, { squared }] of mahalanobisDistances(steps, reference).entries())
      expect(distances[at]?.squared).toBeCloseTo(squared, 9);
  });

  it('is 0 of who answered nothing', () => {
    expect(mahalanobisDistances([Array(7).fill(null)], reference)).toEqual([
      { squared: 0, answered: 0, tail: 1 },
    ]);
  });

  it('refuses a reference of other length, or with items that say the same', () => {
    expect(() => mahalanobisDistances([[1, 2]], reference)).toThrow(InvalidInputError);
    const twins = {
      means: [0, 0],
      covariances: [
        [1, 1],
        [1, 1],
      ],
    };
    expect(() => mahalanobisDistances([[1, 2]], twins)).toThrow(InvalidInputError);
    const holed = {
      means: [0, Number.NaN],
      covariances: [
        [1, 0],
        [0, 1],
      ],
    };
    expect(() => mahalanobisDistances([[1, 2]], holed)).toThrow(InvalidInputError);
    expect(() => referenceOf([[1, 2]], 'available')).toThrow(InvalidInputError);
  });
});
