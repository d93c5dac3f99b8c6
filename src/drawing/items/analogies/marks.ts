import { ring } from '../../shapes.ts';
import { round } from '../../svg.ts';

/** The line of every figure. */
export const line = 'stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';

/** Fill opacities of white, grey and black. */
export const fills: readonly number[] = [0, 0.38, 1];

/** A regular polygon that stands on a side, its middle where a circle's would be. */
export const polygon = (sides: number, radius: number, turn = 0): string =>
  ring(sides, radius, { turn: (sides % 2 === 0 ? 180 / sides : 0) + turn });

/** Where an eighth of a turn, clockwise from the top, points to. */
export function towards(eighth: number, reach: number): readonly [number, number] {
  const angle = (eighth * Math.PI) / 4;
  return [round(reach * Math.sin(angle)), round(-reach * Math.cos(angle))];
}
