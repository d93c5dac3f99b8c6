import type { Theta } from '../units.ts';
import { boundsOf, type GradedItem } from './graded.ts';
import { categoryCount, type DichotomousItem, type Item, isGraded } from './item.ts';
import { logistic, logLogistic } from './logistic.ts';
import { farthestResidual, weightedResiduals } from './uncertain-item.ts';

/** The curve of one answer to an item, at one ability. */
export interface CategoryCurve {
  readonly probability: number;
  readonly logProbability: number;
  /** First derivative of the log-probability by ability. */
  readonly slope: number;
  /** Second derivative of the log-probability by ability. */
  readonly curvature: number;
}

/** @param category from 0; right is 1 */
export function categoryCurve(item: Item, category: number, ability: Theta): CategoryCurve {
  if (isGraded(item)) return gradedCurve(item, category, ability);
  if (item.residual) return uncertainCurve(item, item.residual, category, ability);
  return category === 1 ? rightCurve(item, ability) : wrongCurve(item, ability);
}

/** The curves of all answers to an item, from category 0. */
export function categoryCurves(item: Item, ability: Theta): CategoryCurve[] {
  return Array.from({ length: categoryCount(item) }, (_, category) => categoryCurve(item, category, ability));
}

/** Derivatives by Samejima (1969): a(1 − P*ₖ − P*ₖ₊₁) and −a²(P*ₖ(1 − P*ₖ) + P*ₖ₊₁(1 − P*ₖ₊₁)). */
function gradedCurve(item: GradedItem, category: number, ability: Theta): CategoryCurve {
  const { above, below, width } = boundsOf(item, category, ability);
  const [reached, stayed] = [logistic(above), logistic(below)];
  const [missed, passed] = [logistic(-above), logistic(-below)];
  return {
    probability: reached * stayed * width,
    logProbability: logLogistic(above) + logLogistic(below) + Math.log(width),
    slope: item.a * (missed - passed),
    curvature: -(item.a ** 2) * (reached * missed + stayed * passed),
  };
}

/** With P′ = a(1 − c)L(1 − L) and P″ = P′a(1 − 2L), L being the curve without guessing. */
function rightCurve({ a, b, c }: DichotomousItem, ability: Theta): CategoryCurve {
  const logit = a * (ability - b);
  const [known, unknown] = [logistic(logit), logistic(-logit)];
  const probability = c + (1 - c) * known;
  const slope = c === 0 ? a * unknown : (a * (1 - c) * known * unknown) / probability;
  return {
    probability,
    logProbability: c === 0 ? logLogistic(logit) : Math.log(probability),
    slope,
    curvature: slope * a * (unknown - known) - slope ** 2,
  };
}

function wrongCurve({ a, b, c }: DichotomousItem, ability: Theta): CategoryCurve {
  const logit = a * (ability - b);
  const [known, unknown] = [logistic(logit), logistic(-logit)];
  return {
    probability: (1 - c) * unknown,
    logProbability: Math.log1p(-c) + logLogistic(-logit),
    slope: -a * known,
    curvature: -(a ** 2) * known * unknown,
  };
}

/**
 * The residual integrated out as in `marginalProbability`. The probability without guessing is summed as a multiple of
 * exp(scale), so that its logarithm and the derivatives of that hold where the probability itself underflows.
 */
function uncertainCurve(item: DichotomousItem, residual: number, category: number, ability: Theta) {
  const { a, b, c } = item;
  const sign = category === 1 ? a : -a;
  const scale = Math.min(0, sign * (ability - b) + a * residual * farthestResidual);
  let [total, first, second] = [0, 0, 0];
  for (const { value, weight } of weightedResiduals) {
    const logit = sign * (ability - residual * value - b);
    const tail = Math.exp(-Math.abs(logit));
    const missed = (logit < 0 ? 1 : tail) / (1 + tail);
    const known = scale < 0 ? Math.exp(logit - scale) / (1 + tail) : (logit < 0 ? tail : 1) / (1 + tail);
    const share = weight * known;
    total += share;
    first += share * missed;
    second += share * missed * (2 * missed - 1);
  }
  const logKnown = Math.log1p(-c) + scale + Math.log(total);
  const guessed = category === 1 ? c : 0;
  const probability = guessed + Math.exp(logKnown);
  const known = guessed === 0 ? 1 : Math.exp(logKnown) / probability;
  const slope = (known * sign * first) / total;
  return {
    probability,
    logProbability: guessed === 0 ? logKnown : Math.log(probability),
    slope,
    curvature: (known * a * a * second) / total - slope ** 2,
  };
}
