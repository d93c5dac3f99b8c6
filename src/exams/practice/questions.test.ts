import { describe, expect, it } from 'vitest';
import { locales, type Variety } from '#locale/locales.ts';
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
const said = (item: PracticeItem, locale: Variety) => {
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
          // No line ends within a sum.
          expect(why, `${kind.id} ${locale}`).not.toMatch(/\d [+–−×÷=] \d/);
          for (const text of [shown.prompt, why, ...wrong, ...options]) {
            expect(text.trim(), `${kind.id} ${locale}`).not.toBe('');
            expect(text, `${kind.id} ${locale}`).not.toMatch(/[{}]|undefined|NaN/);
          }
        }
      }
    }
  });

  it('write no number with a decimal point where the language has a comma', () => {
    for (const kind of kindsOf('numerical')) {
      for (const seed of seeds(60)) {
        const item = kind.make(randomOf(seed));
        for (const locale of ['DE', 'FR', 'ES', 'PT', 'PT-BR'] as const)
          expect(JSON.stringify(said(item, locale)), `${kind.id} ${locale}`).not.toMatch(/\d\.\d{1,2}(?!\d)/);
      }
    }
  });

  it('say of somebody in a group that there is one, where a relative clause would speak of everybody', () => {
    const least = { DE: 'Mindestens eine ', FR: 'Au moins une ', ES: 'Al menos una ', PT: 'Pelo menos uma ' };
    for (const [locale, start] of Object.entries(least)) {
      const { some, someNot, why } = verbalWords[locale as keyof typeof least].syllogism;
      for (const sentence of [some, someNot, why.outside]) expect(sentence).toMatch(new RegExp(`^${start}`));
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

  // Logical questions are proven by a solver: fewer of them tell enough.
  it.each([
    ['numerical', 60],
    ['verbal', 40],
    ['logical', 20],
  ] as const)(
    'put the right %s option in every place alike; that nothing follows, always last',
    (skill, count) => {
      const made = kindsOf(skill).map((kind) => ({
        last: kind.optionCount - 1,
        keys: seeds(count).map((seed) => kind.make(randomOf(`${seed}/${kind.id}`)).key),
      }));
      const isFixed = ({ keys }: (typeof made)[number]) => new Set(keys).size === 1;
      const fixed = made.filter(isFixed);
      for (const { keys, last } of fixed) expect(keys[0]).toBe(last);
      // Who always took the last one would be right no more often than by guessing.
      expect(fixed.length / made.length).toBeLessThanOrEqual(0.25);
      const byPlaces = Map.groupBy(
        made.filter((one) => !isFixed(one)).map(({ keys }) => keys),
        (keys) => Math.max(...keys) + 1,
      );
      for (const [places, keys] of byPlaces) {
        const found = Array.from(
          { length: places },
          (_, at) => keys.flat().filter((key) => key === at).length,
        );
        const expected = keys.flat().length / places;
        const difference = found.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
        expect(difference, found.join(' ')).toBeLessThan(largestByChance[places] ?? 0);
      }
    },
  );
});

/** Chi-square of so many places at one in a thousand, if chance alone chooses among them. */
const largestByChance: Readonly<Record<number, number>> = { 3: 13.8, 4: 16.3, 5: 18.5, 6: 20.5 };
