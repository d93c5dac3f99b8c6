import { expect, it } from 'vitest';
import { theta } from '../units.ts';
import { marginalProbability, solvedShare } from './uncertain-item.ts';

/** The mean of the family's own curve over a standard normal ability, by the midpoint rule. */
function overAbilities(item: Parameters<typeof solvedShare>[0]): number {
  let [sum, total] = [0, 0];
  for (let at = -6 + 0.005; at < 6; at += 0.01) {
    const density = Math.exp(-(at ** 2) / 2);
    sum += density * marginalProbability(item, theta(at));
    total += density;
  }
  return sum / total;
}

it.each([
  { a: 1.3, b: -2.46, c: 1 / 6, residual: 1.03 },
  { a: 1.2, b: 0.5, c: 1 / 6, residual: 1.2 },
  { a: 1.3, b: 3.69, c: 1 / 6, residual: 1.03 },
  { a: 0.9, b: 1, c: 0, residual: 0 },
])('is the mean of the item over all abilities: %o', (item) => {
  expect(solvedShare(item)).toBeCloseTo(overAbilities(item), 5);
});

it('is a half for a middling item without guessing, and never below the guesses', () => {
  expect(solvedShare({ a: 1.2, b: 0, c: 0, residual: 1 })).toBeCloseTo(0.5, 9);
  expect(solvedShare({ a: 1.2, b: 20, c: 1 / 6, residual: 1 })).toBeCloseTo(1 / 6, 6);
});
