import { describe, expect, it } from 'vitest';
import { spatial } from '#exams/iq/families/spatial/index.ts';
import { varied as places } from '#exams/iq/families/spatial/places.ts';
import type { CubeView } from '#psychometrics/generate/spatial/cube/cube.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { Turned } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { randomOf } from '#psychometrics/random.ts';
import { twins } from '#solver/alike.ts';
import { solveSpatial } from '#solver/spatial.ts';
import { sized } from '#tests/support/form.ts';

/** Twenty thousand of the four families in the full form, a tenth or less in the quick one. */
const items = sized(350, 3_500);
const kinds = places.map(({ plan }, at) => [at + 1, plan] as const);
const share = Math.ceil(items / kinds.length);

function solve(item: SpatialItem): number[] {
  const { stem, options } = spatial.draw(item);
  return solveSpatial(stem, options);
}

/** An item is sound when one option fits, the key, and no two look alike. */
const isSound = (item: SpatialItem): boolean =>
  solve(item).join() === String(item.key) && twins(spatial.draw(item).options).length === 0;

describe.each(kinds)('place %i of the spatial family', (place, plan) => {
  it(`has one right option, the key, in each of ${share} items`, () => {
    const wrong = Array.from({ length: share }, (_, at) => {
      const item = spatial.generate(plan, randomOf(`proof of spatial/${place}/${at}`));
      const found = solve(item);
      return found.join() === String(item.key) ? [] : [{ at, item, found }];
    }).flat();
    expect(wrong).toEqual([]);
  });
});

/** One of the wrong places; another for the next number. */
const other = (key: number, at: number): number => (key + 1 + (at % 5)) % 6;

const mirrored = ({ figure, turn }: Turned): Turned => ({
  turn,
  figure:
    figure.shape === 'tiles'
      ? { ...figure, cells: figure.cells.map(([x, y]) => [-1 - x, y]) }
      : { ...figure, points: figure.points.map(([x, y]) => [-x, y]) },
});
const furtherRound = ({ top, right, left }: CubeView): CubeView => ({ top: right, right: left, left: top });
const otherWay = ({ top, right, left }: CubeView): CubeView => ({ top: right, right: top, left });

type Spoil = (item: SpatialItem, at: number) => SpatialItem;

/** Ways of spoiling an item, each on its data and before it is drawn. */
const faults: Readonly<Record<string, Spoil>> = {
  'two right options': (item, at) => {
    const place = other(item.key, at);
    switch (item.kind) {
      case 'rotation': {
        const right = item.options[item.key] as Turned;
        return { ...item, options: item.options.with(place, { ...right, turn: (right.turn + 90) % 360 }) };
      }
      case 'cube':
        return {
          ...item,
          options: item.options.with(place, furtherRound(item.options[item.key] as CubeView)),
        };
      case 'folding':
        return { ...item, options: item.options.with(place, (item.options[item.key] ?? []).toReversed()) };
    }
  },
  'no right option': (item) => {
    switch (item.kind) {
      case 'rotation':
        return { ...item, options: item.options.with(item.key, mirrored(item.options[item.key] as Turned)) };
      case 'cube':
        return {
          ...item,
          options: item.options.with(item.key, otherWay(item.options[item.key] as CubeView)),
        };
      case 'folding':
        return { ...item, options: item.options.with(item.key, (item.options[item.key] ?? []).slice(1)) };
    }
  },
  'a stem that asks for something else': (item) => {
    switch (item.kind) {
      case 'rotation':
        return { ...item, stem: mirrored(item.stem) };
      case 'cube': {
        const { top, right } = item.options[item.key] as CubeView;
        const exchanged = item.stem.map((face) =>
          face.mark === top ? { ...face, mark: right } : face.mark === right ? { ...face, mark: top } : face,
        );
        return { ...item, stem: exchanged };
      }
      case 'folding':
        return { ...item, stem: { ...item.stem, folds: item.stem.folds.slice(0, -1) } };
    }
  },
  'twin options': (item, at) => {
    const [place, twin] = [other(item.key, at), other(item.key, at + 1)];
    switch (item.kind) {
      case 'rotation':
        return { ...item, options: item.options.with(place, item.options[twin] as Turned) };
      case 'cube':
        return { ...item, options: item.options.with(place, item.options[twin] as CubeView) };
      case 'folding':
        return { ...item, options: item.options.with(place, item.options[twin] ?? []) };
    }
  },
};

describe('planted faults', () => {
  const sound = kinds.flatMap(([place, plan]) =>
    Array.from({ length: 15 }, (_, at) =>
      spatial.generate(plan, randomOf(`faults of spatial/${place}/${at}`)),
    ),
  );

  it('are looked for in items that are sound themselves', () => {
    expect(sound.length).toBeGreaterThanOrEqual(75);
    expect(sound.filter((item) => !isSound(item))).toEqual([]);
  });

  it.each(Object.entries(faults))('%s: each is caught', (_, spoil) => {
    expect(sound.map(spoil).filter(isSound)).toEqual([]);
  });
});
