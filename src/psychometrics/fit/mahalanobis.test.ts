import { describe, expect, it } from 'vitest';
import { completeCases } from '../classical/responses.ts';
import { sampleOneFactor } from '../classical/simulated.ts';
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
      [1, 7, 6.490686556557759, 0.48375830796499],
      [3, 7, 5.544778451496045, 0.5937883801521939],
      [5, 7, 8.41835128832812, 0.2971523805610022],
      [7, 7, 8.53269876470186, 0.2879684888539923],
      [0, 6, 5.903186577895371, 0.434122216477751],
      [2, 6, 3.89852075026178, 0.6904071553531705],
      [4, 6, 1.0975234006714631, 0.9816437470942352],
      [6, 5, 2.811435010629075, 0.7290292225028705],
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
