import { describe, expect, it } from 'vitest';
import { normalsOf } from '#psychometrics/generate/spatial/cube/net.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { Line, Point, RotationItem, Tiles } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { randomOf } from '#psychometrics/random.ts';
import { spatial } from '../index.ts';
import { places, varied } from '../places.ts';
import { spatialFaults, turnedTo, wrongPlaces } from './faults.ts';

const items = [...places, ...varied].flatMap(({ plan }) =>
  Array.from({ length: 30 }, (_, at) => spatial.generate(plan, randomOf(`faults ${at}`))),
);
const countIn = (drawing: string, mark: string) => drawing.split(mark).length - 1;

/** Every wrong option of the items of a kind, with its drawing. */
const wrongOf = <Kind extends SpatialItem['kind']>(kind: Kind) =>
  items
    .filter((item): item is Extract<SpatialItem, { kind: Kind }> => item.kind === kind)
    .flatMap((item) =>
      item.options.flatMap((_, choice) => {
        if (choice === item.key) return [];
        const faults = spatialFaults(item, choice, 'EN');
        expect(faults).toHaveLength(1);
        const { svg = '', alt = '' } = faults[0] ?? {};
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        return [{ item, choice, svg, alt }];
      }),
    );

it('draws nothing to the right answer', () => {
  for (const item of items) expect(spatialFaults(item, item.key, 'EN')).toEqual([]);
});

describe('a turned figure', () => {
  const all = wrongOf('rotation');
  const flip = ([x, y]: Point): Point => [-x, y];
  const moved = (points: readonly Point[]) => {
    const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
    return points.map(([x, y]) => `${x - left} ${y - top}`);
  };
  const chosenOf = ({ options }: RotationItem, choice: number) => options[choice]?.figure;

  it('of squares has the places of the one asked for, or of its mirror image, and what is ringed is all that differs', () => {
    for (const { item, choice, svg } of all.filter(({ item }) => item.stem.figure.shape === 'tiles')) {
      const [yours, asked] = [chosenOf(item, choice) as Tiles, item.stem.figure as Tiles];
      const { mirrored, ringed, missing } = wrongPlaces(yours, asked, item.faults[choice] !== 'changed');
      expect(moved(yours.cells)).toEqual(moved(mirrored ? asked.cells.map(flip) : asked.cells));
      expect(ringed).toEqual(yours.filled === asked.filled ? [] : [yours.filled]);
      expect(missing).toEqual(yours.filled === asked.filled ? [] : [asked.filled]);
      expect(countIn(svg, 'stroke-dasharray="2.5 2.5"')).toBe(missing.length);
      expect(countIn(svg, 'M0 -50V50')).toBe(mirrored ? 1 : 0);
    }
  });

  /** A line that takes the same steps, with some of its bends to the other side. */
  function bent({ points }: Line, others: readonly number[]): Point[] {
    const straight = points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] as Point;
      return [x - fromX, y - fromY] as const;
    });
    let [turned, x, y] = [0, 0, 0];
    return [
      [0, 0],
      ...straight.map(([dx, dy], at): Point => {
        if (others.includes(at)) turned = (turned + 2) % 4;
        const [wayX, wayY] = turned === 2 ? [-dx, -dy] : [dx, dy];
        [x, y] = [x + wayX, y + wayY];
        return [x, y];
      }),
    ];
  }

  it('of a line becomes the one asked for, or its mirror image, when the ringed bends go to the other side', () => {
    for (const { item, choice, svg } of all.filter(({ item }) => item.stem.figure.shape === 'line')) {
      const [yours, asked] = [chosenOf(item, choice) as Line, item.stem.figure as Line];
      const fault = item.faults[choice];
      const { mirrored, ringed } = wrongPlaces(yours, asked, fault !== 'changed');
      expect(ringed).toHaveLength(fault === 'mirrored' ? 0 : 2);
      expect(moved(bent(yours, ringed))).toEqual(moved(mirrored ? asked.points.map(flip) : asked.points));
      // Two ends of each line besides.
      expect(countIn(svg, 'data-sign="ring"/>')).toBe(ringed.length);
    }
  });
});

describe('a cube', () => {
  const all = wrongOf('cube');
  const frame = 'M-0.95 -0.95';

  it('shows two faces in frames that are opposite each other in the net, or two that are swapped', () => {
    expect(new Set(all.map(({ item, choice }) => item.faults[choice]))).toEqual(
      new Set(['mirrored', 'opposite']),
    );
    for (const { item, choice, svg } of all) {
      const yours = item.options[choice] as (typeof item.options)[0];
      if (item.faults[choice] === 'opposite') {
        expect(countIn(svg, frame)).toBe(4);
        const normals = normalsOf(item.stem.map(({ column, row }) => [column, row]));
        const shown = item.stem.flatMap(({ mark }, at) => (Object.values(yours).includes(mark) ? [at] : []));
        const facing = shown.filter((at) =>
          shown.some((other) =>
            normals[at]?.every((part, axis) => part + (normals[other]?.[axis] ?? 0) === 0),
          ),
        );
        expect(facing).toHaveLength(2);
        continue;
      }
      expect(countIn(svg, frame)).toBe(2);
      const right = item.options[item.key] as typeof yours;
      const turned = turnedTo(yours.top, right);
      expect(turned).toEqual({ top: yours.top, right: yours.left, left: yours.right });
      const around = ({ top, right: second, left }: typeof yours) => [top, second, left, top, second].join();
      expect(around(right)).toContain([turned.top, turned.right, turned.left].join());
    }
  });
});

it('circles on a wrong sheet the holes that the right one has not, and there is always one', () => {
  for (const { item, choice, svg } of wrongOf('folding')) {
    const right = new Set(item.options[item.key]?.map(String));
    const impossible = (item.options[choice] ?? []).filter((hole) => !right.has(String(hole)));
    expect(impossible.length).toBeGreaterThan(0);
    expect(countIn(svg, 'r="8.4" fill="none"')).toBe(impossible.length);
    expect(countIn(svg, 'r="4.4" fill="currentColor"')).toBe(item.options[choice]?.length);
  }
});
