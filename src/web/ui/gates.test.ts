import { expect, it } from 'vitest';
import { litAt } from './gates.tsx';

it('lights all gates for the largest, and for what is sold alone', () => {
  const lit = (of: number) => Array.from({ length: of }, (_, at) => litAt(at + 1, of));
  expect([1, 2, 3].map(lit)).toEqual([[6], [3, 6], [2, 4, 6]]);
});
