import type { MultidimensionalGradedItem } from '../../irt/multidimensional-graded.ts';
import type { Matrix } from '../../numerics/matrix.ts';
import { randomOf } from '../../random.ts';
import { effectiveWeights } from '../weights.ts';
import { climbGraded } from './ascent.ts';
import { chainsOf } from './chains.ts';
import { covarianceAt } from './errors.ts';
import { type GradedAnswers, type GradedDesign, requireGraded, type Shape, shapesOf } from './model.ts';

/** An item in the form that scores are made with, and how well it is known. */
export interface CalibratedGradedItem extends MultidimensionalGradedItem {
  /** Of slopes (0 where a slope is 0 by design) and thresholds; null where the answers do not fix the parameters. */
  readonly standardError: {
    readonly slopes: readonly number[];
    readonly thresholds: readonly number[];
  } | null;
}

export interface GradedCalibration {
  readonly items: readonly CalibratedGradedItem[];
  /** Of the abilities among these persons. */
  readonly correlations: Matrix;
}

export interface GradedOptions {
  /** The same seed gives the same numbers. */
  readonly seed: string;
  /** One a person, above 0; all alike where left out. */
  readonly weights?: readonly number[];
}

/**
 * Marginal maximum likelihood of the multidimensional graded response model with simple or mixed structure, by the
 * Metropolis–Hastings Robbins–Monro algorithm (Cai 2010). Abilities have mean 0 and variance 1 among these persons; their
 * correlations are fitted. With one dimension it is the graded response model, and with two categories the
 * two-parameter model.
 *
 * @param answers persons × items; what was not answered is left out
 * @throws InvalidInputError if answers or design cannot be, a category was chosen by nobody, or weights are none
 */
export function calibrateGraded(
  answers: GradedAnswers,
  design: GradedDesign,
  { seed, weights = answers.map(() => 1) }: GradedOptions,
): GradedCalibration {
  requireGraded(answers, design);
  const shapes = shapesOf(design);
  const dimensions = design.correlations.length;
  const problem = {
    answers,
    weights: Float64Array.from(effectiveWeights(weights, answers.length)),
    shapes,
    dimensions,
  };
  const chains = chainsOf(answers, shapes, dimensions, randomOf(seed));
  const start = {
    parameters: Float64Array.from(
      design.items.flatMap(({ slopes, thresholds }) => [
        ...slopes.filter((slope) => slope !== 0),
        ...thresholds,
      ]),
    ),
    correlations: design.correlations.map((row) => [...row]),
  };
  const place = climbGraded(problem, chains, start);
  const covariance = covarianceAt(problem, chains, place);
  return {
    items: shapes.map((shape) => itemOf(shape, dimensions, place.parameters, covariance)),
    correlations: place.correlations,
  };
}

function itemOf(
  { dimensions, thresholds, first }: Shape,
  count: number,
  parameters: Float64Array,
  covariance: Matrix | null,
): CalibratedGradedItem {
  const spread = (own: (at: number) => number) => {
    const slopes = Array<number>(count).fill(0);
    dimensions.forEach((dimension, k) => {
      slopes[dimension] = own(first + k);
    });
    const start = first + dimensions.length;
    return { slopes, thresholds: Array.from({ length: thresholds }, (_, at) => own(start + at)) };
  };
  return {
    ...spread((at) => parameters[at] as number),
    standardError: covariance && spread((at) => Math.sqrt(covariance[at]?.[at] as number)),
  };
}
