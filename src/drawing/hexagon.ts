import { gaugeEnds } from './bell-curve.ts';
import { hairline, round, svg } from './svg.ts';

/** The drawing's square, and how far the six themes reach from its middle. */
export const hexagonField = { size: 400, radius: 178 } as const;

/** The scale of the six: its middle is the person's own mean. */
const scale = { mean: 50, deviation: 15 } as const;

/** From its middle to its edge: as far as the bars reach that stand beside it. */
export const hexagonEnds = gaugeEnds(scale);

/** A theme in points, drawn between those ends, with its interval where that is drawn. */
export interface HexagonCorner {
  readonly value: number;
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
}

/** Colours as the page or the paper has them. */
export interface HexagonPalette {
  readonly grid: string;
  readonly area: string;
  readonly mark: string;
  readonly ground: string;
}

const middle = hexagonField.size / 2;

/** The first theme stands above, the others follow clockwise. */
function pointAt(side: number, share: number): { x: number; y: number } {
  const angle = (Math.PI * side) / 3 - Math.PI / 2;
  const radius = hexagonField.radius * share;
  return { x: round(middle + radius * Math.cos(angle)), y: round(middle + radius * Math.sin(angle)) };
}

const closed = (shares: readonly number[]): string =>
  `M${shares
    .map((share, side) => {
      const { x, y } = pointAt(side, share);
      return `${x} ${y}`;
    })
    .join('L')}Z`;

/**
 * Six themes around a middle, further out for more, on rings at each quarter; the half, which is the person's own mean, is
 * dashed and lies over what is drawn, so that one sees what stands out from it. Intervals are one band of mist along the
 * line; without them the line is filled. Names are set by the page.
 */
export function drawHexagon(
  corners: readonly HexagonCorner[],
  { grid, area, mark, ground }: HexagonPalette,
): string {
  const { low, high } = hexagonEnds;
  const shareOf = (value: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));
  const shares = corners.map(({ value }) => shareOf(value));
  const hasBand = corners.every(({ interval }) => interval !== undefined);
  const edge = (end: 'low' | 'high') =>
    closed(corners.map(({ value, interval }) => shareOf(interval?.[end] ?? value)));
  const ring = (share: number) => closed(shares.map(() => share));
  const rings = [0.25, 0.75, 1].map(ring).join('');
  const spokes = shares.map((_, side) => {
    const { x, y } = pointAt(side, 1);
    return `M${middle} ${middle}L${x} ${y}`;
  });
  const points = shares.map((share, side) => {
    const { x, y } = pointAt(side, share);
    return `<circle cx="${x}" cy="${y}" r="4.5" fill="${mark}" stroke="${ground}" stroke-width="2"/>`;
  });
  return svg(
    hexagonField.size,
    hexagonField.size,
    `<path d="${rings}${spokes.join('')}" ${hairline(grid)}/>`,
    ...(hasBand
      ? [
          `<path d="${edge('high')}${edge('low')}" fill="${area}" fill-opacity="0.6" fill-rule="evenodd"/>`,
          `<path d="${closed(shares)}" fill="none" stroke="${mark}" stroke-width="2.25" stroke-linejoin="round"/>`,
        ]
      : [
          `<path d="${closed(shares)}" fill="${area}" fill-opacity="0.5" stroke="${mark}" stroke-width="2.25" stroke-linejoin="round"/>`,
        ]),
    `<path d="${ring(0.5)}" ${hairline(mark)} stroke-dasharray="3 4"/>`,
    ...points,
  );
}
