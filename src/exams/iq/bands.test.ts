import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { bandOf, classesIn } from './bands.ts';
import { iqWords } from './words/index.ts';

describe('the classes that the landing shows', () => {
  const classes = classesIn('EN');

  it('are those that a report is written by: the same borders, the same names', () => {
    for (const { name, low, high } of classes) {
      const inside = [low ?? (high as number) - 1, high ?? (low as number) + 1];
      expect(inside.map((score) => iqWords.EN.classes[bandOf(score)])).toEqual([name, name]);
    }
  });

  it('follow each other without a gap, open at both ends', () => {
    expect(classes.map(({ low }) => low)).toEqual([146, 130, 115, 85, 80, 70, null]);
    expect(classes.map(({ high }) => high)).toEqual([null, 145, 129, 114, 84, 79, 69]);
  });

  it('hold all people between them, 2% above 130, 14% and 68% below (specification, section 9)', () => {
    const shares = classes.map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const [genius = 0, verySuperior = 0, superior = 0, normal = 0] = shares;
    expect([genius + verySuperior, superior, normal].map((share) => Math.round(share * 100))).toEqual([
      2, 14, 68,
    ]);
  });

  it.each(locales)('have seven names of their own in %s', (locale) => {
    expect(new Set(classesIn(locale).map(({ name }) => name)).size).toBe(7);
  });
});
