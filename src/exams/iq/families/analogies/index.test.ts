import { describe, expect, it } from 'vitest';
import { glyphCount } from '#drawing/items/analogies/glyphs.ts';
import { locales } from '#locale/locales.ts';
import { glyphs } from '#psychometrics/generate/analogies/figures.ts';
import { randomOf } from '#psychometrics/random.ts';
import { analogies } from './index.ts';
import { places } from './places.ts';

const items = places.flatMap(({ plan }, place) =>
  Array.from({ length: 20 }, (_, at) => analogies.generate(plan, randomOf(`${place}/${at}`))),
);

it('has five places in rising difficulty', () => {
  const difficulties = places.map(({ design }) => design.b);
  expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
  expect(places).toHaveLength(5);
});

it('has a drawing for every glyph', () => {
  expect(glyphCount).toBe(glyphs);
});

it('draws six different options in plain geometry', () => {
  for (const item of items) {
    const { stem, options } = analogies.draw(item);
    expect(new Set(options).size).toBe(6);
    for (const svg of [stem, ...options]) expect(svg).not.toMatch(/NaN|undefined|style|href/);
  }
});

describe.each(locales)('analogies in %s', (locale) => {
  it('are described so that all six options differ, and not solved', () => {
    for (const item of items) {
      const { prompt, stem, options } = analogies.describe(item, locale);
      expect(new Set(options).size, options.join('\n')).toBe(6);
      expect([prompt, stem, ...options].join(' ')).not.toMatch(/[{}]|undefined|NaN/);
      for (const text of [prompt, stem, ...options]) expect(text.trim()).not.toBe('');
    }
  });

  it('are explained, and every wrong option by its kind', () => {
    for (const item of items) {
      const explained = analogies.explain(item, locale);
      expect(explained.trim()).not.toBe('');
      expect(explained).not.toMatch(/[{}]|undefined|NaN/);
      const wrong = item.options.map((_, choice) => analogies.explainWrong(item, choice, locale));
      expect(wrong.map((text) => text === '')).toEqual(item.options.map((_, at) => at === item.key));
    }
  });
});
