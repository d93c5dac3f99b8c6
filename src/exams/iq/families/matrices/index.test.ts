import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import type { Attribute, Cell, Variant } from '#psychometrics/generate/matrices/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { matrices } from './index.ts';
import { places } from './places.ts';

const items = places.flatMap(({ plan }, place) =>
  plan.variants.flatMap((variant, kind) =>
    Array.from({ length: 4 }, (_, at) => ({
      place,
      item: matrices.generate({ ...plan, variants: [variant] }, randomOf(`${place}/${kind}/${at}`)),
    })),
  ),
);

const ruled = (variant: Variant) => Object.values(variant).filter((kind) => kind !== 'same');

describe('the places', () => {
  it('are fourteen in rising difficulty, from very easy to very hard', () => {
    const difficulties = places.map(({ design }) => design.b);
    expect(places).toHaveLength(14);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    expect(difficulties[0]).toBeLessThan(-2.4);
    expect(difficulties[13]).toBeGreaterThan(3);
  });

  it('have the stated number of rules in every variant, one to four, and together all kinds of rules and attributes', () => {
    const variants = places.flatMap(({ plan }) => plan.variants);
    for (const { plan, rules } of places) {
      for (const variant of plan.variants) expect(ruled(variant)).toHaveLength(rules);
    }
    expect(new Set(places.map(({ rules }) => rules))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(variants.flatMap(ruled)).size).toBe(8);
    const governed = variants.flatMap((variant) =>
      Object.entries(variant).flatMap(([name, kind]) => (kind === 'same' ? [] : [name])),
    );
    expect(new Set(governed).size).toBe(10);
  });

  it('have about as many elements in a cell as their difficulty says', () => {
    const bits = (set = 0) => set.toString(2).replaceAll('0', '').length;
    const elementsOf = ({ count = 1, inner = -1, place, strokes, dots }: Cell) =>
      count + (inner < 0 ? 0 : 1) + (place === undefined ? 0 : 1) + bits(strokes) + bits(dots);
    places.forEach(({ plan, elements }, place) => {
      for (const variant of plan.variants) {
        const counts = Array.from({ length: 60 }, (_, at) => {
          const item = matrices.generate({ ...plan, variants: [variant] }, randomOf(`elements ${at}`));
          const cells = [...item.cells, item.options[item.key] as Cell];
          return cells.reduce((sum, cell) => sum + elementsOf(cell), 0) / 9;
        });
        const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
        expect(Math.abs(mean - elements), `${place}: ${mean}`).toBeLessThan(0.5);
      }
    });
  });
});

describe.each(locales)('matrices in %s', (locale) => {
  it('are described without a gap, six options in six ways', () => {
    for (const { item } of items) {
      const { prompt, stem, options } = matrices.describe(item, locale);
      expect(new Set(options).size).toBe(6);
      for (const text of [prompt, stem, ...options]) expect(text).not.toMatch(/[{}]|undefined|NaN|^$|, ,/);
    }
  });

  it('are explained by one sentence for each rule', () => {
    for (const { place, item } of items) {
      const text = matrices.explain(item, locale);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      expect(text.match(/[.](?= |$)|。/g)).toHaveLength(places[place]?.rules ?? 0);
    }
  });

  it('say of every wrong option why it is wrong, and of the right one nothing', () => {
    for (const { item } of items) {
      item.options.forEach((_, choice) => {
        if (choice === item.key) {
          expect(() => matrices.explainWrong(item, choice, locale)).toThrow(InvalidInputError);
        } else expect(matrices.explainWrong(item, choice, locale)).not.toMatch(/[{}]|undefined|^$/);
      });
    }
  });
});

it('explains by the values of the item', () => {
  const sums = items.flatMap(({ item }) => {
    const [sum] = matrices.explain(item, 'EN').match(/\d [+\u2212] \d = \d/) ?? [];
    return sum === undefined ? [] : [sum.replace('\u2212', '-')];
  });
  expect(sums.length).toBeGreaterThan(4);
  for (const sum of sums) {
    const [one = 0, two = 0, three] = (sum.match(/\d/g) ?? []).map(Number);
    expect(sum.includes('+') ? one + two : one - two).toBe(three);
  }
});

it('draws what it describes: other words, another drawing', () => {
  for (const { item } of items) {
    const { stem, options } = matrices.draw(item);
    expect(new Set(options).size).toBe(6);
    expect(stem.match(/stroke-dasharray/g)).toHaveLength(1);
    const changed: readonly Attribute[] = item.faults.flatMap((fault) => fault?.wrong ?? []);
    expect(changed.length).toBeGreaterThan(4);
  }
});
