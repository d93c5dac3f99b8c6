import { expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { effectiveWeights, rake } from './weights.ts';

const locales = ['EN', 'EN', 'EN', 'EN', 'JA', 'JA', 'DE', 'DE'];
const ages = ['old', 'young', 'young', 'young', 'old', 'young', 'old', 'old'];

it('brings a sample to the shares of a population in two things at once, and is 1 on average', () => {
  const shares = { locale: { EN: 0.3, JA: 0.5, DE: 0.2 }, age: { old: 4, young: 6 } };
  const weights = rake(8, [
    { groups: locales, shares: shares.locale },
    { groups: ages, shares: shares.age },
  ]);
  const shareOf = (groups: readonly string[], group: string) =>
    weights.reduce((sum, weight, at) => sum + (groups[at] === group ? weight : 0), 0) / 8;
  for (const [group, share] of Object.entries(shares.locale))
    expect(shareOf(locales, group)).toBeCloseTo(share, 9);
  expect(shareOf(ages, 'old')).toBeCloseTo(0.4, 9);
  // Iterative proportional fitting keeps odds ratios: of English and Japanese, old and young, 1 : 3 and 1 : 1.
  const [oldEnglish = 0, youngEnglish = 0] = weights;
  expect(oldEnglish / youngEnglish / ((weights[4] ?? 0) / (weights[5] ?? 1))).toBeCloseTo(1, 9);
});

it('cuts what is too large, and refuses shares that a sample cannot have', () => {
  expect(Math.max(...rake(8, [{ groups: locales, shares: { EN: 0.1, JA: 0.1, DE: 0.8 } }], 2))).toBe(2);
  expect(() => rake(8, [{ groups: locales, shares: { EN: 1, JA: 1 } }])).toThrow('DE');
  expect(() => rake(8, [{ groups: ['EN'], shares: { EN: 1 } }])).toThrow(InvalidInputError);
  const twins = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'];
  expect(() =>
    rake(8, [
      { groups: twins, shares: { a: 1, b: 9 } },
      { groups: twins, shares: { a: 9, b: 1 } },
    ]),
  ).toThrow('all margins');
});

it('adds up to the number of persons that weights are worth', () => {
  expect(effectiveWeights([1, 1, 1], 3)).toEqual([1, 1, 1]);
  expect(effectiveWeights([3, 1], 2).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(16 / 10, 12);
  for (const weights of [[1], [1, 0], [1, Number.NaN]])
    expect(() => effectiveWeights(weights, 2)).toThrow(InvalidInputError);
});
