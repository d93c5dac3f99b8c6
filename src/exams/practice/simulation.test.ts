import { expect, it } from 'vitest';
import { norm } from './norm.ts';
import { simulate } from './simulation.ts';

it('finds of a few sitters what the manual says of ten thousand', () => {
  const { reliability, coverage, exposure } = simulate(300, 'a small part');
  expect(Math.abs(reliability - norm.reliability)).toBeLessThan(0.06);
  expect(coverage).toBeGreaterThan(0.93);
  // No kind is asked in more than half of the sets; of sixty in words, none in more than a quarter.
  expect(Math.max(...exposure)).toBeLessThan(0.5);
  expect(exposure[1]).toBeLessThan(0.25);
});
