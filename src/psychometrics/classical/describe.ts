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
