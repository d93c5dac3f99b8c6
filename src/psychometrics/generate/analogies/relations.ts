import type { Random } from '../../random.ts';
import { eighths, fewestSides, type HandsFigure, mostSides, type PairFigure, wrap } from './figures.ts';

/** Numbers of sides of two polygons, or of sides and dots, that differ by `more`. */
function sidesThatDiffer(more: number, random: Random): [number, number] {
  const lower = Math.max(fewestSides, fewestSides - more);
  const upper = Math.min(mostSides, mostSides - more);
  const sides = lower + random.below(upper - lower + 1);
  return [sides, sides + more];
}

/** @param more sides that the black polygon has more than the white one */
export function drawPair(largeBlack: boolean, more: number, corner: number, random: Random): PairFigure {
  const [white, black] = sidesThatDiffer(more, random);
  const [large, small] = largeBlack ? [black, white] : [white, black];
  return { kind: 'pair', large, small, largeBlack, corner };
}

/** Where the large polygon of a pair may stand. */
export const corners = 4;

/** @param angle eighths of a turn from the long hand to the short one, clockwise */
export function drawHands(angle: number, frame: number, random: Random): HandsFigure {
  const long = random.below(eighths);
  return { kind: 'hands', frame, long, short: wrap(long + angle, eighths) };
}

/** Whether no value is there twice. */
export const allDiffer = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Columns of a table. */
export const columns = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] as number));
