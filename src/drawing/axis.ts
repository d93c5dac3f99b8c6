import type { CurvePalette } from './bell-curve.ts';
import { round } from './svg.ts';

/** Where somebody stands between two poles, with the interval, as shares from 0 to 1. */
export interface AxisMarks {
  /** Left out where only the interval may be told. */
  readonly at?: number | undefined;
  readonly low: number;
  readonly high: number;
}

/** An axis of width 1000 between two poles: its middle, the interval, and where one stands. */
export function drawAxis({ at, low, high }: AxisMarks, { area, interval, line, mark }: CurvePalette): string {
  const x = (share: number) => round(1000 * Math.min(1, Math.max(0, share)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 60"><rect y="18" width="1000" height="24" rx="12" fill="${area}"/>` +
    `<rect x="${x(low)}" y="18" width="${round(x(high) - x(low))}" height="24" rx="12" fill="${interval}"/>` +
    `<path d="M500 4V56" stroke="${line}" stroke-width="3"/>` +
    `${at === undefined ? '' : `<circle cx="${x(at)}" cy="30" r="20" fill="${mark}"/>`}</svg>`
  );
}

interface Placed {
  readonly interval: { readonly low: number; readonly high: number };
  readonly at?: number | undefined;
  /** Where the poles lie, in points of the scale. */
  readonly ends: { readonly low: number; readonly high: number };
}

/** Points of a scale as shares of the axis between its ends. */
export function axisMarks({ interval, at, ends }: Placed): AxisMarks {
  const share = (points: number) => Math.min(1, Math.max(0, (points - ends.low) / (ends.high - ends.low)));
  return {
    low: share(interval.low),
    high: share(interval.high),
    ...(at !== undefined && { at: share(at) }),
  };
}
