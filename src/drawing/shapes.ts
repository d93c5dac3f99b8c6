const round = (value: number): number => Math.round(value * 100) / 100;

/** Corners around the origin, the first at the top, every other one at the distance `inner`. */
function ring(corners: number, radius: number, inner = radius): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const reach = at % 2 === 1 ? inner : radius;
    const angle = (at / corners) * 2 * Math.PI - Math.PI / 2;
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
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
  (radius) => ring(10, radius * 1.16, radius * 0.54),
  (radius) => {
    const [long, short] = [round(radius), round(radius * 0.38)];
    return `M${-short} ${-long}H${short}V${-short}H${long}V${short}H${short}V${long}H${-short}V${short}H${-long}V${-short}H${-short}Z`;
  },
  (radius) => {
    const [reach, flat] = [round(radius * 1.1), round(radius * 0.55)];
    return `M${-reach} ${flat}A${reach} ${reach} 0 0 1 ${reach} ${flat}Z`;
  },
];
