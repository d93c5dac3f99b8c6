import { iqBounds, iqOfTheta } from '#psychometrics/norms.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { guesses, type SimulatedForm, sit } from '../simulation.ts';

/**
 * Of the norm population, the share whose score is at most each whole score from `iqBounds.low` to `iqBounds.high`. Scores
 * are spread by less than the ability is (12.8 points in `iq-design-2026.2`), so that a rank among people is read off here
 * and never off the scale.
 */
export type ScoreShares = readonly number[];

/** Of some scores the share at or below each whole one, to four digits. */
export function sharesOf(scores: readonly number[]): ScoreShares {
  return Array.from({ length: iqBounds.high - iqBounds.low + 1 }, (_, at) => {
    const atMost = scores.filter((score) => score <= iqBounds.low + at).length;
    return Math.round((10_000 * atMost) / scores.length) / 10_000;
  });
}

/** The shares of a form, by sitters drawn from the norm population, item residuals drawn anew for each. */
export function simulatedShares(form: SimulatedForm, sitters: number, seed: string): ScoreShares {
  const random = randomOf(seed);
  return sharesOf(
    Array.from({ length: sitters }, () =>
      iqOfTheta(sit(form, theta(random.normal()), random, guesses).estimate.theta),
    ),
  );
}

/** Share of the norm population that scores so high or lower. @param score in IQ points, of any size */
export function shareUpTo(shares: ScoreShares, score: number): number {
  if (score < iqBounds.low) return 0;
  return shares[Math.min(shares.length - 1, Math.floor(score) - iqBounds.low)] ?? 1;
}
