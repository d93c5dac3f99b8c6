/** The distribution of scores as path data: mean 100, standard deviation 15, on a field of 1000 by 200. */
export const curveField = { from: 52, to: 148, width: 1000, height: 200, foot: 196 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Where a score stands across the field, bounded by its edges. */
export function curveX(score: number): number {
  const { from, to, width } = curveField;
  return round(((Math.min(to, Math.max(from, score)) - from) / (to - from)) * width);
}

const height = (score: number): number =>
  round(curveField.foot - 184 * Math.exp(-((score - 100) ** 2) / (2 * 15 ** 2)));

/** The line of the curve between two scores. */
export function curveLine(start: number = curveField.from, end: number = curveField.to): string {
  const points: string[] = [];
  for (let score = start; score < end; score += 1.5) points.push(`${curveX(score)} ${height(score)}`);
  points.push(`${curveX(end)} ${height(end)}`);
  return `M${points.join('L')}`;
}

/** The area under the curve between two scores. */
export function curveArea(start: number = curveField.from, end: number = curveField.to): string {
  return `${curveLine(start, end)}V${curveField.foot}H${curveX(start)}Z`;
}

/** An interval as far as the field shows it. */
export function curveSpan(low: number, high: number): [number, number] {
  return [Math.max(low, curveField.from), Math.min(high, curveField.to)];
}

export interface CurvePalette {
  area: string;
  interval: string;
  line: string;
  mark: string;
}

/** The whole curve with an interval shaded and a score marked, without numbers: those are set by the page. */
export function drawCurve(
  { low, high, at }: { low: number; high: number; at?: number },
  { area, interval, line, mark }: CurvePalette,
): string {
  const marked =
    at === undefined
      ? ''
      : `<path d="M${curveX(at)} 0V${curveField.foot}" stroke="${mark}" stroke-width="3"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${curveField.width} ${curveField.height}">` +
    `<path d="${curveArea()}" fill="${area}"/><path d="${curveArea(...curveSpan(low, high))}" fill="${interval}"/>` +
    `<path d="${curveLine()}M0 ${curveField.foot}H${curveField.width}" fill="none" stroke="${line}" stroke-width="2"/>${marked}</svg>`
  );
}

/** The scale that all gauges share, so that they can be compared. */
const gauge = { from: 55, to: 145 } as const;

/** Where a score stands across a gauge of width 1000, bounded by its ends. */
export const gaugeX = (score: number): number =>
  round(((Math.min(gauge.to, Math.max(gauge.from, score)) - gauge.from) / (gauge.to - gauge.from)) * 1000);

/** A score with its interval on the reference range. */
export function drawGauge(
  {
    low,
    high,
    at,
    reference,
  }: { low: number; high: number; at: number; reference: { low: number; high: number } },
  { area, interval, line, mark }: CurvePalette,
): string {
  const band = (from: number, to: number, y: number, tall: number, fill: string) =>
    `<rect x="${gaugeX(from)}" y="${y}" width="${round(gaugeX(to) - gaugeX(from))}" height="${tall}" rx="8" fill="${fill}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100">${band(reference.low, reference.high, 8, 84, area)}` +
    `<path d="M0 50H1000" stroke="${line}" stroke-width="3"/>${band(low, high, 36, 28, interval)}` +
    `<path d="M${gaugeX(at)} 8V92" stroke="${mark}" stroke-width="9"/></svg>`
  );
}
