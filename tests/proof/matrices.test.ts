import { describe, expect, it } from 'vitest';
import { matrixBank } from '#exams/iq/editions/in-stages/matrices.ts';
import { matrices } from '#exams/iq/families/matrices/index.ts';
import { crossed, places } from '#exams/iq/families/matrices/places.ts';
import {
  type Attribute,
  type Cell,
  domains,
  isOverlaid,
  type MatrixItem,
  nothing,
} from '#psychometrics/generate/matrices/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { solve, twins } from '#solver/index.ts';
import { sized } from '#tests/support/form.ts';

/** Twenty thousand of the four families in the full form, a tenth or less in the quick one. */
const items = sized(760, 9_500);
const plans = [...places, ...crossed(places).filter(({ plan }) => plan.near)].map(
  ({ plan }, at) => [at + 1, plan] as const,
);
const share = Math.ceil(items / plans.length);

/** An item is sound when one option fits, the key, and no two look alike. */
function isSound(item: MatrixItem): boolean {
  const { stem, options } = matrices.draw(item);
  return solve('matrices', stem, options).join() === String(item.key) && twins(options).length === 0;
}

describe.each(plans)('place %i of the matrices', (place, plan) => {
  it(`has one right option, the key, in each of ${share} items, and no two that look alike`, () => {
    const faulty = Array.from({ length: share }, (_, at) => {
      const item = matrices.generate(plan, randomOf(`proof of matrices/${place}/${at}`));
      return isSound(item) ? [] : [{ at, item }];
    }).flat();
    expect(faulty).toEqual([]);
  });
});

const ofEachInBank = sized(2, 60);
const inBank = matrixBank.map(({ plan }, at) => [at + 1, plan] as const);

describe('the matrices that stages are chosen from', () => {
  it(`have one right option in each of ${ofEachInBank} items of a place, and no two that look alike`, () => {
    const faulty = inBank.flatMap(([place, plan]) =>
      Array.from({ length: ofEachInBank }, (_, at) => at).filter(
        (at) => !isSound(matrices.generate(plan, randomOf(`proof of the bank/${place}/${at}`))),
      ),
    );
    expect(faulty).toEqual([]);
  });
});

/** One of the wrong places; another for the next number. */
const other = (key: number, at: number): number => (key + 1 + (at % 5)) % 6;

/** Another value for the third cell of a row, so that it no longer follows from the first two. */
function spoiledValue(attribute: Attribute, row: readonly Cell[], at: number): number {
  const values = row.map((cell) => cell[attribute] as number);
  if (isOverlaid(attribute)) return (values[2] as number) ^ (1 << (at % 8));
  if (new Set(values).size === 3) return values[0] as number;
  return domains[attribute].find((value) => !values.includes(value)) as number;
}

type Spoil = (item: MatrixItem, at: number) => MatrixItem;

/** Ways of spoiling an item, each on its data and before it is drawn. */
const faults: Readonly<Record<string, Spoil>> = {
  'two right options': (item, at) => ({
    ...item,
    options: item.options.with(other(item.key, at), item.options[item.key] as Cell),
  }),
  'no right option': (item, at) => ({
    ...item,
    options: item.options.with(item.key, item.options[other(item.key, at)] as Cell),
  }),
  'a broken rule': (item, at) => {
    const start = 3 * (at % 2);
    const row = item.cells.slice(start, start + 3);
    const third = row[2] as Cell;
    const seen = item.rules.filter(({ attribute }) => attribute !== 'innerShade' || third.inner !== nothing);
    const { attribute } = seen[at % seen.length] as MatrixItem['rules'][number];
    const spoiled = { ...third, [attribute]: spoiledValue(attribute, row, at) };
    return { ...item, cells: item.cells.with(start + 2, spoiled) };
  },
  'twin options': (item, at) => ({
    ...item,
    options: item.options.with(other(item.key, at), item.options[other(item.key, at + 1)] as Cell),
  }),
};

describe('planted faults', () => {
  const sound = plans.flatMap(([place, plan]) =>
    Array.from({ length: 6 }, (_, at) =>
      matrices.generate(plan, randomOf(`faults of matrices/${place}/${at}`)),
    ),
  );

  it('are looked for in items that are sound themselves', () => {
    expect(sound.length).toBeGreaterThanOrEqual(84);
    expect(sound.filter((item) => !isSound(item))).toEqual([]);
  });

  it.each(Object.entries(faults))('%s: each is caught', (_, spoil) => {
    expect(sound.map(spoil).filter(isSound)).toEqual([]);
  });

  it('an option that is another but for a shift by half a unit: each is caught', () => {
    const missed = sound.filter((item, at) => {
      const [place, twin] = [other(item.key, at), other(item.key, at + 1)];
      const { options } = matrices.draw(item);
      const shifted = (options[twin] as string).replace('viewBox="0 0 ', 'viewBox="0.5 0.5 ');
      const pair = [place, twin].sort((one, two) => one - two).join();
      return !twins(options.with(place, shifted)).some((found) => found.join() === pair);
    });
    expect(missed).toEqual([]);
  });
});
