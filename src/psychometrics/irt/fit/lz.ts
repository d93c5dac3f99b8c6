import type { Theta } from '../../units.ts';
import { categoryCurve, categoryCurves } from '../category.ts';
import { type Answer, answeredOrThrow, type Item } from '../item.ts';
import { requireAbility } from '../three-parameter.ts';

export interface LikelihoodFit {
  /** Log-likelihood of the answers at the ability. */
  readonly logLikelihood: number;
  /** What it is expected to be there, over all patterns of answers to these items. */
  readonly expected: number;
  readonly variance: number;
  /** (logLikelihood − expected)/√variance: far below 0 for answers that the ability does not explain. */
  readonly lz: number;
}

/**
 * Standardised log-likelihood of a pattern (Drasgow, Levine & Williams 1985) over the items that were answered: with l
 * the sum of ln P of the answers given, its mean Σ Σ P ln P and its variance Σ (Σ P (ln P)² − (Σ P ln P)²), where the
 * inner sums run over the answers of an item; for items answered right or wrong the variance is Σ PQ (ln P/Q)². lz is 0 where all patterns are equally probable, or the answers were
 * certain, and −Infinity where others were certain.
 *
 * @param answers one for each item; null is an answer that was not given
 * @param ability where the sitter stands; with an estimate for it, lz varies a little less than a standard normal
 * @throws InvalidInputError if nothing was answered, the numbers differ, an answer is no category of its item, an item
 * has parameters that no item can have, or the ability is not finite
 */
export function likelihoodFit(
  items: readonly Item[],
  answers: readonly Answer[],
  ability: Theta,
): LikelihoodFit {
  requireAbility(ability);
  let [logLikelihood, expected, variance] = [0, 0, 0];
  for (const { item, category } of answeredOrThrow(items, answers)) {
    logLikelihood += categoryCurve(item, category, ability).logProbability;
    const curves = categoryCurves(item, ability);
    const mean = curves.reduce((sum, curve) => sum + termOf(curve.probability, curve.logProbability), 0);
    expected += mean;
    for (const curve of curves) {
      variance += termOf(curve.probability, (curve.logProbability - mean) ** 2);
    }
  }
  return {
    logLikelihood,
    expected,
    variance,
    lz: standardised(logLikelihood - expected, Math.sqrt(variance)),
  };
}

/** Below this a spread is rounding: all patterns have the same probability, or one has all of it. */
const leastSpread = 1e-12;

function standardised(surplus: number, spread: number): number {
  if (spread > leastSpread) return surplus / spread;
  return Math.abs(surplus) < 1e-9 ? 0 : -Infinity;
}

/** p · value, which tends to 0 with p for powers of log p. */
const termOf = (probability: number, value: number): number => (probability === 0 ? 0 : probability * value);
