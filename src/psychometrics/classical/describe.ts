import { InvalidInputError } from '../errors.ts';
import { quantile } from './percentiles.ts';

/** What a sample of numbers looks like, as psych 2.2.9 `describe` gives it. */
export interface Description {
  readonly size: number;
  readonly mean: number;
  /** Of the population, estimated: divided by size − 1. */
  readonly standardDeviation: number;
  /** Standard error of the mean. */
  readonly standardError: number;
  readonly median: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Third central moment over the cube of `standardDeviation`: b1 of Joanes & Gill (1998), type 3 in R. */
  readonly skew: number;
  /** Fourth central moment over the fourth power of `standardDeviation`, less 3: b2 of Joanes & Gill (1998). */
  readonly kurtosis: number;
}

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

/** @throws InvalidInputError if there are fewer than two values, one is not finite, or all are the same */
export function describeSample(values: readonly number[]): Description {
  const mean = meanOf(values);
  const standardDeviation = Math.sqrt(varianceOf(values));
  if (standardDeviation === 0) throw new InvalidInputError('Skew and kurtosis need values that differ.');
  const moment = (power: number) =>
    values.reduce((sum, value) => sum + ((value - mean) / standardDeviation) ** power, 0) / values.length;
  return {
    size: values.length,
    mean,
    standardDeviation,
    standardError: standardDeviation / Math.sqrt(values.length),
    median: quantile(values, 0.5),
    minimum: quantile(values, 0),
    maximum: quantile(values, 1),
    skew: moment(3),
    kurtosis: moment(4) - 3,
  };
}
