import { type Point, pairs, tenth } from './numbers.ts';

/** Straight from point to point, left open. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('');

/** Straight from point to point and back to the first. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A soft line through all points (Catmull-Rom as cubic curves), left open. */
export function curve(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  let text = `M${tenth(start[0])} ${tenth(start[1])}`;
  pairs(points).forEach(([from, to], index) => {
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    text += `C${control.map(tenth).join(' ')}`;
  });
  return text;
}

/** A path that goes on where another ended: its first move becomes a line. */
export const onward = (path: string): string => path.replace('M', 'L');

/** What lies between two soft lines that run the same way. */
export const ribbon = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${curve(upper)}${onward(curve([...lower].reverse()))}Z`;

/** Twice the area, positive where the points run clockwise on screen: which side of a face one sees. */
export const turning = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
