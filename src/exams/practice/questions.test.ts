import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { testWording } from '#tests/support/wording.ts';
import { kinds, kindsOf } from './bank.ts';
import type { PracticeItem } from './item.ts';
import { numericalWords } from './numerical/words/index.ts';
import { verbalWords } from './verbal/words/index.ts';

testWording('numerical practice', numericalWords);
testWording('verbal practice', verbalWords);

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `question ${at}`);

/** Everything that is said of a question in a language. */
const said = (item: PracticeItem, locale: Locale) => {
  const shown = item.show(locale);
  const wrong = shown.options.map((_, at) => item.whyWrong(at, locale)).filter((_, at) => at !== item.key);
  return { shown, why: item.why(locale), wrong };
};

const written = kinds.filter(({ skill }) => skill !== 'logical');

describe('the kinds of questions', () => {
  it('are twelve in numbers, sixty in words and twenty in figures, each under a name of its own', () => {
    expect(['numerical', 'verbal', 'logical'].map((skill) => kindsOf(skill as 'verbal').length)).toEqual([
      12, 60, 20,
    ]);
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(92);
  });

  it('make the same question of the same seed, and another of another', () => {
    for (const kind of written) {
      const prompts = seeds(8).map((seed) => JSON.stringify(said(kind.make(randomOf(seed)), 'EN')));
      expect(JSON.stringify(said(kind.make(randomOf('question 0')), 'EN'))).toBe(prompts[0]);
      expect(new Set(prompts).size, kind.id).toBeGreaterThan(3);
    }
  });

  it('say in nine languages what is asked, why it is so, and what is wrong with each other option', () => {
    for (const kind of written) {
      for (const seed of seeds(3)) {
        const item = kind.make(randomOf(seed));
        expect(item.optionCount, kind.id).toBe(kind.optionCount);
        for (const locale of locales) {
          const { shown, why, wrong } = said(item, locale);
          const options = shown.options as string[];
          expect(new Set(options).size, `${kind.id} ${locale}`).toBe(kind.optionCount);
          for (const text of [shown.prompt, why, ...wrong, ...options]) {
            expect(text.trim(), `${kind.id} ${locale}`).not.toBe('');
            expect(text, `${kind.id} ${locale}`).not.toMatch(/[{}]|undefined|NaN/);
          }
        }
      }
    }
  });

  it('ask in words of no two languages alike, and each in sixty ways', () => {
    for (const locale of locales) {
      const asked = kindsOf('verbal').map((kind) =>
        JSON.stringify(said(kind.make(randomOf('one')), locale).shown),
      );
      expect(new Set(asked).size, locale).toBe(60);
    }
  });

  it('put the right number in every place alike', () => {
    const keys = kindsOf('numerical')
      .filter(({ optionCount }) => optionCount === 5)
      .flatMap((kind) => seeds(60).map((seed) => kind.make(randomOf(seed)).key));
    const places = [0, 1, 2, 3, 4].map((place) => keys.filter((key) => key === place).length);
    const expected = keys.length / 5;
    // Chi-square with four degrees of freedom, at one in a thousand.
    expect(places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(18.5);
  });
});
