import { type IqPoints, iqPoints, type Percentile, percentile, type Theta } from './units.ts';

/** No test of this length can tell scores apart beyond these; the report says so where they are reached. */
export const iqBounds = { low: 55, high: 155 } as const;

/**
 * Standard normal distribution function by the complementary error function of Numerical Recipes (Press et al. 2007,
 * 6.2.2, Chebyshev form); absolute error below 1.2e-7.
 */
export function normalDistribution(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ].reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return value > 0 ? 1 - tail : tail;
}

/** IQ = 100 + 15 theta, rounded to whole points and bounded (see `iqBounds`). */
export function iqOfTheta(ability: Theta): IqPoints {
  return iqPoints(Math.min(iqBounds.high, Math.max(iqBounds.low, Math.round(100 + 15 * ability))));
}

/** The share of the norm population at or below an ability, in percent. */
export function percentileOfTheta(ability: Theta): Percentile {
  return percentile(100 * normalDistribution(ability));
}
