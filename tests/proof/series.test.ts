import { describe, expect, it } from 'vitest';
import { drawNumber, drawSeries } from '#drawing/items/series.ts';
import { surer } from '#exams/iq/families/series/places.ts';
import { generateSeries, type SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { randomOf } from '#psychometrics/random.ts';
import { twins } from '#solver/alike.ts';
import { solveSeries } from '#solver/series.ts';
import { sized } from '#tests/support/form.ts';

/** Twenty thousand of the four families in the full form, a tenth or less in the quick one. */
const items = sized(400, 4_000);
const kinds = surer.map(({ plan }, at) => [at + 1, plan] as const);
const share = Math.ceil(items / kinds.length);

type Shown = Pick<SeriesItem, 'terms' | 'options'>;
const draw = ({ terms, options }: Shown) => ({ stem: drawSeries(terms), options: options.map(drawNumber) });

function solve(item: Shown): number[] {
  const { stem, options } = draw(item);
  return solveSeries(stem, options);
}

/** An item is sound when one option goes on with the series, the key, and no two look alike. */
const isSound = (item: Shown, key: number): boolean =>
  solve(item).join() === String(key) && twins(draw(item).options).length === 0;

describe.each(kinds)('place %i of the number series', (place, plan) => {
  it(`has one right option, the key, in each of ${share} items`, { timeout: 60_000 }, () => {
    const wrong = Array.from({ length: share }, (_, at) => {
      const item = generateSeries(plan, randomOf(`proof of series/${place}/${at}`));
      const found = solve(item);
      return found.join() === String(item.key)
        ? []
        : [{ at, terms: item.terms, options: item.options, found }];
    }).flat();
    expect(wrong).toEqual([]);
  });
});

/** Ways of spoiling an item, each on its data and before it is drawn. */
const faults: Readonly<Record<string, (item: SeriesItem, at: number) => Shown>> = {
  'two right options': (item, at) => ({ ...item, options: put(item.options, other(item, at), right(item)) }),
  'no right option': (item, at) => ({
    ...item,
    options: put(item.options, item.key, Math.max(...item.options) + 1 + (at % 9)),
  }),
  'a broken rule': (item, at) => {
    const place = at % item.terms.length;
    return { ...item, terms: put(item.terms, place, (item.terms[place] as number) + 1 + (at % 4)) };
  },
  'a series that ends elsewhere': (item) => ({ ...item, terms: item.terms.slice(0, -1) }),
  'twin options': (item, at) => {
    const [one, two] = [other(item, at), other(item, at + 1)];
    return { ...item, options: put(item.options, one, item.options[two] as number) };
  },
};

const right = ({ options, key }: SeriesItem): number => options[key] as number;
/** One of the wrong places; another for the next number. */
const other = ({ key }: SeriesItem, at: number): number => (key + 1 + (at % 5)) % 6;
const put = (list: readonly number[], at: number, value: number): number[] => list.with(at, value);

describe('planted faults', () => {
  const sound = kinds.flatMap(([place, plan]) =>
    Array.from({ length: 10 }, (_, at) => generateSeries(plan, randomOf(`faults of series/${place}/${at}`))),
  );

  it('are looked for in items that are sound themselves', () => {
    expect(sound.filter((item) => !isSound(item, item.key))).toEqual([]);
  });

  it.each(Object.entries(faults))('%s: each is caught', (_, spoil) => {
    const missed = sound
      .map((item, at) => ({ ...spoil(item, at), key: item.key }))
      .filter((spoilt) => isSound(spoilt, spoilt.key));
    expect(sound.length).toBeGreaterThanOrEqual(60);
    expect(missed).toEqual([]);
  });
});
