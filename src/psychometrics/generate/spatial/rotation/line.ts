import type { Random } from '../../../random.ts';
import type { Line, Point } from './figure.ts';

const bendCount = 5;
const variantCount = 3;
/** Longest side of the rectangle around a line, so that its pieces stay large. */
const longestSide = 4;

/** How far the ends of a line are apart, and how much room it takes, may differ by this much among the three. */
const likeness = 1.5;

/** Half the diagonal of the rectangle around a line, and the distance of its ends. */
function extent({ points }: Line): { readonly reach: number; readonly span: number } {
  const range = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] as number);
    return Math.max(...values) - Math.min(...values);
  }) as [number, number];
  const [first, last] = [points[0], points[points.length - 1]] as [Point, Point];
  return { reach: Math.hypot(...range) / 2, span: Math.hypot(last[0] - first[0], last[1] - first[1]) };
}

/** Whether no line stands out by being stretched or coiled up. */
function areLike(lines: readonly Line[]): boolean {
  const extents = lines.map(extent);
  const differ = (values: readonly number[], most: number) =>
    Math.max(...values) - Math.min(...values) > most;
  return !(
    differ(
      extents.map(({ reach }) => reach),
      likeness / 2,
    ) ||
    differ(
      extents.map(({ span }) => span),
      likeness,
    )
  );
}

/** @param first direction of the first piece @param bends +1 clockwise, −1 anticlockwise @returns undefined where the line meets itself or is too long */
function lineOf(first: Point, lengths: readonly number[], bends: readonly number[]): Line | undefined {
  const points: Point[] = [[0, 0]];
  const met = new Set(['0,0']);
  let [x, y, dx, dy] = [0, 0, ...first];
  for (const [at, length] of lengths.entries()) {
    for (let step = 0; step < length; step += 1) {
      [x, y] = [x + dx, y + dy];
      if (met.has(`${x},${y}`)) return undefined;
      met.add(`${x},${y}`);
    }
    points.push([x, y]);
    const bend = bends[at] ?? 1;
    [dx, dy] = [-dy * bend, dx * bend];
  }
  const long = [0, 1].some((axis) => {
    const values = points.map((point) => point[axis] as number);
    return Math.max(...values) - Math.min(...values) > longestSide;
  });
  return long ? undefined : { shape: 'line', points };
}

/**
 * Three lines of the same pieces: each has one bend of a mother line the other way round, another bend in each. Two of them
 * differ in two bends of five, one and the mirror image of another in three; the ends differ, so none is like another.
 */
export function draftLine(random: Random): readonly Line[] | undefined {
  const first: Point = random.pick([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
  const lengths = Array.from({ length: bendCount + 1 }, () => 1 + random.below(2));
  const bends = Array.from({ length: bendCount }, () => random.pick([1, -1]));
  const turned = random.shuffle(bends.map((_, at) => at)).slice(0, variantCount);
  const lines = turned.flatMap((other) => {
    const line = lineOf(
      first,
      lengths,
      bends.map((bend, at) => (at === other ? -bend : bend)),
    );
    return line ? [line] : [];
  });
  return lines.length === variantCount && areLike(lines) ? lines : undefined;
}
