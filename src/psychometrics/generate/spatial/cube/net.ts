import { InvalidInputError } from '../../../errors.ts';
import type { Random } from '../../../random.ts';

export type Vector = readonly [number, number, number];
export type Cell = readonly [column: number, row: number];

/** The eleven nets of the cube, row by row. */
const drawings = [
  'X.../XXXX/X...',
  'X.../XXXX/.X..',
  'X.../XXXX/..X.',
  'X.../XXXX/...X',
  '.X../XXXX/.X..',
  '.X../XXXX/..X.',
  'XXX../..XXX',
  'XX.../.XXX/..X.',
  'XX../.XXX/.X..',
  'XX../.XXX/...X',
  'XX../.XX./..XX',
];

/** All nets as cells; each of the eleven once, in one pose. */
export const nets: readonly (readonly Cell[])[] = drawings.map((drawing) =>
  drawing
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((sign, column): Cell[] => (sign === 'X' ? [[column, row]] : [])),
    ),
);

/** One of the eleven nets, turned and mirrored at random, with its left upper corner at (0, 0). */
export function randomNet(random: Random): Cell[] {
  const net = random.pick(nets);
  const [turned, right, down] = [random.below(2) === 1, random.pick([1, -1]), random.pick([1, -1])];
  const posed = net.map(([column, row]): Cell => {
    const [x, y] = turned ? [row, column] : [column, row];
    return [x * right, y * down];
  });
  const [left, top] = [Math.min(...posed.map(([x]) => x)), Math.min(...posed.map(([, y]) => y))];
  return posed.map(([x, y]) => [x - left, y - top]);
}

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];

/** The determinant of three vectors: below 0 where three faces run clockwise around their corner, seen from outside. */
export function handedness([a, b, c]: Vector, [d, e, f]: Vector, [g, h, i]: Vector): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

/**
 * The outward normals of the faces of a net, in its order, when its squares are folded backwards, away from whoever looks at it
 * (x right, y up, z towards the eye).
 *
 * @throws InvalidInputError where the cells are not six squares that fold to a cube
 */
export function normalsOf(cells: readonly Cell[]): Vector[] {
  const normals = new Map<number, Vector>();
  const visit = (at: number, right: Vector, down: Vector, out: Vector): void => {
    normals.set(at, out);
    const [column, row] = cells[at] as Cell;
    const near = (dx: number, dy: number) =>
      cells.findIndex(([x, y], index) => x === column + dx && y === row + dy && !normals.has(index));
    const [east, west] = [near(1, 0), near(-1, 0)];
    if (east >= 0) visit(east, minus(out), down, right);
    if (west >= 0) visit(west, out, down, minus(right));
    const [south, north] = [near(0, 1), near(0, -1)];
    if (south >= 0) visit(south, right, minus(out), down);
    if (north >= 0) visit(north, right, out, minus(down));
  };
  if (cells.length === 6) visit(0, [1, 0, 0], [0, -1, 0], [0, 0, 1]);
  if (new Set([...normals.values()].map(String)).size !== 6) throw new InvalidInputError('No net of a cube.');
  return cells.map((_, at) => normals.get(at) as Vector);
}
