import { expect, it } from 'vitest';
import { compare } from './comparison.ts';

it('says when it is too early, when there is no difference, and which is the better one', () => {
  const of = (successes: number, of: number) => ({ successes, of });
  expect(compare(of(0, 0), of(3, 9)).verdict).toBe('tooEarly');
  expect(compare(of(9, 100), of(40, 100)).verdict).toBe('tooEarly');
  // All but a few succeed: there is as little to go by.
  expect(compare(of(95, 100), of(60, 100)).verdict).toBe('tooEarly');
  expect(compare(of(50, 500), of(55, 500)).verdict).toBe('noDifference');
  expect(compare(of(120, 500), of(55, 500)).verdict).toBe('first');
  expect(compare(of(55, 500), of(120, 500)).verdict).toBe('second');
});
