import type { ScoreScale } from './bell-curve.ts';
import { hairline, round, svg } from './svg.ts';

/** One dimension of a profile; low and high bound the 95 % interval. */
export interface ProfileSide {
  readonly low: number;
  readonly high: number;
  readonly at: number;
}

interface Profile {
  readonly sides: readonly ProfileSide[];
  /** Where most people lie. */
  readonly reference: { readonly low: number; readonly high: number };
  readonly scale: ScoreScale;
}

/** Colours as the page or the paper has them. */
export interface ProfilePalette {
  readonly ground: string;
  readonly ring: string;
  readonly spoke: string;
  readonly mist: string;
  readonly mark: string;
}

/** The drawing's square; dimensions reach so far from its middle, in deviations of the scale. */
export const profileField = { size: 400, radius: 184, reach: 10 / 3 } as const;

const middle = profileField.size / 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Clockwise from above. Four begin half a step further: then each has a corner of the square for its name, and the drawing the
 * whole of its width, however narrow.
 */
const angleOf = (side: number, count: number): number =>
  (2 * Math.PI * (count === 4 ? side + 0.5 : side)) / count - Math.PI / 2;

/** How far from the middle a score stands: nothing at the lower end of the scale, the radius at its upper one. */
export function profileRadius(score: number, { mean, deviation }: ScoreScale): number {
  const { radius, reach } = profileField;
  const share = ((score - mean) / deviation + reach) / (2 * reach);
  return radius * Math.min(1, Math.max(0, share));
}

function pointAt(side: number, count: number, radius: number): Point {
  const angle = angleOf(side, count);
  return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
}

/**
 * Where the name of a dimension stands around the drawing: a point in shares of the square, and to which side of that
 * point the name leans (-1 to the left, 0 centred, 1 to the right; likewise upwards and downwards).
 */
export function profileLabel(side: number, count: number) {
  const angle = angleOf(side, count);
  const { x, y } = pointAt(side, count, profileField.radius + 8);
  const lean = (part: number) => (Math.abs(part) < 0.2 ? 0 : Math.sign(part));
  return {
    x: round(x / profileField.size),
    y: round(y / profileField.size),
    leanX: lean(Math.cos(angle)),
    leanY: lean(Math.sin(angle)),
  };
}

/** Of a cardinal spline: with it, eight equal scores make a circle. */
const softness = 0.1875;

/** A closed line through all points, as a cardinal spline: it turns softly and meets each point. */
function closedLine(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const toward = (from: Point, before: Point, after: Point, sign: number): Point => ({
    x: from.x + sign * softness * (after.x - before.x),
    y: from.y + sign * softness * (after.y - before.y),
  });
  const curves = points.map((point, index) => {
    const next = at(index + 1);
    const leave = toward(point, at(index - 1), next, 1);
    const arrive = toward(next, point, at(index + 2), -1);
    return `C${pair(leave)} ${pair(arrive)} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/**
 * A profile around a middle, further out for more: the intervals as one band of mist along the line, the scores as points on
 * it, and over the mist the two ends of the reference range as hairlines. Names are set by the page.
 */
export function drawProfile({ sides, reference, scale }: Profile, palette: ProfilePalette): string {
  const count = sides.length;
  const radius = (score: number) => profileRadius(score, scale);
  const line = (of: (side: ProfileSide) => number) =>
    closedLine(sides.map((side, index) => pointAt(index, count, radius(of(side)))));
  const circle = (score: number, paint: string) =>
    `<circle cx="${middle}" cy="${middle}" r="${round(radius(score))}" ${paint}/>`;
  const spokes = sides.map((_, index) => {
    const { x, y } = pointAt(index, count, profileField.radius);
    return `M${middle} ${middle}L${round(x)} ${round(y)}`;
  });
  const mist = `<path d="${line(({ high }) => high)}${line(({ low }) => low)}" fill="${palette.mist}" fill-opacity="0.6" fill-rule="evenodd"/>`;
  const points = sides.map(({ at }, index) => {
    const { x, y } = pointAt(index, count, radius(at));
    return `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="${palette.mark}" stroke="${palette.ground}" stroke-width="2"/>`;
  });
  return svg(
    profileField.size,
    profileField.size,
    `<path d="${spokes.join('')}" ${hairline(palette.spoke)}/>`,
    circle(scale.mean + profileField.reach * scale.deviation, hairline(palette.spoke)),
    mist,
    circle(reference.low, hairline(palette.ring)),
    circle(reference.high, hairline(palette.ring)),
    `<path d="${line(({ at }) => at)}" fill="none" stroke="${palette.mark}" stroke-width="2.25" stroke-linejoin="round"/>`,
    ...points,
  );
}
