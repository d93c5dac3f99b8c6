import { expect, it } from 'vitest';
import { norm } from './norm.ts';
import { simulate } from './simulation.ts';

it('finds of a few sitters what the manual says of ten thousand', () => {
  const { reliability, coverage, exposure, second, reach } = simulate(300, 'a small part');
  expect(Math.abs(reliability - norm.reliability)).toBeLessThan(0.06);
  expect(coverage).toBeGreaterThan(0.93);
  // No kind is asked in more than half of the sets; of sixty in words, none in more than a quarter.
  expect(Math.max(...exposure)).toBeLessThan(0.5);
  expect(exposure[1]).toBeLessThan(0.25);
  // Twice the same person: as much in common as each has with the truth, no way up or down, and hardly a false alarm.
  expect(Math.abs(second.correlation - reliability)).toBeLessThan(0.1);
  expect(Math.abs(second.change)).toBeLessThan(1.5);
  expect(second.falseAlarm).toBeLessThan(0.02);
  // Every level between the ends is reached, and a set tells both ends from the middle.
  for (const { lowest, quantiles, highest } of reach) {
    const rising = [lowest, ...quantiles, highest];
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    const [, low = 0, middle = 0, high = 0] = rising;
    expect(middle - low).toBeGreaterThan(8);
    expect(high - middle).toBeGreaterThan(8);
  }
});
