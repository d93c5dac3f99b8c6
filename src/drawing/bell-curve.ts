import { round } from './svg.ts';

/** How scores lie in the norm population: normally around a middle. */
export interface ScoreScale {
  readonly mean: number;
  readonly deviation: number;
}

/** IQ points. */
export const iqScale: ScoreScale = { mean: 100, deviation: 15 };

/** The field of the curve; it reaches as many deviations to either side. */
export const curveField = { width: 1000, height: 200, foot: 196, reach: 3.2 } as const;

const bounded = (value: number, reach: number): number => Math.min(reach, Math.max(-reach, value));

/** Scores at whole deviations from the middle. */
export function scaleTicks({ mean, deviation }: ScoreScale, every = 1): number[] {
  return [-3, -2, -1, 0, 1, 2, 3].filter((at) => at % every === 0).map((at) => mean + at * deviation);
}

/** Where a score stands across the field, bounded by its edges. */
export function curveX(score: number, { mean, deviation }: ScoreScale): number {
  const { reach, width } = curveField;
  return xOf(bounded((score - mean) / deviation, reach), reach, width);
}

const xOf = (standard: number, reach: number, width: number): number =>
  round(((standard + reach) / (2 * reach)) * width);

const height = (standard: number): number => round(curveField.foot - 184 * Math.exp(-(standard ** 2) / 2));

/** The line of the curve between two standard scores. */
function lineBetween(start: number, end: number): string {
  const { reach, width } = curveField;
  const points: string[] = [];
  for (let at = start; at < end; at += 0.1) points.push(`${xOf(at, reach, width)} ${height(at)}`);
  points.push(`${xOf(end, reach, width)} ${height(end)}`);
  return `M${points.join('L')}`;
}

/** The line of the whole curve, or of its part up to a score. */
export function curveLine(end?: number, { mean, deviation }: ScoreScale = iqScale): string {
  const { reach } = curveField;
  return lineBetween(-reach, end === undefined ? reach : bounded((end - mean) / deviation, reach));
}

/** The area under the whole curve. */
export const curveArea = (): string => closed(-curveField.reach, curveField.reach);

/** The area under the curve between two scores, as far as the field shows it. */
export function curveInterval(low: number, high: number, { mean, deviation }: ScoreScale): string {
  const standard = (score: number) => bounded((score - mean) / deviation, curveField.reach);
  return closed(standard(low), standard(high));
}

function closed(start: number, end: number): string {
  const { reach, width, foot } = curveField;
  return `${lineBetween(start, end)}V${foot}H${xOf(start, reach, width)}Z`;
}

export interface CurvePalette {
  area: string;
  interval: string;
  line: string;
  mark: string;
}

/** The whole curve with an interval shaded and a score marked, if there is one, without numbers: those are set by the page. */
export function drawCurve(
  { low, high, at, scale }: { low: number; high: number; at?: number; scale: ScoreScale },
  { area, interval, line, mark }: CurvePalette,
): string {
  const { width, height: tall, foot } = curveField;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}">` +
    `<path d="${curveArea()}" fill="${area}"/><path d="${curveInterval(low, high, scale)}" fill="${interval}"/>` +
    `<path d="${curveLine()}M0 ${foot}H${width}" fill="none" stroke="${line}" stroke-width="2"/>` +
    (at === undefined
      ? ''
      : `<path d="M${curveX(at, scale)} 0V${foot}" stroke="${mark}" stroke-width="3"/>`) +
    '</svg>'
  );
}

/** Deviations to either side that all gauges show, so that they can be compared. */
const gaugeReach = 3;

/** Where a score stands across a gauge of width 1000, bounded by its ends. */
export const gaugeX = (score: number, { mean, deviation }: ScoreScale): number =>
  xOf(bounded((score - mean) / deviation, gaugeReach), gaugeReach, 1000);

/** The scores at the two ends of a gauge. */
export const gaugeEnds = ({ mean, deviation }: ScoreScale): { low: number; high: number } => ({
  low: mean - gaugeReach * deviation,
  high: mean + gaugeReach * deviation,
});

interface GaugeMarks {
  readonly low: number;
  readonly high: number;
  readonly at: number;
  /** Where most people lie. */
  readonly reference: { readonly low: number; readonly high: number };
  readonly scale: ScoreScale;
}

/** A score with its interval on the reference range. */
export function drawGauge(
  { low, high, at, reference, scale }: GaugeMarks,
  { area, interval, line, mark }: CurvePalette,
): string {
  const x = (score: number) => gaugeX(score, scale);
  const band = (from: number, to: number, y: number, tall: number, fill: string) =>
    `<rect x="${x(from)}" y="${y}" width="${round(x(to) - x(from))}" height="${tall}" rx="8" fill="${fill}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100">${band(reference.low, reference.high, 8, 84, area)}` +
    `<path d="M0 50H1000" stroke="${line}" stroke-width="3"/>${band(low, high, 36, 28, interval)}` +
    `<path d="M${x(at)} 8V92" stroke="${mark}" stroke-width="9"/></svg>`
  );
}
