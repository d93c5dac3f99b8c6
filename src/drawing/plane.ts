import type { ScoreScale } from './bell-curve.ts';
import { round, svg } from './svg.ts';

/** The four quarters of a plane. */
export const planeCorners = ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'] as const;
export type PlaneCorner = (typeof planeCorners)[number];

interface Plane {
  /** A place by two scores. */
  readonly at: { readonly across: number; readonly upwards: number };
  /** Variances of the two, and their covariance, in squared points. */
  readonly spread: { readonly across: number; readonly upwards: number; readonly both: number };
  readonly scale: ScoreScale;
  /** The quarter that the place is said to lie in. */
  readonly lit?: PlaneCorner | undefined;
}

/** Colours as the page or the paper has them. */
export interface PlanePalette {
  readonly ground: string;
  readonly lit: string;
  readonly line: string;
  readonly mist: string;
  readonly mark: string;
}

/** The drawing's square; it shows so many deviations to either side of the middle. */
const field = { size: 400, reach: 3 } as const;

const half = field.size / 2;

/** 95 % of a normal distribution in two dimensions lie within so many standard deviations: √(χ²(.95, 2)). */
const confidence = 2.447747;

/** Corners of the line that stands for an oval. */
const turns = 48;

/**
 * Two scores as a place on a plane of four quarters, with the oval that holds it at 95 %. What lies beyond the edge is drawn
 * on it. Names are set by the page.
 */
export function drawPlane({ at, spread, scale, lit }: Plane, palette: PlanePalette): string {
  const along = (score: number) =>
    Math.min(1, Math.max(-1, (score - scale.mean) / scale.deviation / field.reach));
  const x = (score: number) => round(half * (1 + along(score)));
  const y = (score: number) => round(half * (1 - along(score)));
  // The root of the covariances (Cholesky) turns a circle into the oval.
  const wide = Math.sqrt(spread.across);
  const lean = spread.both / wide;
  const tall = Math.sqrt(Math.max(0, spread.upwards - lean ** 2));
  const oval = Array.from({ length: turns }, (_, turn) => {
    const angle = (2 * Math.PI * turn) / turns;
    const [cos, sin] = [confidence * Math.cos(angle), confidence * Math.sin(angle)];
    return `${x(at.across + wide * cos)} ${y(at.upwards + lean * cos + tall * sin)}`;
  });
  const quarters = planeCorners.map((corner) => {
    const [left, top] = [corner.endsWith('Left') ? 0 : half, corner.startsWith('upper') ? 0 : half];
    return `<rect x="${left}" y="${top}" width="${half}" height="${half}" fill="${corner === lit ? palette.lit : palette.ground}"/>`;
  });
  return svg(
    field.size,
    field.size,
    ...quarters,
    `<path d="M${half} 0V${field.size}M0 ${half}H${field.size}" stroke="${palette.line}" stroke-dasharray="3 5" fill="none"/>`,
    `<path d="M1 0V${field.size - 1}H${field.size}" stroke="${palette.line}" stroke-width="2" fill="none"/>`,
    `<path d="M${oval.join('L')}Z" fill="${palette.mist}" fill-opacity="0.6"/>`,
    `<circle cx="${x(at.across)}" cy="${y(at.upwards)}" r="7" fill="${palette.mark}" stroke="${palette.ground}" stroke-width="2.5"/>`,
  );
}
