import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { Locale, Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { sentences } from '#tests/support/wording.ts';
import { dimensions } from '../dimensions.ts';
import { gates, items, stepCount } from '../items.ts';
import { modules } from '../modules.ts';
import { packages } from '../packages.ts';
import { subconsciousWords, wordsOf } from './index.ts';

const written = Object.keys(subconsciousWords) as Variety[];

const valueNames = (message: string) =>
  [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name).sort();

/**
 * What the outermost steps and levels say in each language, so that a list turned round is seen: agreement is keyed as the
 * last step, and the fifth level as the highest score.
 */
const ends: Readonly<Record<Locale, { none: RegExp; most: RegExp; low: RegExp; high: RegExp }>> = {
  EN: { none: /not at all/i, most: /very much/i, low: /very low/i, high: /very high/i },
  DE: { none: /(?:gar|überhaupt) nicht/i, most: /sehr|voll/i, low: /sehr niedrig/i, high: /sehr hoch/i },
  FR: {
    none: /pas du tout/i,
    most: /tout à fait|énormément|beaucoup/i,
    low: /très (?:bas|faible)/i,
    high: /très (?:haut|élevé|fort)/i,
  },
  ES: { none: /nada/i, most: /much[oí]|totalmente|del todo/i, low: /muy baj/i, high: /muy alt/i },
  PT: { none: /nada/i, most: /muit[oí]|totalmente/i, low: /muito baix/i, high: /muito (?:alt|elevad)/i },
  JA: {
    none: /まったく|全く/,
    most: /とても|非常に|よく/,
    low: /とても低|非常に低/,
    high: /とても高|非常に高/,
  },
  KR: { none: /전혀/, most: /매우|아주|무척/, low: /매우 낮|아주 낮/, high: /매우 높|아주 높/ },
  CN: { none: /完全不|一点也不|毫不/, most: /非常|完全符合/, low: /很低|非常低/, high: /很高|非常高/ },
  HK: { none: /完全不|一點也不|毫不/, most: /非常|完全符合/, low: /很低|非常低/, high: /很高|非常高/ },
};

describe.each(written)('the words of the subconscious test in %s', (locale) => {
  const words = wordsOf(locale);
  const own = sentences(words);

  it('are the same sentences in the same order, none of them empty', () => {
    expect(own.map(([path]) => path)).toEqual(sentences(subconsciousWords.EN).map(([path]) => path));
    expect(own.filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('are whole ICU messages with the same values in them', () => {
    const english = new Map(sentences(subconsciousWords.EN));
    for (const [path, message] of own) {
      expect(() => compile(message), path).not.toThrow();
      expect(valueNames(message), path).toEqual(valueNames(english.get(path) ?? ''));
    }
  });

  it('name every picture, gate, dimension, module and feature', () => {
    expect(Object.keys(words.items)).toEqual(items.map(({ id }) => id));
    expect(Object.keys(words.dreams.passages)).toEqual(items.map(({ id }) => id));
    expect(Object.keys(words.gates)).toEqual([...gates]);
    expect(Object.keys(words.dimensions)).toEqual([...dimensions]);
    expect(Object.keys(words.departures)).toEqual([...dimensions]);
    expect(Object.keys(words.answers)).toEqual(items.map(({ id }) => id));
    expect(Object.keys(words.dreams.closings)).toEqual([...dimensions]);
    expect(Object.keys(words.modules)).toEqual(modules.map(({ id }) => id));
    const features = new Set(packages.flatMap((one) => one.features));
    expect(new Set(Object.keys(words.test.offer.features))).toEqual(features);
  });

  it('have their steps and levels in the direction of the keying', () => {
    const { none, most, low, high } = ends[languageOf(locale)];
    const { steps, level } = words.test;
    expect([steps.length, level.length]).toEqual([stepCount, 5]);
    expect(steps[0]).toMatch(none);
    expect(steps.at(-1)).toMatch(most);
    expect(level[0]).toMatch(low);
    expect(level.at(-1)).toMatch(high);
    for (const { levels } of Object.values(words.dimensions)) expect(levels).toHaveLength(5);
    for (const { levels } of Object.values(words.modules)) expect(levels).toHaveLength(5);
  });

  it('say nothing twice', () => {
    const long = own.map(([, message]) => message).filter((message) => message.length > 40);
    expect(long.filter((message, at) => long.indexOf(message) !== at)).toEqual([]);
  });

  it('are as long as their place allows', () => {
    const most = (path: RegExp, limit: number) =>
      own.filter(([at, message]) => path.test(at) && message.length > limit).map(([at]) => at);
    expect(most(/^\.items\..*\.scene$/, 200)).toEqual([]);
    expect(most(/^\.items\..*\.reading$/, 120)).toEqual([]);
    expect(most(/^\.items\..*\.alt$/, 220)).toEqual([]);
    expect(most(/^\.gates\..*\.(?:arrival|leaving)$/, 110)).toEqual([]);
    expect(most(/^\.test\.steps\./, 24)).toEqual([]);
  });
});
