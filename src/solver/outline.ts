import type { Point } from './affine.ts';
import type { Run } from './path.ts';

/** The line of a figure about its own centre, scaled to size 1. */
export interface Normal {
  readonly centre: Point;
  /** Root of the mean square distance of the corners from the centre, in units of the drawing. */
  readonly size: number;
  readonly corners: readonly Point[];
  /** Middles of the straight pieces between corners: they tell apart what has the same corners. */
  readonly middles: readonly Point[];
}

/** Corners of one run, without those on a straight line between their neighbours. */
function cornersOf({ points, closed }: Run): Point[] {
  const distinct = points.filter((point, at) => {
    const before = at > 0 ? points[at - 1] : closed ? points[points.length - 1] : undefined;
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.01;
  });
  return distinct.filter((point, at) => {
    const before = distinct[at - 1] ?? (closed ? distinct[distinct.length - 1] : undefined);
    const after = distinct[at + 1] ?? (closed ? distinct[0] : undefined);
    if (!before || !after) return true;
    const [x1, y1] = [point[0] - before[0], point[1] - before[1]];
    const [x2, y2] = [after[0] - point[0], after[1] - point[1]];
    const bend = Math.abs(x1 * y2 - y1 * x2) / (Math.hypot(x1, y1) * Math.hypot(x2, y2));
    return bend > 0.02 || x1 * x2 + y1 * y2 < 0;
  });
}

/** Puts the runs of one element about their common centre. */
export function normalise(line: readonly Run[]): Normal {
  const runs = line.map((run) => ({ corners: cornersOf(run), closed: run.closed }));
  const edges = runs.flatMap(({ corners, closed }) =>
    corners.flatMap((to, at): [Point, Point][] => {
      const from =
        at > 0 ? corners[at - 1] : closed && corners.length > 2 ? corners[corners.length - 1] : undefined;
      return from ? [[from, to]] : [];
    }),
  );
  const middleOf = ([from, to]: readonly [Point, Point]): Point => [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ];
  const lengths = edges.map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const middles = edges.map(middleOf);
  const along = (axis: 0 | 1) =>
    middles.reduce((sum, middle, at) => sum + middle[axis] * (lengths[at] as number), 0) / whole;
  const centre: Point = [along(0), along(1)];
  const corners = runs.flatMap((run) => run.corners);
  const squares = corners.reduce((sum, [x, y]) => sum + (x - centre[0]) ** 2 + (y - centre[1]) ** 2, 0);
  const size = Math.sqrt(squares / corners.length) || 1;
  const about = ([x, y]: Point): Point => [(x - centre[0]) / size, (y - centre[1]) / size];
  return { centre, size, corners: corners.map(about), middles: middles.map(about) };
}

export const mirror = ({ centre, size, corners, middles }: Normal): Normal => ({
  centre,
  size,
  corners: corners.map(([x, y]) => [-x, y]),
  middles: middles.map(([x, y]) => [-x, y]),
});

/** How far a corner may lie from its partner, in sizes of the figure: a twentieth is a unit of a figure 40 across. */
const tolerance = 0.06;

/** Turns, in degrees from 0 to 360, that take `one` to `other`, the least first; none where the forms differ. */
export const turnsBetween = (one: Normal, other: Normal): number[] =>
  candidates(one, other)
    .filter(({ turn }) => takes(one, other, turn))
    .map(({ degrees }) => degrees);

/** The first of `turnsBetween`: of a round form there are dozens, and each takes as long to try as the first. */
export const leastTurn = (one: Normal, other: Normal): number | undefined =>
  candidates(one, other).find(({ turn }) => takes(one, other, turn))?.degrees;

/** Turns that take the corner that is farthest out to one that is as far, the least first. */
function candidates(one: Normal, other: Normal): { readonly turn: number; readonly degrees: number }[] {
  if (one.corners.length !== other.corners.length || one.middles.length !== other.middles.length) return [];
  const reach = ([x, y]: Point) => Math.hypot(x, y);
  const anchor = one.corners.reduce((far, point) => (reach(point) > reach(far) + 1e-6 ? point : far));
  return other.corners
    .filter((point) => Math.abs(reach(point) - reach(anchor)) < tolerance)
    .map((point) => Math.atan2(point[1], point[0]) - Math.atan2(anchor[1], anchor[0]))
    .map((turn) => ({ turn, degrees: ((((turn * 180) / Math.PI) % 360) + 360) % 360 }))
    .sort((first, second) => first.degrees - second.degrees);
}

const takes = (one: Normal, other: Normal, turn: number): boolean =>
  covers(one.corners, other.corners, turn) && covers(one.middles, other.middles, turn);

function covers(points: readonly Point[], targets: readonly Point[], turn: number): boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.every(([x, y]) => {
    const [u, v] = [cos * x - sin * y, sin * x + cos * y];
    return targets.some(
      (target) => Math.abs(target[0] - u) < tolerance && Math.abs(target[1] - v) < tolerance,
    );
  });
}
