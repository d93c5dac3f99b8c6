import { InvalidInputError } from '../../errors.ts';
import { dot, type Matrix } from '../../numerics/matrix.ts';
import { cholesky, inverse, solve } from '../../numerics/symmetric.ts';
import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import type { Answer } from '../item.ts';
import {
  type MultidimensionalGradedItem,
  onItsLine,
  placeOnLine,
  requireMultidimensionalItem,
} from '../multidimensional-graded.ts';

/** What is known of a person's abilities: the summit of the posterior, and its covariance there. */
export interface MultidimensionalScore {
  /** One a dimension, on the scale of the prior. */
  readonly abilities: readonly number[];
  /** Inverse of the posterior's information at the summit. */
  readonly covariance: Matrix;
}

/** The posterior has one summit, as it is log-concave; Newton's way to it takes four to eight steps. */
const mostSteps = 60;
const closeEnough = 1e-10;
/** Differences of log-densities below this are rounding, and no reason to halve a step. */
const rounding = 1e-9;

/**
 * Abilities by maximum a posteriori under the multidimensional graded response model, with a normal prior of mean 0
 * (Segall 1996): Newton–Raphson, with steps halved until the posterior rises. Answers that were not given
 * are left out; with none at all the score is the prior.
 *
 * @param answers the category answered, from 0, or null, one an item
 * @param prior covariances of the abilities in the population
 * @throws InvalidInputError if an item, an answer or the prior cannot be, or their sizes differ
 */
export function multidimensionalMap(
  items: readonly MultidimensionalGradedItem[],
  answers: readonly Answer[],
  prior: Matrix,
): MultidimensionalScore {
  const given = answered(items, answers, prior.length);
  const precision = inverse(prior);
  let abilities: number[] = prior.map(() => 0);
  let here = posteriorAt(given, precision, abilities);
  for (let step = 0; step < mostSteps; step += 1) {
    const way = solve(here.information, here.gradient);
    if (Math.max(...way.map(Math.abs)) < closeEnough) break;
    let share = 1;
    let next = abilities;
    let there = here;
    do {
      next = abilities.map((ability, at) => ability + share * (way[at] as number));
      there = posteriorAt(given, precision, next);
      share /= 2;
    } while (there.logDensity < here.logDensity - rounding && share > closeEnough);
    abilities = next;
    here = there;
  }
  return { abilities, covariance: inverse(here.information) };
}

/**
 * Abilities drawn from a score's normal approximation, given independent standard normal numbers: summit + L·numbers.
 *
 * @returns a function from one number a dimension to one ability a dimension
 * @throws InvalidInputError if the covariance is not positive definite
 */
export function drawFrom({
  abilities,
  covariance,
}: MultidimensionalScore): (numbers: readonly number[]) => number[] {
  const lower = cholesky(covariance);
  return (numbers) => abilities.map((ability, at) => ability + dot(lower[at] as number[], numbers));
}

interface Given {
  readonly item: MultidimensionalGradedItem;
  readonly category: number;
}

function answered(
  items: readonly MultidimensionalGradedItem[],
  answers: readonly Answer[],
  dimensions: number,
): Given[] {
  if (answers.length !== items.length)
    throw new InvalidInputError(`${answers.length} answers to ${items.length} items.`);
  return items.flatMap((item, at) => {
    requireMultidimensionalItem(item);
    if (item.slopes.length !== dimensions)
      throw new InvalidInputError(`${item.slopes.length} slopes for ${dimensions} dimensions.`);
    const category = answers[at] as Answer;
    if (category === null) return [];
    if (!(Number.isInteger(category) && category >= 0 && category <= item.thresholds.length))
      throw new InvalidInputError(`No category ${category} in item ${at}.`);
    return [{ item, category }];
  });
}

/** Logarithm of the posterior up to a constant, its gradient, and its negative second derivatives. */
function posteriorAt(given: readonly Given[], precision: Matrix, abilities: readonly number[]) {
  const pulled = precision.map((row) => dot(row, abilities));
  const gradient = pulled.map((value) => -value);
  const information = precision.map((row) => [...row]);
  let logDensity = -dot(abilities, pulled) / 2;
  for (const { item, category } of given) {
    const place = theta(placeOnLine(item, abilities));
    const { logProbability, slope, curvature } = categoryCurve(onItsLine(item), category, place);
    logDensity += logProbability;
    for (const [at, own] of item.slopes.entries()) {
      if (own === 0) continue;
      gradient[at] = (gradient[at] as number) + slope * own;
      const row = information[at] as number[];
      for (const [other, another] of item.slopes.entries())
        row[other] = (row[other] as number) - curvature * own * another;
    }
  }
  return { logDensity, gradient, information };
}
