import { round, svg } from './svg.ts';

export const progressField = { width: 600, height: 200 } as const;

/** Shares from 0 to 1. */
interface Point {
  readonly value: number;
  /** Bounds of its interval. */
  readonly low: number;
  readonly high: number;
}

export interface ProgressPalette {
  readonly line: string;
  readonly range: string;
  readonly grid: string;
  /** Of the numbers beside the grid. */
  readonly label: string;
}

/** Room for the numbers of the scale. */
const aside = 52;
const margin = 14;

/** The widest bar of an interval; narrower where many stand side by side. */
const widest = 18;

/**
 * A line from set to set over halves of the height, each point before the bar of its own interval.
 *
 * @param points the newest last; without any, the scale alone
 */
export function drawProgress(points: readonly Point[], palette: ProgressPalette): string {
  const { width, height } = progressField;
  const y = (share: number) => round(height - margin - share * (height - 2 * margin));
  const room = width - aside;
  const step = points.length > 1 ? (room - 4 * margin) / (points.length - 1) : 0;
  const x = (at: number) => round(aside + (points.length > 1 ? 2 * margin + at * step : room / 2));
  const bar = round(points.length > 1 ? Math.min(widest, step * 0.5) : widest);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<path d="M${aside} ${y(share)}H${width}" stroke="${palette.grid}" stroke-width="1.5"/><text x="${aside - 12}" y="${y(share)}" font-family="system-ui, Source Sans 3, sans-serif" font-size="20" text-anchor="end" dominant-baseline="central" fill="${palette.label}">${share * 100}</text>`,
  );
  const ranges = points.map(
    ({ low, high }, at) =>
      `<rect x="${round(x(at) - bar / 2)}" y="${y(high)}" width="${bar}" height="${round(y(low) - y(high))}" rx="${round(bar / 2)}" fill="${palette.range}"/>`,
  );
  const way = points.map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  return svg(
    width,
    height,
    ...grid,
    ...ranges,
    ...(points.length > 1
      ? [`<path d="${way}" fill="none" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>`]
      : []),
    ...points.map(({ value }, at) => `<circle cx="${x(at)}" cy="${y(value)}" r="6" fill="${palette.line}"/>`),
  );
}
