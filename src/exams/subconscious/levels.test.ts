import { expect, it } from 'vitest';
import { levelOf } from './levels.ts';

it('a level begins at its bound: the middle at 44 to 56 points, the outer ones below 31 and from 70 on', () => {
  expect([0, 30, 31, 43, 44, 56, 57, 69, 70, 100].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
