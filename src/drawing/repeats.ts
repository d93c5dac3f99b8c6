import { type CurvePalette, curveField, curveX, type ScoreScale } from './bell-curve.ts';
import { round, svg } from './svg.ts';

const dot = { radius: 13, step: 29 } as const;

/** The field of the dots; across it, scores lie as they do under a curve. */
export const repeatsField = { width: curveField.width, height: 190, foot: 186 } as const;

interface Repeated {
  readonly values: readonly number[];
  readonly at: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly scale: ScoreScale;
}

/** Results as dots on the scale (whole ones, at its ends too), one on the other where they would touch, over the interval and with a line where one was. */
export function drawRepeats(
  { values, at, interval, scale }: Repeated,
  { area, interval: filled, line, mark }: CurvePalette,
): string {
  const { width, height, foot } = repeatsField;
  const placed: { x: number; row: number }[] = [];
  for (const value of values) {
    const x = Math.min(Math.max(curveX(value, scale), dot.radius), repeatsField.width - dot.radius);
    const near = placed.filter((other) => Math.abs(other.x - x) < 2 * dot.radius).map(({ row }) => row);
    let row = 0;
    while (near.includes(row)) row += 1;
    placed.push({ x, row });
  }
  const dots = placed
    .map(({ x, row }) => {
      const y = round(foot - dot.radius - 6 - row * dot.step);
      return `<circle cx="${x}" cy="${y}" r="${dot.radius}" fill="${filled}"/>`;
    })
    .join('');
  const [low, high] = [curveX(interval.low, scale), curveX(interval.high, scale)];
  return svg(
    width,
    height,
    `<rect x="${low}" width="${round(high - low)}" height="${foot}" fill="${area}"/>`,
    `<path d="M0 ${foot}H${width}" stroke="${line}" stroke-width="2"/>`,
    dots,
    `<path d="M${curveX(at, scale)} 0V${foot}" stroke="${mark}" stroke-width="3"/>`,
  );
}
