import type { CurvePalette } from './bell-curve.ts';
import { round } from './svg.ts';

/** Where one of two lies on a row, as shares of its length; without `at` only the interval is known. */
interface PairMark {
  readonly at?: number | undefined;
  readonly low: number;
  readonly high: number;
}

/** A bar of width 1000 with an interval on it; the first of two has a full mark, the second one a ring. */
export function drawPairMark(
  { at, low, high }: PairMark,
  side: number,
  { area, interval, mark }: CurvePalette,
): string {
  const x = (share: number) => round(1000 * Math.min(1, Math.max(0, share)));
  const ring = side === 0 ? `fill="${mark}"` : `fill="#ffffff" stroke="${mark}" stroke-width="7"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 50"><rect y="16" width="1000" height="18" rx="9" fill="${area}"/>` +
    `<rect x="${x(low)}" y="16" width="${round(Math.max(8, x(high) - x(low)))}" height="18" rx="9" fill="${interval}"/>` +
    `${at === undefined ? '' : `<circle cx="${x(at)}" cy="25" r="17" ${ring}/>`}</svg>`
  );
}
