import type { Theta } from '../units.ts';
import { boundsOf, type GradedItem } from './graded.ts';
import { categoryCount, type DichotomousItem, type Item, isGraded } from './item.ts';
import { logistic, logLogistic } from './logistic.ts';
import { weightedResiduals } from './uncertain-item.ts';

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

/** Derivatives of Samejima (1969, eqs. 4-8 and 4-9): a(1 − P*ₖ − P*ₖ₊₁) and −a²(P*ₖ(1 − P*ₖ) + P*ₖ₊₁(1 − P*ₖ₊₁)). */
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

/** With P′ = a(1 − c)L(1 − L) and P″ = P′a(1 − 2L), L being the curve without guessing (Lord 1980, eq. 4-40). */
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
 * The residual integrated out as in `marginalProbability`. Each point of it counts by its share of the probability, so
 * that the derivatives of the logarithm are means of the points' own, and hold where the probability itself underflows.
 */
function uncertainCurve(item: DichotomousItem, residual: number, category: number, ability: Theta) {
  const { a, b, c } = item;
  const sign = category === 1 ? 1 : -1;
  const points = weightedResiduals.map(({ value, weight }) => {
    const logit = sign * a * (ability - residual * value - b);
    const slope = sign * a * logistic(-logit);
    const second = slope ** 2 - a * a * logistic(logit) * logistic(-logit);
    return { log: Math.log(weight) + logLogistic(logit), slope, second };
  });
  const highest = Math.max(...points.map(({ log }) => log));
  const shares = points.map(({ log }) => Math.exp(log - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const mean = (of: (typeof points)[number]['slope' | 'second'][]) =>
    of.reduce((sum, value, at) => sum + value * (shares[at] as number), 0) / total;
  const logKnown = Math.log1p(-c) + highest + Math.log(total);
  const guessed = category === 1 ? c : 0;
  const probability = guessed + Math.exp(logKnown);
  const known = guessed === 0 ? 1 : Math.exp(logKnown) / probability;
  const slope = known * mean(points.map((point) => point.slope));
  return {
    probability,
    logProbability: guessed === 0 ? logKnown : Math.log(probability),
    slope,
    curvature: known * mean(points.map((point) => point.second)) - slope ** 2,
  };
}
