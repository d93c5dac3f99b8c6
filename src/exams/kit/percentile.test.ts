import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { rankOf } from './facts.ts';
import { percentileOf, writtenRank } from './percentile.ts';
import { kitWords } from './words/index.ts';

const scale = { mean: 100, deviation: 15, reliability: 0.87 };
const stress = { mean: 50, deviation: 10, reliability: 0.85 };

describe('the percentile', () => {
  it('is the share of the norm population whose score is at or below, which is spread by less than the scale', () => {
    expect([70, 85, 100, 115, 130].map((score) => percentileOf(score, scale))).toEqual([2, 15, 51, 87, 99]);
    expect([37, 50, 60].map((score) => percentileOf(score, stress))).toEqual([9, 52, 87]);
  });

  it('is that of the scale itself only where a score is never off', () => {
    expect(percentileOf(114.5, { ...scale, reliability: 1 })).toBe(84);
  });

  it('never says that nobody or everybody is lower', () => {
    expect([20, 60, 65, 135, 140, 180].map((score) => percentileOf(score, scale))).toEqual([
      0, 0, 1, 99, 100, 100,
    ]);
    expect([0, 1, 50, 99, 100].map(writtenRank)).toEqual([1, 1, 50, 99, 99]);
  });
});

describe.each(locales)('a rank in %s', (locale) => {
  const said = (value: number, low: number, high: number) =>
    rankOf({ score: { value, low, high, standardError: 6 } }, scale, locale).value;

  it('is told in whole numbers, and by its end of the scale where it is beyond them', () => {
    const { percentileText, percentileLowest, percentileHighest } = kitWords[locale].facts;
    expect(new Set([percentileText, percentileLowest, percentileHighest]).size).toBe(3);
    const told = [
      said(100, 88, 112),
      said(50, 45, 62),
      said(145, 133, 157),
      said(66, 54, 78),
      said(134, 122, 146),
    ];
    for (const sentence of told) {
      expect(sentence).not.toMatch(/\d[.,]\d|[{}]/);
      const numbers = sentence.match(/\d+/g)?.map(Number) ?? [];
      expect(numbers.filter((number) => number !== 100).every((number) => number >= 1 && number <= 99)).toBe(
        true,
      );
    }
    expect(
      told.map((sentence) =>
        sentence
          .match(/\d+/g)
          ?.map(Number)
          .sort((a, b) => a - b),
      ),
    ).toEqual([
      [21, 51, 81, 100],
      [1, 1, 100],
      [99, 99, 100],
      [1, 1, 6, 100],
      [95, 99, 99, 100],
    ]);
  });
});
