import { expect, it } from 'vitest';
import { markets } from './markets.ts';
import { paperOf } from './paper.ts';

it('is letter paper in North America and a part of the rest of it, and A4 elsewhere', () => {
  expect(['US', 'CA', 'MX', 'CO', 'CL', 'PH'].map(paperOf)).toEqual(Array(6).fill('us-letter'));
  expect(['DE', 'BR', 'AR', 'JP', 'GB', 'XX'].map(paperOf)).toEqual(Array(6).fill('a4'));
});

it('is said of countries that there are', () => {
  const letter = [...markets.keys()].filter((code) => paperOf(code) === 'us-letter');
  expect(letter).toHaveLength(14);
});
