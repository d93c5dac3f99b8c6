import { InvalidInputError } from '../errors.ts';
import { normalDistribution } from '../numerics/normal.ts';

/** How far a place has moved against the others, on the scale of the newer calibration. */
export interface PlaceDrift {
  /** Newer b less what the older one is on the newer scale. */
  readonly departure: number;
  /** Departure over the newer b's standard error. */
  readonly zScore: number;
  /** Two-sided. */
  readonly pValue: number;
}

export interface Drift {
  /** Mean ability of the newer sitters on the older scale. */
  readonly shift: number;
  readonly places: readonly PlaceDrift[];
}

/**
 * Drift of difficulties between two calibrations: the newer sitters' mean is where the older scale has its 0 but for a
 * shift, which is the precision-weighted mean of the differences (mean linking; Kolen & Brennan 2014,
 * chapter 6); what departs from it is drift. The older difficulties are taken as they are.
 *
 * @param older difficulties of the places
 * @param newer the same places; each with its standard error, above 0
 * @throws InvalidInputError if there are not as many, there are none, or a number is not finite
 */
export function driftOf(
  older: readonly number[],
  newer: readonly { readonly b: number; readonly error: number }[],
): Drift {
  if (older.length !== newer.length || older.length === 0) {
    throw new InvalidInputError(`${older.length} older places for ${newer.length} newer ones.`);
  }
  let [sum, weights] = [0, 0];
  newer.forEach(({ b, error }, at) => {
    const before = older[at] as number;
    if (!(Number.isFinite(before) && Number.isFinite(b) && error > 0 && error < Infinity)) {
      throw new InvalidInputError(`Place ${at} has no finite difficulty and error.`);
    }
    sum += (before - b) / error ** 2;
    weights += 1 / error ** 2;
  });
  const shift = sum / weights;
  const places = newer.map(({ b, error }, at) => {
    const departure = b - ((older[at] as number) - shift);
    const zScore = departure / error;
    return { departure, zScore, pValue: 2 * normalDistribution(-Math.abs(zScore)) };
  });
  return { shift, places };
}
