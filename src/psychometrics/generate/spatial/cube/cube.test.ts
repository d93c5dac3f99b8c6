import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../../errors.ts';
import { randomOf } from '../../../random.ts';
import type { CubeItem, CubeView, Mark } from './cube.ts';
import { generateCube } from './generate.ts';
import { handedness, nets, normalsOf, randomNet, type Vector } from './net.ts';

const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe('the nets', () => {
  it('are eleven, no two of them alike', () => {
    const poses = nets.map((net) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((pose) => {
        const cells = net.map(([x, y]): [number, number] => {
          const [a, b] = pose & 1 ? [y, x] : [x, y];
          return [pose & 2 ? -a : a, pose & 4 ? -b : b];
        });
        const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
        return cells
          .map(([x, y]) => `${x - left},${y - top}`)
          .sort()
          .join(' ');
      }),
    );
    expect(nets).toHaveLength(11);
    expect(new Set(poses.map((names) => names.sort()[0])).size).toBe(11);
  });

  it('fold to six faces that look six ways, in every pose', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(new Set(normalsOf(randomNet(randomOf(seed))).map(String)).size).toBe(6);
      }),
    );
  });

  it('are refused where they do not fold to a cube', () => {
    const row = [0, 1, 2, 3, 4, 5].map((x) => [x, 0] as const);
    expect(() => normalsOf(row)).toThrow(InvalidInputError);
    expect(() => normalsOf([[0, 0]])).toThrow(InvalidInputError);
  });

  it('have the neighbour on the right on the right side of the cube', () => {
    const cross = nets[4] ?? [];
    const normals = normalsOf(cross);
    const at = (column: number, row: number) =>
      normals[cross.findIndex(([x, y]) => x === column && y === row)] as Vector;
    // Row 1 goes around the cube; above it and below it lie opposite faces.
    expect(handedness(at(1, 0), at(2, 1), at(1, 1))).toBe(-1);
    expect(at(1, 0).map((part) => 0 - part)).toEqual(at(1, 2));
  });
});

/** Whether a view can be seen of the folded net: its faces stand upright on each other and run clockwise. */
function fits({ stem }: CubeItem, { top, right, left }: CubeView): boolean {
  const normals = normalsOf(stem.map(({ column, row }) => [column, row]));
  const normalOf = (mark: Mark) => normals[stem.findIndex((face) => face.mark === mark)] as Vector;
  return handedness(normalOf(top), normalOf(right), normalOf(left)) < 0;
}

describe('the cubes', () => {
  it('are six, of which one fits: the key', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const item = generateCube(randomOf(seed));
        expect(item.options.flatMap((view, at) => (fits(item, view) ? [at] : []))).toEqual([item.key]);
        expect(item.faults.map(String).sort()).toEqual([
          'mirrored',
          'null',
          ...Array.from({ length: 4 }, () => 'opposite'),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('show one mark on all six and three marks on four each, so that the options alone say nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const counts = new Map<Mark, number>();
        for (const mark of generateCube(randomOf(seed)).options.flatMap((view): Mark[] =>
          Object.values(view),
        )) {
          counts.set(mark, (counts.get(mark) ?? 0) + 1);
        }
        expect([...counts.values()].sort()).toEqual([4, 4, 4, 6]);
      }),
    );
  });

  it('are the same for the same seed', () => {
    expect(generateCube(randomOf('a'))).toEqual(generateCube(randomOf('a')));
    expect(generateCube(randomOf('a'))).not.toEqual(generateCube(randomOf('b')));
  });
});
