import { expect, it } from 'vitest';
import { classOf } from './classes.ts';

it('differences are classed as Educational Testing Service does', () => {
  expect(classOf(0.99, 0.01, 0.001)).toBe('A');
  expect(classOf(-1, 0.1, 0.049)).toBe('B');
  expect(classOf(2, 0.9, 0.05)).toBe('A');
  expect(classOf(1.49, 0.01, 0.001)).toBe('B');
  // One-sided at 5 %: 1 + 1.645 × 0.3 = 1.4935.
  expect(classOf(1.5, 0.3, 0.001)).toBe('C');
  expect(classOf(-1.5, 0.31, 0.001)).toBe('B');
  expect(classOf(Infinity, Infinity, 0.001)).toBe('B');
});
