import { InvalidInputError } from '../errors.ts';

/** @throws InvalidInputError if the values are empty or one is not finite */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) throw new InvalidInputError('A mean needs at least one value.');
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (!Number.isFinite(mean)) throw new InvalidInputError('A mean is taken of finite values.');
  // A second pass takes away the rounding of the first.
  return mean + values.reduce((sum, value) => sum + (value - mean), 0) / values.length;
}

/** Variance with size − 1. @throws InvalidInputError if there are fewer than two values or one is not finite */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) throw new InvalidInputError('A variance needs at least two values.');
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * The value with a share of the sample below it, interpolated between order statistics (Hyndman & Fan 1996,
 * definition 7, R's default).
 *
 * @param share from 0 to 1
 * @throws InvalidInputError if the sample is empty, a number is not finite, or the share is outside [0, 1]
 */
export function quantile(sample: readonly number[], share: number): number {
  if (sample.length === 0 || !sample.every(Number.isFinite))
    throw new InvalidInputError('A sample holds at least one value, and finite ones.');
  if (!(share >= 0 && share <= 1)) throw new InvalidInputError(`A share lies in [0, 1], not at ${share}.`);
  const sorted = [...sample].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (at - Math.floor(at)) * (high - low);
}
