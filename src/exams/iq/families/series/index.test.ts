import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { series } from './index.ts';
import { places } from './places.ts';

const items = places.flatMap(({ plan }, place) =>
  Array.from({ length: 12 }, (_, at) => series.generate(plan, randomOf(`${place}/${at}`))),
);

it('has six places in rising difficulty', () => {
  const difficulties = places.map(({ design }) => design.b);
  expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
  expect(places).toHaveLength(6);
});

describe.each(locales)('number series in %s', (locale) => {
  it('are described number by number, and not solved', () => {
    for (const item of items) {
      const { prompt, stem, options } = series.describe(item, locale);
      expect(prompt).not.toBe('');
      for (const term of item.terms) expect(stem).toContain(String(term));
      expect(options).toEqual(item.options.map(String));
      expect(stem).not.toContain('{');
    }
  });

  it('are explained with the answer worked out, and every wrong option by its kind', () => {
    for (const item of items) {
      const explained = series.explain(item, locale);
      expect(explained).toContain(`=\u00a0${item.options[item.key]}`);
      expect(explained).not.toMatch(/[{}]|undefined|NaN/);
      const wrong = item.options.map((_, choice) => series.explainWrong(item, choice, locale));
      expect(wrong.map((text) => text === '')).toEqual(item.options.map((_, at) => at === item.key));
    }
  });
});

it('writes out sums that are true', () => {
  for (const item of items) {
    const [sum = '', value = ''] =
      series
        .explain(item, 'EN')
        .replaceAll('\u00a0', ' ')
        .match(/[\d(][^:a-z]*= \d+/)?.[0]
        .split(' = ') ?? [];
    const terms = sum
      .replaceAll('\u2212', '-')
      .replaceAll(/[()]/g, '')
      .split(/ (?=[+-])/);
    const total = terms.reduce((all, term) => {
      const [one = '0', factor = '1'] = term.replaceAll(' ', '').split('×');
      return all + Number(one) * Number(factor);
    }, 0);
    expect(total, sum).toBe(Number(value));
  }
});
