import { describe, expect, it } from 'vitest';
import { analogies } from '#exams/iq/families/analogies/index.ts';
import { crossed as places } from '#exams/iq/families/analogies/places.ts';
import type { AnalogyFigure } from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem } from '#psychometrics/generate/analogies/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { solve, twins } from '#solver/index.ts';
import { sized } from '#tests/support/form.ts';

/** Twenty thousand of the four families in the full form, a tenth or less in the quick one. */
const items = sized(350, 3_500);
const plans = places.map(({ plan }, at) => [at + 1, plan] as const);
const share = Math.ceil(items / plans.length);

/** An item is sound when one option fits, the key, and no two look alike. */
function isSound(item: AnalogyItem): boolean {
  const { stem, options } = analogies.draw(item);
  return solve('analogies', stem, options).join() === String(item.key) && twins(options).length === 0;
}

describe.each(plans)('place %i of the analogies', (place, plan) => {
  it(`has one right option, the key, in each of ${share} items, and no two that look alike`, () => {
    const faulty = Array.from({ length: share }, (_, at) => {
      const item = analogies.generate(plan, randomOf(`proof of analogies/${place}/${at}`));
      return isSound(item) ? [] : [{ at, item }];
    }).flat();
    expect(faulty).toEqual([]);
  });
});

/** One of the wrong places; another for the next number. */
const other = (key: number, at: number): number => (key + 1 + (at % 5)) % 6;

const withOption = (item: AnalogyItem, place: number, from: number): AnalogyItem => {
  const options = [...(item.options as readonly unknown[])];
  options[place] = options[from];
  return { ...item, options } as AnalogyItem;
};

/** The same figure in every eye of the rule, and drawn otherwise where its kind leaves anything open. */
function alsoRight(figure: AnalogyFigure): AnalogyFigure {
  switch (figure.kind) {
    case 'hands':
      return { ...figure, long: (figure.long + 3) % 8, short: (figure.short + 3) % 8 };
    case 'pair':
      return { ...figure, corner: (figure.corner + 1) % 4 };
    default:
      return figure;
  }
}

/** A figure that lacks what every rule of its kind looks at. */
function alien(figure: AnalogyFigure): AnalogyFigure {
  switch (figure.kind) {
    case 'glyph':
      return { ...figure, mirrored: !figure.mirrored };
    case 'nested':
      return { ...figure, shade: (figure.shade + 1) % 3 };
    case 'pair':
      return { ...figure, largeBlack: !figure.largeBlack, small: figure.small === 6 ? 3 : figure.small + 1 };
    case 'hands':
      return { ...figure, long: figure.short, short: (figure.long + 1) % 8 };
    case 'dots':
      return { ...figure, dots: figure.dots + 2 };
  }
}

type Spoil = (item: AnalogyItem, at: number) => AnalogyItem;

/** Ways of spoiling an item, each on its data and before it is drawn. */
const faults: Readonly<Record<string, Spoil>> = {
  'two right options': (item, at) => {
    const place = other(item.key, at);
    if (item.kind !== 'class') return withOption(item, place, item.key);
    const right = item.options[item.key] as (typeof item.options)[number];
    return { ...item, options: item.options.with(place, alsoRight(right) as typeof right) };
  },
  'no right option': (item, at) => withOption(item, item.key, other(item.key, at)),
  'a broken rule': (item, at) => {
    if (item.kind === 'odd') {
      const [odd, spoiled] = [item.options[item.key], item.options[other(item.key, at)]] as [number, number];
      return { ...item, shown: item.shown.with(spoiled, item.shown[odd] as (typeof item.shown)[number]) };
    }
    const shown = [...item.shown] as AnalogyFigure[];
    const place = at % shown.length;
    shown[place] = alien(shown[place] as AnalogyFigure);
    return { ...item, shown } as unknown as AnalogyItem;
  },
  'twin options': (item, at) => withOption(item, other(item.key, at), other(item.key, at + 1)),
};

describe('planted faults', () => {
  const sound = plans.flatMap(([place, plan]) =>
    Array.from({ length: 12 }, (_, at) =>
      analogies.generate(plan, randomOf(`faults of analogies/${place}/${at}`)),
    ),
  );

  it('are looked for in items that are sound themselves', () => {
    expect(sound.length).toBeGreaterThanOrEqual(60);
    expect(sound.filter((item) => !isSound(item))).toEqual([]);
  });

  it.each(Object.entries(faults))('%s: each is caught', (_, spoil) => {
    expect(sound.map(spoil).filter(isSound)).toEqual([]);
  });

  it('an option that is another but for a shift by half a unit: each is caught', () => {
    const missed = sound.filter((item, at) => {
      const [place, twin] = [other(item.key, at), other(item.key, at + 1)];
      const { options } = analogies.draw(item);
      const shifted = (options[twin] as string).replace('viewBox="0 0 ', 'viewBox="0.5 0.5 ');
      const pair = [place, twin].sort((one, two) => one - two).join();
      return !twins(options.with(place, shifted)).some((found) => found.join() === pair);
    });
    expect(missed).toEqual([]);
  });
});
