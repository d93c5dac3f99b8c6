import { describe, expect, it } from 'vitest';
import { blueprint } from './blueprint.ts';
import { formOf, type RawItem } from './form.ts';
import { attributes, type Cell, sameCell } from './generate/matrix/figure.ts';
import { fits } from './generate/matrix/solve.ts';

const forms = (count: number) => Array.from({ length: count }, (_, at) => formOf(`form ${at}`));

/** The item with shapes and shades renamed by the order in which they are met: two items alike but for those are one. */
function canonical({ item }: RawItem): string {
  if (item.family === 'series') return JSON.stringify([item.stem.terms, item.options]);
  const names = { shape: new Map<number, number>(), shade: new Map<number, number>() };
  const rename = (cell: Cell) =>
    attributes.map((name) => {
      const value = cell.attributes[name];
      if (value === undefined || (name !== 'shape' && name !== 'shade')) return value ?? null;
      const known = names[name];
      if (!known.has(value)) known.set(value, known.size);
      return known.get(value);
    });
  const cells = [...item.stem.cells, ...item.options];
  return JSON.stringify(cells.map((cell) => [rename(cell), cell.overlay ?? null]));
}

describe('a form of the IQ test', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(formOf('a')).toEqual(formOf('a'));
    expect(formOf('a')).not.toEqual(formOf('b'));
  });

  it('has thirty places of rising difficulty with six options each, all different', () => {
    const form = formOf('rising');
    expect(form).toHaveLength(30);
    const difficulties = form.map(({ design }) => design.item.b);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    for (const { item } of form) {
      expect(item.options).toHaveLength(6);
      const twins =
        item.family === 'series'
          ? 6 - new Set(item.options).size
          : item.options.filter((one, at) => item.options.slice(at + 1).some((other) => sameCell(one, other)))
              .length;
      expect(twins).toBe(0);
    }
  });

  it('has exactly one right option in every matrix, found without knowing the rules', () => {
    for (const form of forms(40)) {
      for (const { item } of form) {
        if (item.family !== 'matrices') continue;
        const right = item.options.flatMap((option, at) => (fits(item.stem.cells, option) ? [at] : []));
        expect(right).toEqual([item.key]);
      }
    }
  });

  it('uses at least five kinds of rules in its matrices, and every kind of series', () => {
    const kinds = (family: string) =>
      new Set(blueprint.flatMap(({ plan }) => (plan.family === family ? [...plan.rules] : [])));
    expect(kinds('matrices').size).toBeGreaterThanOrEqual(5);
    expect(kinds('series').size).toBe(6);
  });

  it('puts the right option anywhere: chi-square over 200 forms under the 0.1 % point (20.5, 5 degrees)', () => {
    const places = [0, 0, 0, 0, 0, 0];
    for (const form of forms(200))
      for (const { item } of form) places[item.key] = (places[item.key] ?? 0) + 1;
    const chiSquare = places.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('does not give the right direction away as the one between two others: a third of the time, not more', () => {
    let between = 0;
    let seen = 0;
    for (const { item } of forms(200).flat()) {
      if (item.family !== 'matrices') continue;
      for (const name of ['marker', 'rotation'] as const) {
        const right = item.options[item.key]?.attributes[name] ?? 0;
        const values = new Set(item.options.map(({ attributes }) => attributes[name]));
        const run = [0, 1, 2].map((step) => (offset: number) => values.has((right + offset + step + 8) % 8));
        const runs = [-2, -1, 0].map((offset) => run.every((has) => has(offset)));
        if (values.size !== 3 || !runs.includes(true)) continue;
        seen += 1;
        if (runs[1]) between += 1;
      }
    }
    expect(seen).toBeGreaterThan(300);
    // A third; where the right value was always between, this was .93.
    expect(between / seen).toBeLessThan(0.4);
  });

  it('is fresh: 1,000 seeds give at least 29,000 items, distinct after relabelling shapes and shades', {
    timeout: 60_000,
  }, () => {
    const items = new Set(forms(1000).flatMap((form) => form.map(canonical)));
    expect(items.size).toBeGreaterThanOrEqual(29_000);
  });
});
