import { round, svg } from './svg.ts';

export const progressField = { width: 600, height: 150 } as const;

interface Progress {
  /** Shares from 0 to 1, the newest last. */
  readonly points: readonly number[];
  /** Of the newest: bounds of its interval. */
  readonly low: number;
  readonly high: number;
}

export interface ProgressPalette {
  readonly line: string;
  readonly range: string;
  readonly grid: string;
}

/** A line from set to set over thirds of the height, the interval of the newest point as a bar behind it. */
export function drawProgress({ points, low, high }: Progress, palette: ProgressPalette): string {
  const { width, height } = progressField;
  const margin = 12;
  const y = (share: number) => round(height - margin - share * (height - 2 * margin));
  const step = points.length > 1 ? (width - 4 * margin) / (points.length - 1) : 0;
  const x = (at: number) => round(points.length > 1 ? 2 * margin + at * step : width / 2);
  const last = points.length - 1;
  const grid = [0, 0.5, 1].map(
    (share) => `<path d="M0 ${y(share)}H${width}" stroke="${palette.grid}" stroke-width="1.5"/>`,
  );
  const way = points.map((share, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(share)}`).join('');
  return svg(
    width,
    height,
    ...grid,
    `<rect x="${x(last) - 9}" y="${y(high)}" width="18" height="${round(y(low) - y(high))}" rx="9" fill="${palette.range}"/>`,
    `<path d="${way}" fill="none" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>`,
    ...points.map((share, at) => `<circle cx="${x(at)}" cy="${y(share)}" r="6" fill="${palette.line}"/>`),
  );
}
