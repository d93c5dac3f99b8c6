import type { Random } from '../../../random.ts';
import type { Line, Point } from './figure.ts';

const variantCount = 3;
/** Longest side of the rectangle around a line, so that its pieces stay large: one less than it has bends. */
const longestSide = (bendCount: number): number => bendCount - 1;
/** By how much the ends may be farther apart in one of the three lines than in another, and the rectangle around it longer. */
const likeness = 2.5;

/** Least distance of corners, in units of the grid, by which two figures are told apart without measuring. */
const leastMismatch = 0.6;

const directions: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

/**
 * The corners of a line, its ends among them, with all points of the grid that it passes.
 *
 * @param direction of the first piece
 * @param bends +1 clockwise, −1 anticlockwise
 */
function walk(
  direction: Point,
  lengths: readonly number[],
  bends: readonly number[],
): { readonly points: Point[]; readonly passed: Point[] } {
  const [points, passed]: [Point[], Point[]] = [[[0, 0]], [[0, 0]]];
  let [x, y, dx, dy] = [0, 0, ...direction];
  for (const [at, length] of lengths.entries()) {
    for (let step = 0; step < length; step += 1) {
      [x, y] = [x + dx, y + dy];
      passed.push([x, y]);
    }
    points.push([x, y]);
    const bend = bends[at] ?? 1;
    [dx, dy] = [-dy * bend, dx * bend];
  }
  return { points, passed };
}

/** Whether a line never meets itself, and its ring and its dot stand clear of it. */
function isClear(passed: readonly Point[]): boolean {
  const ends = [passed[0], passed[passed.length - 1]] as [Point, Point];
  return (
    new Set(passed.map(([x, y]) => 100 * x + y)).size === passed.length &&
    ends.every((end) => passed.filter((point) => distance(end, point) === 1).length === 1)
  );
}

/** Width and height of the rectangle around a line. */
function extentOf({ points }: Line): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** Whether no line stands out by being stretched or coiled up. */
function areLike(lines: readonly Line[]): boolean {
  const sizes = lines.map((line) => Math.hypot(...extentOf(line)));
  const spans = lines.map(({ points }) => distance(points[0] as Point, points[points.length - 1] as Point));
  return [sizes, spans].every((values) => Math.max(...values) - Math.min(...values) <= likeness);
}

/**
 * How far the corners of one line are from those of another when the two are laid upon each other as well as moving and turning
 * can do (root mean square; Procrustes analysis in the plane, Gower, 1975), in units of the grid.
 */
function mismatch(one: readonly Point[], other: readonly Point[]): number {
  const [p, q] = [centred(one), centred(other)];
  let [squares, across, along] = [0, 0, 0];
  for (const [at, [px, py]] of p.entries()) {
    const [qx, qy] = q[at] as Point;
    squares += px * px + py * py + qx * qx + qy * qy;
    along += px * qx + py * qy;
    across += px * qy - py * qx;
  }
  return Math.sqrt(Math.max(0, squares - 2 * Math.hypot(along, across)) / p.length);
}

function centred(points: readonly Point[]): Point[] {
  const mean = ([0, 1] as const).map((axis) => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
  return points.map(([x, y]) => [x - (mean[0] as number), y - (mean[1] as number)]);
}

/** Whether no line, turned, comes near another of the three or the mirror image of any. */
function areTellable(lines: readonly Line[]): boolean {
  return lines.every((one, at) =>
    lines.slice(at).every((other, later) => {
      const mirror = other.points.map(([x, y]): Point => [-x, y]);
      const same = later === 0 || mismatch(one.points, other.points) >= leastMismatch;
      return same && mismatch(one.points, mirror) >= leastMismatch;
    }),
  );
}

/**
 * Three lines of the same pieces: each has one bend of a mother line the other way round, another bend in each. Two of them
 * differ in two bends of five, one and the mirror image of another in three; the ends differ, so none is like another.
 */
export function draftLine(random: Random, bendCount = 5): readonly Line[] | undefined {
  const direction = random.pick(directions);
  const lengths = Array.from({ length: bendCount + 1 }, () => 1 + random.below(2));
  const bends = Array.from({ length: bendCount }, () => random.pick([1, -1]));
  const turned = random.shuffle(bends.map((_, at) => at)).slice(0, variantCount);
  const lines: Line[] = [];
  for (const other of turned) {
    const { points, passed } = walk(
      direction,
      lengths,
      bends.map((bend, at) => (at === other ? -bend : bend)),
    );
    const line: Line = { shape: 'line', points };
    if (!isClear(passed) || Math.max(...extentOf(line)) > longestSide(bendCount)) return undefined;
    lines.push(line);
  }
  return areLike(lines) && areTellable(lines) ? lines : undefined;
}
