/** The middle of some numbers; undefined where there are none. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  // A list of floats sorts by value without a comparison of ours, which took ten times as long for the 435 slopes of thirty points.
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

/**
 * A line through points that a few strange ones cannot tilt: the median of all slopes between two points, and the median
 * of what is left (Theil 1950; Sen 1968, J. Am. Stat. Assoc. 63, 1379). Undefined with fewer than two places.
 */
export function robustLine(points: readonly (readonly [x: number, y: number])[]): Line | undefined {
  const slopes = points.flatMap(([x, y], at) =>
    points.slice(at + 1).flatMap(([otherX, otherY]) => (otherX === x ? [] : [(otherY - y) / (otherX - x)])),
  );
  const slope = median(slopes);
  if (slope === undefined) return undefined;
  return { slope, intercept: median(points.map(([x, y]) => y - slope * x)) as number };
}

/** Median absolute deviation from a line (Hampel 1974, J. Am. Stat. Assoc. 69, 383), in the units of y. */
export const deviationFrom = (
  { slope, intercept }: Line,
  points: readonly (readonly [x: number, y: number])[],
): number => median(points.map(([x, y]) => Math.abs(y - intercept - slope * x))) ?? 0;
