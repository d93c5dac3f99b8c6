/** Marks of the analogies: outlines around the origin as path data, and the ink they share. */

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The line of every figure. */
export const line = 'stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';

/** Fill opacities of white, grey and black. */
export const fills: readonly number[] = [0, 0.38, 1];

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};

/** Corners of a regular polygon, or in turns with `inner` those of a star. @param turn degrees clockwise from a corner at the top */
export function ring(corners: number, radius: number, turn = 0, inner?: number): string {
  const total = inner === undefined ? corners : 2 * corners;
  const points = Array.from({ length: total }, (_, at) =>
    point(inner !== undefined && at % 2 === 1 ? inner : radius, turn + (at * 360) / total),
  );
  return `M${points.join('L')}Z`;
}

/** A regular polygon that stands on a side, its middle where a circle's would be. */
export const polygon = (sides: number, radius: number, turn = 0): string =>
  ring(sides, radius, (sides % 2 === 0 ? 180 / sides : 0) + turn);

/** Where an eighth of a turn, clockwise from the top, points to. */
export function towards(eighth: number, reach: number): readonly [number, number] {
  const angle = (eighth * Math.PI) / 4;
  return [round(reach * Math.sin(angle)), round(-reach * Math.cos(angle))];
}
