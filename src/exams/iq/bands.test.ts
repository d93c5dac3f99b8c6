import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { type Bands, bandIn, bandOf, classesIn, middleOf, sevenClasses } from './bands.ts';
import { norms } from './norms/index.ts';
import type { IqNorm } from './norms/norm.ts';
import { iqWords } from './words/index.ts';

describe('the classes that the landing shows', () => {
  const classes = classesIn(sevenClasses, 'EN');

  it('are those that a report is written by: the same borders, the same names', () => {
    for (const { name, low, high } of classes) {
      const inside = [low ?? (high as number) - 1, high ?? (low as number) + 1];
      expect(inside.map((score) => iqWords.EN.classes[bandOf(sevenClasses, score)])).toEqual([name, name]);
    }
  });

  it('follow each other without a gap, open at both ends', () => {
    const keys = ['above145', '130to145', '115to130', '85to115', '80to85', '70to80', 'below70'];
    expect([150, 140, 120, 100, 82, 75, 60].map((score) => bandOf(sevenClasses, score))).toEqual(keys);
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
    expect(new Set(classesIn(sevenClasses, locale).map(({ name }) => name)).size).toBe(7);
  });
});

describe('what a report says of a class', () => {
  it.each([
    { id: 'iq-design-2026.2', high: 13, middle: 75 },
    { id: 'iq-design-2026.3', high: 14, middle: 73 },
  ])('is told by the scores that people get, which are spread by less than the scale: $id', (expected) => {
    const norm = norms.find(({ id }) => id === expected.id) as IqNorm;
    const said = [150, 131, 120, 100].map((score) =>
      bandIn(sevenClasses, norm, score, 'EN').text.slice(0, 70),
    );
    expect(said[0]).toContain('fewer than 1% of people');
    expect(said[1]).toContain('about 1% of people score here or higher');
    expect(said[2]).toContain(`about ${expected.high}% of people score here or higher`);
    expect(said[3]).toContain(`about ${expected.middle}% of people score in this range`);
    expect(middleOf(sevenClasses, norm)).toEqual({ from: 85, to: 114, share: expected.middle });
  });
});

describe('the class in the middle', () => {
  // One of 101 people at each score from 55 to 155.
  const norm = { scores: Array.from({ length: 101 }, (_, at) => (at + 1) / 101) };
  const lowest = ['below70', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

  it('counts its own people alone, also where it begins at the very middle', () => {
    const bands: Bands = [['115to130', 130, 130], ['85to115', 100, 100], lowest];
    expect(middleOf(bands, norm)).toEqual({ from: 100, to: 129, share: 30 });
  });

  it('is written as holding no fewer than one of a hundred, and not all of them', () => {
    const wide: Bands = [['85to115', 40, 40], lowest];
    expect(middleOf(wide, norm).share).toBe(99);
    const narrow: Bands = [['115to130', 101, 101], ['85to115', 100, 100], lowest];
    expect(middleOf(narrow, { scores: norm.scores.map(() => 1) }).share).toBe(1);
  });
});
