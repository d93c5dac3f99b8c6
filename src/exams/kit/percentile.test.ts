import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { rankOf } from './facts.ts';
import { percentileOf, writtenRank } from './percentile.ts';
import { kitWords } from './words/index.ts';

const iq = { mean: 100, deviation: 15 };

describe('the percentile', () => {
  it('is the share of the norm population at or below a score, on any scale', () => {
    expect([70, 85, 100, 115, 130].map((score) => percentileOf(score, iq))).toEqual([2, 16, 50, 84, 98]);
    expect(percentileOf(65, { mean: 50, deviation: 15 })).toBe(84);
  });

  it('never says that nobody or everybody is lower', () => {
    expect([20, 60, 65, 135, 140, 180].map((score) => percentileOf(score, iq))).toEqual([
      0, 0, 1, 99, 100, 100,
    ]);
    expect([0, 1, 50, 99, 100].map(writtenRank)).toEqual([1, 1, 50, 99, 99]);
  });
});

describe.each(locales)('a rank in %s', (locale) => {
  const said = (value: number, low: number, high: number) =>
    rankOf({ score: { value, low, high, standardError: 6 } }, iq, locale).value;

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
      [21, 50, 79, 100],
      [1, 1, 100],
      [99, 99, 100],
      [1, 1, 7, 100],
      [93, 99, 99, 100],
    ]);
  });
});
