import { blend } from './colour.ts';
import type { Point } from './numbers.ts';
import { falloff, oval } from './paint.ts';

/** How a light shines. `reach` is the widest pool in radii of the source; `flat` above 1 spreads it sideways. */
export interface Shine {
  readonly strength?: number;
  readonly reach?: number;
  readonly outer?: string;
  readonly flat?: number;
}

/** One light: three gaussian pools, wide to tight, round a source of the given radius. */
export function glow([x, y]: Point, radius: number, colour: string, shine: Shine = {}): string {
  const { strength = 1, reach = 16, outer = colour, flat = 1 } = shine;
  const pools = [
    [reach, falloff(outer, outer, 0.34 * strength)],
    [reach * 0.4, falloff(blend(outer, colour, 0.5), blend(outer, colour, 0.5), 0.42 * strength)],
    [reach * 0.15, falloff(colour, colour, 0.6 * strength)],
  ] as const;
  return pools.map(([size, paint]) => oval(x, y, radius * size * flat, radius * size, paint)).join('');
}

/** Light lying on a floor or hanging in air: one soft ellipse. */
export const pool = (
  [x, y]: Point,
  across: number,
  along: number,
  colour: string,
  strength = 0.8,
  outer = colour,
) => oval(x, y, across, along, falloff(colour, outer, strength, 4));
