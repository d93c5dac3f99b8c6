import { round } from './svg.ts';

/**
 * Corners around the origin as path data.
 *
 * @param inner distance of every other corner, for a star
 * @param turn degrees clockwise from a first corner at the top
 */
export function ring(corners: number, radius: number, { inner = radius, turn = 0 } = {}): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const reach = at % 2 === 1 ? inner : radius;
    const angle = ((turn - 90 + (at * 360) / corners) * Math.PI) / 180;
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** An upright cross around the origin as path data. @param short half the width of its arms */
export function cross(long: number, short: number): string {
  const [far, near] = [round(long), round(short)];
  return `M${-near} ${-far}H${near}V${-near}H${far}V${near}H${near}V${far}H${-near}V${near}H${-far}V${-near}H${-near}Z`;
}

/**
 * Outlines of basic shapes around the origin as path data, in this order: circle, triangle, square, rhombus, pentagon,
 * star, cross, half disc. For one radius all look equally large: pointed shapes reach further out than round ones.
 */
export const shapes: readonly ((radius: number) => string)[] = [
  (radius) => {
    const r = round(radius * 0.94);
    return `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r} ${r} 0 0 1 0 ${-r}Z`;
  },
  (radius) => {
    const [top, bottom, side] = [round(-radius * 1.08), round(radius * 0.78), round(radius * 1.08)];
    return `M0 ${top}L${side} ${bottom}H${-side}Z`;
  },
  (radius) => {
    const half = round(radius * 0.84);
    return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  },
  (radius) => {
    const [high, wide] = [round(radius * 1.22), round(radius * 0.78)];
    return `M0 ${-high}L${wide} 0L0 ${high}L${-wide} 0Z`;
  },
  (radius) => ring(5, radius * 1.04),
  (radius) => ring(10, radius * 1.16, { inner: radius * 0.54 }),
  (radius) => cross(radius, radius * 0.38),
  (radius) => {
    const [reach, flat] = [round(radius * 1.1), round(radius * 0.55)];
    return `M${-reach} ${flat}A${reach} ${reach} 0 0 1 ${reach} ${flat}Z`;
  },
];
