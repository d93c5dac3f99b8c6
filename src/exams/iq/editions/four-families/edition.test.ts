import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { sized } from '#tests/support/form.ts';
import { familyNames } from '../../family.ts';
import { blueprint } from './blueprint.ts';
import { fourFamilies } from './edition.ts';

const forms = (count: number) => Array.from({ length: count }, (_, at) => fourFamilies.formOf(`form ${at}`));

const many = sized(40, 120);
const items = 30 * many;

describe('a form of four families', () => {
  it('is the same for the same seed, and another for another', () => {
    const shown = (seed: string) => fourFamilies.formOf(seed).map((item) => item.show('EN'));
    expect(shown('a')).toEqual(shown('a'));
    expect(shown('a')).not.toEqual(shown('b'));
  });

  it('has 14 matrices, 6 series, 5 analogies and 5 spatial items in rising difficulty', () => {
    const counts = familyNames.map((name) => blueprint.filter(({ family }) => family === name).length);
    expect(counts).toEqual([14, 6, 5, 5]);
    const difficulties = blueprint.map(({ design }) => design.b);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    expect(blueprint.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`),
    );
  });

  it('is proven by the solver for whatever seed', () => {
    const seeds = Array.from({ length: sized(6, 25) }, (_, at) => `proven ${at}`);
    expect(seeds.filter((seed) => !fourFamilies.isSound(seed))).toEqual([]);
  });

  it('shows six options that all look and read differently', () => {
    for (const item of forms(10).flat()) {
      const { stem, options } = item.show('EN');
      expect(new Set(options.map(({ svg }) => svg)).size).toBe(6);
      expect(new Set(options.map(({ alt }) => alt)).size).toBe(6);
      expect(stem.alt.length).toBeGreaterThan(10);
      expect(item.key).toBeGreaterThanOrEqual(0);
      expect(item.optionCount).toBe(6);
    }
  });

  it.each(locales)('explains every right and every wrong option in %s', (locale) => {
    for (const item of fourFamilies.formOf('explained')) {
      const wrong = [0, 1, 2, 3, 4, 5].filter((at) => at !== item.key);
      for (const sentence of [item.whyRight(locale), ...wrong.map((at) => item.whyWrong(at, locale))]) {
        expect(sentence, item.id).not.toMatch(/undefined|NaN|\{|\}/);
        expect(sentence.length, item.id).toBeGreaterThan(4);
      }
    }
  });

  it(`puts the right option anywhere: chi-square over ${items} items under the 0.1 % point (20.5, 5 degrees)`, () => {
    const places = [0, 0, 0, 0, 0, 0];
    for (const { key } of forms(many).flat()) places[key] = (places[key] ?? 0) + 1;
    const chiSquare = places.reduce((sum, count) => sum + (count - items / 6) ** 2 / (items / 6), 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it(`is fresh: of ${items} items at most a few were drawn twice`, () => {
    const seen = new Set(
      forms(many)
        .flat()
        .map((item) => JSON.stringify(item.show('EN'))),
    );
    expect(seen.size).toBeGreaterThanOrEqual(items - many / 12);
  });
});
