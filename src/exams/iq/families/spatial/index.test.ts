import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { randomOf } from '#psychometrics/random.ts';
import { spatial } from './index.ts';
import { places } from './places.ts';

const plans = places.map(({ plan }, at) => [at + 1, plan] as const);
const items = (plan: (typeof places)[number]['plan'], count: number) =>
  Array.from({ length: count }, (_, at) => spatial.generate(plan, randomOf(`spatial ${at}`)));

const opening = /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)">/;
const inside = /<(?!\/?(?:svg|g|path|circle)\b)|style=|href|url\(|\bid=|data-|<!--|NaN|undefined|e-\d/;

describe('the places', () => {
  it('are five in rising difficulty, of all three kinds, with wide residuals', () => {
    const difficulties = places.map(({ design }) => design.b);
    expect(places).toHaveLength(5);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    expect(new Set(places.map(({ plan }) => plan.kind))).toEqual(new Set(['rotation', 'cube', 'folding']));
    for (const { design } of places) {
      expect(design.c).toBe(1 / 6);
      expect(design.residual).toBeGreaterThanOrEqual(1.2);
    }
  });
});

describe.each(plans)('place %i', (_, plan) => {
  const all = items(plan, 240);
  const made = all.slice(0, 30);

  it('has the right option in each place equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const { key } of all) counts[key] = (counts[key] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 40) ** 2 / 40, 0);
    // 0.999 quantile of chi-square with five degrees of freedom.
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('is another item in every form', () => {
    const shown = new Set(all.map((item) => JSON.stringify([item.stem, item.options])));
    expect(shown.size).toBeGreaterThanOrEqual(239);
  });

  it('is drawn as whole drawings of plain geometry, six options of one size', () => {
    for (const item of made) {
      const { stem, options } = spatial.draw(item);
      const [, width, height] = opening.exec(stem) ?? [];
      expect(Number(width) / Number(height)).toBeLessThanOrEqual(1.6);
      expect(new Set(options).size).toBe(6);
      for (const option of options) expect(option).toMatch(/viewBox="0 0 100 100"/);
      for (const drawing of [stem, ...options]) {
        expect(drawing).toMatch(opening);
        expect(drawing).not.toMatch(inside);
        const numbers = drawing.match(/-?\d+\.\d+/g) ?? [];
        expect(numbers.filter((number) => number.replace(/.*\./, '').length > 2)).toEqual([]);
      }
    }
  });

  it.each(locales)('is described without a gap in %s, each option in its own words', (locale) => {
    for (const item of made.slice(0, 10)) {
      const { prompt, stem, options } = spatial.describe(item, locale);
      expect(new Set(options).size).toBe(6);
      for (const text of [prompt, stem, ...options]) expect(text).not.toMatch(/[{}#]|undefined|NaN|^$/);
    }
  });

  it.each(locales)('is explained in %s: the right option, and each wrong one', (locale) => {
    for (const item of made.slice(0, 10)) {
      const texts = item.options.map((_, at) =>
        at === item.key ? spatial.explain(item, locale) : spatial.explainWrong(item, at, locale),
      );
      for (const text of texts) expect(text).not.toMatch(/[{}#]|undefined|NaN|^$/);
      expect(texts.filter((text) => text === texts[item.key])).toHaveLength(1);
    }
  });

  it('knows no fault of the right option', () => {
    for (const item of made) {
      expect(() => spatial.explainWrong(item, item.key, 'EN')).toThrow(InvalidInputError);
      expect(() => spatial.explainWrong(item, 6, 'EN')).toThrow(InvalidInputError);
    }
  });
});

describe('what is said of an item', () => {
  it('gives the hours in which the pieces of a turned line run', () => {
    const line = {
      shape: 'line',
      points: [
        [0, 0],
        [2, 0],
        [2, 1],
      ],
    } as const;
    const stem = { figure: line, turn: 0 };
    const options = [0, 60, 90, 210, 300, 330].map((turn) => ({ figure: line, turn }));
    const said = spatial.describe({ kind: 'rotation', stem, options, key: 2, faults: [] }, 'EN');
    expect(said.stem).toMatch(/2 toward 3 o’clock, 1 toward 6 o’clock/);
    expect(said.options[1]).toMatch(/2 toward 5 o’clock, 1 toward 8 o’clock/);
    expect(said.options[3]).toMatch(/2 toward 10 o’clock, 1 toward 1 o’clock/);
    expect(said.options[4]).toMatch(/2 toward 1 o’clock, 1 toward 4 o’clock/);
    expect(said.options[5]).toMatch(/2 toward 2 o’clock, 1 toward 5 o’clock/);
  });

  it('names the step of the fold that is opened and how many holes there are then', () => {
    const item = {
      kind: 'folding',
      stem: {
        folds: [
          { along: [1, 0], at: 6 },
          { along: [1, -1], at: 0 },
        ],
        holes: [[9, 3]],
      },
      options: [
        [
          [3, 3],
          [9, 3],
        ],
      ],
      key: 0,
      faults: [null],
    } as const;
    const said = spatial.workings?.steps(item, 'EN').map(({ alt }) => alt);
    expect(said?.slice(1).join(' ')).toMatch(/Fold 2 is opened: .*diagonal.*1 is opened: .*vertical/);
    expect(spatial.describe(item, 'EN').stem).toMatch(/Picture 1: .*\(6, 0\).*the left part/);
  });
});
