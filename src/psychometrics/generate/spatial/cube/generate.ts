import type { Random } from '../../../random.ts';
import { type CubeFault, type CubeItem, type CubeView, type Mark, marks } from './cube.ts';
import { handedness, normalsOf, randomNet, type Vector } from './net.ts';

/** Three marks in clockwise order around a corner, with any of them on top. */
function viewOf(clockwise: readonly [Mark, Mark, Mark], random: Random): CubeView {
  const first = random.below(3);
  const [top, right, left] = [0, 1, 2].map((step) => clockwise[(first + step) % 3]) as [Mark, Mark, Mark];
  return { top, right, left };
}

/**
 * Four marks a, p, q, r; the six views show a with two of the others, in both senses around the corner. Whichever of them is
 * right, the mark that it leaves out lies opposite a: p, q and r are alike until the key is picked.
 */
export function generateCube(random: Random): CubeItem {
  const [a, p, q, r, ...rest] = random.shuffle(marks) as [Mark, Mark, Mark, Mark, ...Mark[]];
  const corners: readonly { clockwise: readonly [Mark, Mark, Mark]; out: Mark }[] = [
    { clockwise: [a, p, q], out: r },
    { clockwise: [a, q, p], out: r },
    { clockwise: [a, p, r], out: q },
    { clockwise: [a, r, p], out: q },
    { clockwise: [a, q, r], out: p },
    { clockwise: [a, r, q], out: p },
  ];
  const drawn = random.shuffle(
    corners.map((corner) => ({ corner, option: viewOf(corner.clockwise, random) })),
  );
  const right = random.pick(drawn);
  const cells = randomNet(random);
  const normals = normalsOf(cells);
  const placed = place(normals, right.corner, random);
  const hidden = random.shuffle(rest.slice(0, 2));
  const stem = cells.map(([column, row], at) => ({
    column,
    row,
    mark: placed.get(String(normals[at])) ?? (hidden.pop() as Mark),
  }));
  const faultOf = (of: typeof right): CubeFault | null => {
    if (of === right) return null;
    return of.corner.out === right.corner.out ? 'mirrored' : 'opposite';
  };
  return {
    kind: 'cube',
    stem,
    options: drawn.map(({ option }) => option),
    key: drawn.indexOf(right),
    faults: drawn.map(faultOf),
  };
}

/** Marks by the normal of the face that bears them: three clockwise around a random corner, the fourth opposite the first. */
function place(
  normals: readonly Vector[],
  corner: { readonly clockwise: readonly [Mark, Mark, Mark]; readonly out: Mark },
  random: Random,
): Map<string, Mark> {
  const first = random.pick(normals);
  const beside = normals.filter((normal) => normal.some((part, axis) => part !== 0 && first[axis] === 0));
  const second = random.pick(beside);
  const third = beside.find((normal) => handedness(first, second, normal) < 0) as Vector;
  const [one, two, three] = corner.clockwise;
  const opposite = first.map((part) => 0 - part);
  return new Map([
    [String(first), one],
    [String(second), two],
    [String(third), three],
    [String(opposite), corner.out],
  ]);
}
