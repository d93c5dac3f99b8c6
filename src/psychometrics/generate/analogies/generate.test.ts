import { describe, expect, it } from 'vitest';
import { randomOf } from '../../random.ts';
import { type AnalogyFigure, type Features, featuresOf, type GlyphFigure, sameFigure } from './figures.ts';
import { generateAnalogy } from './generate.ts';
import type { AnalogyPlan } from './item.ts';

const plans: readonly [string, AnalogyPlan][] = [
  ['a quarter turn', { kind: 'change', changes: ['quarterTurn'] }],
  ['an exchange and a shade', { kind: 'change', changes: ['exchange', 'shade'] }],
  ['a motion, a shade and dots', { kind: 'change', changes: ['motion', 'shade', 'dots'] }],
  ['a class of pairs', { kind: 'class', relations: ['pair'] }],
  ['a class of hands', { kind: 'class', relations: ['hands'] }],
  ['an odd pair', { kind: 'odd', relations: ['pair'] }],
  ['odd hands', { kind: 'odd', relations: ['hands'] }],
  ['odd dots', { kind: 'odd', relations: ['dots'] }],
];
const made = (name: string, plan: AnalogyPlan, count: number) =>
  Array.from({ length: count }, (_, at) => generateAnalogy(plan, randomOf(`${name}/${at}`)));

describe.each(plans)('%s', (name, plan) => {
  const items = made(name, plan, 240);

  it('is the same for the same seed, and hardly ever made twice', () => {
    expect(made(name, plan, 3)).toEqual(items.slice(0, 3));
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBeGreaterThan(232);
  });

  it('has six different options, and a kind for each wrong one', () => {
    for (const { options, key, faults } of items) {
      expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(6);
      expect(faults.map((fault) => fault === null)).toEqual(options.map((_, at) => at === key));
    }
  });

  it('has the right option in any place', () => {
    for (let place = 0; place < 6; place += 1) {
      const count = items.filter(({ key }) => key === place).length;
      expect(count).toBeGreaterThan(18);
      expect(count).toBeLessThan(64);
    }
  });
});

const changes = plans.slice(0, 3).flatMap(([name, plan]) => made(name, plan, 300));
const classes = plans.slice(3, 5).flatMap(([name, plan]) => made(name, plan, 300));
const odds = plans.slice(5).flatMap(([name, plan]) => made(name, plan, 100));

describe('a change', () => {
  it('shows in B, and in every option besides the right one something is missing, wrong or too much', () => {
    for (const item of changes) {
      if (item.kind !== 'change') throw new Error('Another kind of item.');
      const [a, b, c] = item.shown;
      expect(sameFigure(a, b)).toBe(false);
      expect(
        item.options.filter((option, at) => sameFigure(option, c) !== (item.faults[at] === 'repetition')),
      ).toEqual([]);
      if (a.kind === 'nested') continue;
      const right = item.options[item.key];
      if (a.kind !== 'glyph' || b.kind !== 'glyph' || c.kind !== 'glyph' || right?.kind !== 'glyph') {
        throw new Error('Another kind of figure.');
      }
      expect(a.glyph).not.toBe(c.glyph);
      expect(right.dots - c.dots).toBe(b.dots - a.dots);
      expect(right.shade - c.shade === b.shade - a.shade || a.shade === b.shade).toBe(true);
      expect(right.mirrored !== c.mirrored).toBe(b.mirrored !== a.mirrored);
    }
  });

  // Where the right one were C itself, or kept what a wrong one is told it kept, there would be no telling them apart.
  it('changes all in the right option that a wrong one may be told it left as it was', () => {
    for (const { shown, options, key } of changes) {
      const [a, b, c] = shown as readonly AnalogyFigure[];
      const right = options[key] as AnalogyFigure;
      const valuesOf = (figure?: AnalogyFigure) => figure as unknown as Record<string, unknown>;
      const changed = (from?: AnalogyFigure, to?: AnalogyFigure) =>
        ['shade', 'dots', 'outer', 'inner', 'mirrored'].filter(
          (name) => valuesOf(from)[name] !== valuesOf(to)[name],
        );
      expect(sameFigure(right, c as AnalogyFigure)).toBe(false);
      expect(changed(c, right)).toEqual(changed(a, b));
    }
  });

  it('has every value of every part as often among the options, so that no majority tells', () => {
    for (const { options } of changes) {
      for (const name of ['shade', 'dots', 'outer', 'inner', 'bead', 'glyph', 'mirrored'] as const) {
        const values = options.map((option) => (option as unknown as Record<string, unknown>)[name]);
        const counts = new Set(
          [...Map.groupBy(values, (value) => value).values()].map((list) => list.length),
        );
        if (name !== 'mirrored') expect(counts.size, name).toBe(1);
      }
    }
  });
});

describe('a class', () => {
  it('shares relations that of the options the right one alone has, and no attribute', () => {
    for (const item of classes) {
      if (item.kind !== 'class') throw new Error('Another kind of item.');
      const shown = item.shown.map(featuresOf);
      const first = shown[0];
      const shared = first?.relations.flatMap((value, at) =>
        shown.every(({ relations }) => relations[at] === value) ? [at] : [],
      );
      const fits = item.options.map((option) =>
        shared?.every((at) => featuresOf(option).relations[at] === first?.relations[at]),
      );
      expect(fits).toEqual(item.options.map((_, at) => at === item.key));
      first?.attributes.forEach((value, at) => {
        expect(shown.every(({ attributes }) => attributes[at] === value)).toBe(false);
      });
    }
  });
});

describe('an odd one out', () => {
  it('breaks a relation, and no attribute or relation singles out another', () => {
    for (const item of odds) {
      if (item.kind !== 'odd') throw new Error('Another kind of item.');
      const features = item.shown.map(featuresOf);
      const singled = (name: keyof Features) =>
        (features[0]?.[name] ?? []).flatMap((_, column) => {
          const values = features.map((one) => one[name][column]);
          if (new Set(values).size === values.length) return [];
          return values.flatMap((value, at) =>
            values.filter((other) => other === value).length === 1 ? [at] : [],
          );
        });
      expect(singled('attributes')).toEqual([]);
      expect(singled('presence')).toEqual([]);
      expect([...new Set(singled('relations'))]).toEqual([item.key]);
      expect(singled('parts').filter((at) => at !== item.key)).toEqual([]);
    }
  });
});

it('lets crossed options of three changes differ in pose and dots alone, three by two', () => {
  for (let at = 0; at < 100; at += 1) {
    const plan = { kind: 'change', changes: ['motion', 'shade', 'dots'], crossed: true } as const;
    const { options } = generateAnalogy(plan, randomOf(`crossed ${at}`));
    const glyphs = options as readonly GlyphFigure[];
    const valuesOf = (tell: (glyph: GlyphFigure) => unknown) => new Set(glyphs.map(tell)).size;
    expect([
      valuesOf(({ turn, mirrored }) => `${turn} ${mirrored}`),
      valuesOf(({ dots }) => dots),
      valuesOf(({ shade }) => shade),
    ]).toEqual([3, 2, 1]);
  }
});
