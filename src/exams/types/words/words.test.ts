import { describe, expect, it } from 'vitest';
import { typeCodes } from '#contract/types.ts';
import type { Locale, Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { axes, letters } from '../axes.ts';
import { items, stepCount } from '../items.ts';
import { packages } from '../packages.ts';
import { typesWords, wordsOf } from './index.ts';

const written = Object.keys(typesWords) as Variety[];

/** What the outermost steps say, so that a list turned round is seen: agreement is keyed as the last one. */
const ends: Readonly<Record<Locale, { none: RegExp; most: RegExp }>> = {
  EN: { none: /not at all/i, most: /very much/i },
  DE: { none: /(?:gar|überhaupt) nicht/i, most: /sehr|voll/i },
  FR: { none: /pas du tout/i, most: /tout à fait/i },
  ES: { none: /^nada/i, most: /totalmente/i },
  PT: { none: /^nada/i, most: /totalmente/i },
  JA: { none: /まったく/, most: /非常に/ },
  KR: { none: /전혀/, most: /매우/ },
  CN: { none: /完全不/, most: /非常/ },
  HK: { none: /完全不/, most: /非常/ },
};

describe.each(written)('the words of the sixteen types in %s', (locale) => {
  const words = wordsOf(locale);

  it('name every statement in its order, every type and every axis', () => {
    expect(Object.keys(words.items)).toEqual(items.map(({ id }) => id));
    expect(new Set(Object.keys(words.profiles))).toEqual(new Set(typeCodes));
    for (const axis of axes) {
      const { low, high } = words.axes[axis];
      expect([low.letter, high.letter]).toEqual([...letters[axis]]);
    }
    const features = new Set(packages.flatMap((one) => one.features));
    expect(new Set(Object.keys(words.test.offer.features))).toEqual(features);
  });

  it('have their steps in the direction of the keying', () => {
    const { none, most } = ends[languageOf(locale)];
    expect(words.test.steps).toHaveLength(stepCount);
    expect(new Set(words.test.steps).size).toBe(stepCount);
    expect(words.test.steps[0]).toMatch(none);
    expect(words.test.steps.at(-1)).toMatch(most);
  });

  it('call no two types alike, and ask nothing twice', () => {
    expect(new Set(Object.values(words.profiles).map(({ name }) => name)).size).toBe(typeCodes.length);
    expect(new Set(Object.values(words.items)).size).toBe(items.length);
  });

  it('keep statements short enough for a phone', () => {
    const long = Object.values(words.items).filter((statement) => statement.length > 105);
    expect(long).toEqual([]);
  });

  it('date nothing that is said to have happened to their reader', () => {
    expect(JSON.stringify(words.profiles)).not.toMatch(/\b(?:19|20)\d\d\b|(?:19|20)\d\d ?(?:年|년)/);
  });

  it('never use a name that belongs to the publisher of another test', () => {
    expect(JSON.stringify(words)).not.toMatch(/MBTI|Myers|Briggs/i);
  });
});

it('every type has at least six hundred words of its own', () => {
  for (const profile of Object.values(wordsOf('EN').profiles))
    expect(JSON.stringify(profile).split(/\s+/).length).toBeGreaterThan(600);
});
