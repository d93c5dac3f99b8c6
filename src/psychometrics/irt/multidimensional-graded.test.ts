import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { theta } from '../units.ts';
import { categoryProbabilities } from './graded.ts';
import { logistic } from './logistic.ts';
import { multidimensionalProbabilities, placeOnLine, withResidual } from './multidimensional-graded.ts';

const item = { slopes: [0.8, 0.9, 1.3], thresholds: [-2.2, -1, 0.4, 1.8] };

describe('an item on several dimensions', () => {
  it('has the category probabilities of scipy.special 1.17.1', () => {
    const found = multidimensionalProbabilities(item, [0.4, -0.9, 1.2]);
    const reference = [0.036614828274, 0.075432210283, 0.22644980224, 0.336308431785, 0.325194727418];
    for (const [at, probability] of found.entries())
      expect(probability).toBeCloseTo(reference[at] as number, 8);
  });

  it('is the graded item of its only dimension', () => {
    const one = { slopes: [1.5], thresholds: [-1.5, 0, 3] };
    expect(multidimensionalProbabilities(one, [0.7])).toEqual(
      categoryProbabilities({ a: 1, thresholds: one.thresholds }, theta(1.5 * 0.7)),
    );
  });

  it('has the curve of its residual integrated out, to three thousandths', () => {
    const one = withResidual({ slopes: [1.7], thresholds: [0.6] }, 0.5);
    const place = placeOnLine(one, [1]) - (one.thresholds[0] as number);
    // scipy.integrate.quad of logistic(1.1 − u) over u from N(0, .5²)
    expect(Math.abs(logistic(place) - 0.73938183)).toBeLessThan(0.003);
    expect(withResidual(item, 0)).toEqual(item);
  });

  it('refuses what cannot be', () => {
    expect(() => placeOnLine(item, [1])).toThrow(InvalidInputError);
    expect(() => withResidual(item, -1)).toThrow(InvalidInputError);
    expect(() => multidimensionalProbabilities({ slopes: [0], thresholds: [0] }, [0])).toThrow(
      InvalidInputError,
    );
  });
});
