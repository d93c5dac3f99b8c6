import { InvalidInputError } from '../errors.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import type { LikelihoodRatio } from './logistic.ts';
import { fitOrdinal, type OrdinalRow } from './ordinal-fit.ts';

/** One person's answer to the graded item that is looked at. */
export interface GradedObservation {
  /** Belongs to the focal group, not to the reference group. */
  readonly focal: boolean;
  /** From 0. */
  readonly category: number;
  /** What persons are compared at: a score on the whole scale or an ability. */
  readonly matching: number;
}

export interface OrdinalModel {
  /** Of matching, focal (1 or 0), and matching · focal: as many of these as the model has. */
  readonly coefficients: readonly number[];
  readonly logLikelihood: number;
  /** Nagelkerke (1991, eq. 3). */
  readonly rSquared: number;
}

/** A model is null where its answers are separated, and a test is null where one of its models is. */
export interface OrdinalDif {
  readonly matching: OrdinalModel | null;
  readonly group: OrdinalModel | null;
  readonly interaction: OrdinalModel | null;
  readonly uniform: LikelihoodRatio | null;
  readonly nonUniform: LikelihoodRatio | null;
  readonly either: LikelihoodRatio | null;
}

/**
 * Differential item functioning of a graded item by ordinal logistic regression (Zumbo 1999; Crane, Gibbons, Jolley & van Belle 2006):
 * three nested proportional-odds models of the category, on the matching value, the group, and their interaction, compared by
 * likelihood ratios. Categories in which nobody answered are left out. Of two categories it is `logisticDif`.
 *
 * @throws InvalidInputError if a category is not a whole number from 0, a matching value is not finite, all answered in one category,
 * or a group has persons at fewer than two different matching values
 */
export function ordinalDif(observations: readonly GradedObservation[]): OrdinalDif {
  requireVariety(observations);
  const values = observations.map(({ matching }) => matching);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [middle, reach] = [low / 2 + high / 2, high / 2 - low / 2];
  const cells = cellsOf(observations);
  const modelOf = (size: number): OrdinalModel | null => {
    const rows = cells.map(({ focal, matching, counts }): OrdinalRow => {
      const value = (matching - middle) / reach;
      return { predictors: [value, Number(focal), focal ? value : 0].slice(0, size), counts };
    });
    const fit = fitOrdinal(rows);
    if (!fit) return null;
    const [slope = 0, group = 0, interaction = 0] = fit.coefficients;
    const { logLikelihood } = fit;
    return {
      coefficients: [slope / reach, group - (interaction * middle) / reach, interaction / reach].slice(
        0,
        size,
      ),
      logLikelihood,
      rSquared: nagelkerke(logLikelihood, emptyLogLikelihood(cells), observations.length),
    };
  };
  const [matching, group, interaction] = [modelOf(1), modelOf(2), modelOf(3)];
  return {
    matching,
    group,
    interaction,
    uniform: ratioOf(matching, group),
    nonUniform: ratioOf(group, interaction),
    either: ratioOf(matching, interaction),
  };
}

function requireVariety(observations: readonly GradedObservation[]): void {
  for (const { category, matching } of observations) {
    if (!(Number.isInteger(category) && category >= 0))
      throw new InvalidInputError(`A category is a whole number from 0, not ${category}.`);
    if (!Number.isFinite(matching)) throw new InvalidInputError(`Persons cannot be matched at ${matching}.`);
  }
  if (new Set(observations.map(({ category }) => category)).size < 2)
    throw new InvalidInputError('Everybody answered in one category.');
  for (const group of [false, true]) {
    const own = observations.filter(({ focal }) => focal === group).map(({ matching }) => matching);
    if (new Set(own).size < 2)
      throw new InvalidInputError('Each group has persons at two matching values at least.');
  }
}

interface Cell {
  readonly focal: boolean;
  readonly matching: number;
  readonly counts: readonly number[];
}

/** Persons by group and matching value, in an order that does not depend on theirs. */
function cellsOf(observations: readonly GradedObservation[]): Cell[] {
  const categories = [...new Set(observations.map(({ category }) => category))].sort(
    (one, other) => one - other,
  );
  const alike = Map.groupBy(observations, ({ focal, matching }) => `${focal} ${matching}`);
  return [...alike.values()]
    .map((some) => {
      const { focal, matching } = some[0] as GradedObservation;
      const counts = categories.map((one) => some.filter(({ category }) => category === one).length);
      return { focal, matching, counts };
    })
    .sort((one, other) => Number(one.focal) - Number(other.focal) || one.matching - other.matching);
}

/** Log-likelihood of the shares of the categories alone. */
function emptyLogLikelihood(cells: readonly Cell[]): number {
  const totals = (cells[0]?.counts ?? []).map((_, at) =>
    cells.reduce((sum, { counts }) => sum + (counts[at] as number), 0),
  );
  const whole = totals.reduce((sum, total) => sum + total, 0);
  return totals.reduce((sum, total) => sum + total * Math.log(total / whole), 0);
}

function nagelkerke(logLikelihood: number, empty: number, persons: number): number {
  const gained = -Math.expm1((2 / persons) * (empty - logLikelihood));
  return Math.max(0, gained / -Math.expm1((2 / persons) * empty));
}

function ratioOf(smaller: OrdinalModel | null, larger: OrdinalModel | null): LikelihoodRatio | null {
  if (!(smaller && larger)) return null;
  const chiSquare = Math.max(0, 2 * (larger.logLikelihood - smaller.logLikelihood));
  const degrees = larger.coefficients.length - smaller.coefficients.length;
  return {
    chiSquare,
    degrees,
    pValue: chiSquareTail(chiSquare, degrees),
    rSquaredDifference: Math.max(0, larger.rSquared - smaller.rSquared),
  };
}
