import type { ScoredEstimate } from '../exam.ts';
import { confidence } from './chance.ts';

/** The points of a test: mean and standard deviation of its design population, and what no score is told beyond. */
interface Points {
  readonly mean: number;
  readonly deviation: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A place on the scale of the prior, in whole points with its 95 % interval.
 *
 * @param place in standard deviations of the design population
 * @param standardError in the same unit
 */
export function estimateIn(
  { mean, deviation, low, high }: Points,
  place: number,
  standardError: number,
): ScoredEstimate {
  const points = (at: number) => Math.min(high, Math.max(low, Math.round(mean + deviation * at)));
  return {
    value: points(place),
    standardError: Math.round(deviation * standardError * 10) / 10,
    low: points(place - confidence * standardError),
    high: points(place + confidence * standardError),
  };
}
