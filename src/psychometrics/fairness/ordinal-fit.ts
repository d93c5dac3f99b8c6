import { logistic } from '../irt/logistic.ts';
import { choleskyOrNull } from '../numerics/definite.ts';
import { dot } from '../numerics/matrix.ts';
import { inverse, solveByCholesky } from '../numerics/symmetric.ts';

/** Persons with the same predictors. */
export interface OrdinalRow {
  readonly predictors: readonly number[];
  /** How many of them answered in each category, the lowest first. */
  readonly counts: readonly number[];
}

export interface OrdinalFit {
  /** Logits at which category k or a higher one is as probable as a lower one where all predictors are 0, rising; k from 1. */
  readonly thresholds: readonly number[];
  readonly coefficients: readonly number[];
  /** Of the thresholds, then the coefficients. */
  readonly covariance: readonly (readonly number[])[];
  readonly logLikelihood: number;
}

/** Longest step, in standard errors, after which the next would move no digit. */
const atRest = 1e-9;
const maximumIterations = 100;

/** A standard error beyond this, of predictors within [−1, 1], says that there is no finite maximum. */
const widestError = 50;

/**
 * Proportional-odds regression (McCullagh 1980): logit P(category ≥ k) = x·β − τₖ, by Newton's method with the observed information; its
 * log-likelihood is concave (Pratt 1981). Of two categories it is logistic regression.
 *
 * @param rows with predictors within [−1, 1] and not linearly dependent, together with answers in every category
 * @returns null where the answers are separated by the predictors, so that there is no finite maximum
 */
export function fitOrdinal(rows: readonly OrdinalRow[]): OrdinalFit | null {
  const cuts = (rows[0]?.counts.length ?? 1) - 1;
  let place = [...startOf(rows, cuts), ...(rows[0]?.predictors ?? []).map(() => 0)];
  for (let iteration = 0; iteration < maximumIterations; iteration += 1) {
    const { logLikelihood, gradient, information } = scoreAt(rows, place, cuts);
    const factor = choleskyOrNull(information);
    if (!factor) return null;
    const step = solveByCholesky(factor, gradient);
    const next = advanced(rows, place, step, { cuts, height: logLikelihood });
    if (Math.sqrt(dot(step, gradient)) < atRest || !next) {
      const covariance = inverse(information);
      if (covariance.some((row, at) => !((row[at] as number) < widestError ** 2))) return null;
      return {
        thresholds: place.slice(0, cuts),
        coefficients: place.slice(cuts),
        covariance,
        logLikelihood,
      };
    }
    place = next;
  }
  return null;
}

/** Thresholds that give each category its share, all coefficients 0: where the maximum lies if nothing is predicted. */
function startOf(rows: readonly OrdinalRow[], cuts: number): number[] {
  const totals = Array.from({ length: cuts + 1 }, (_, category) =>
    rows.reduce((sum, { counts }) => sum + (counts[category] as number), 0),
  );
  const whole = totals.reduce((sum, total) => sum + total, 0);
  return Array.from({ length: cuts }, (_, at) => {
    const below = totals.slice(0, at + 1).reduce((sum, total) => sum + total, 0);
    return Math.log(below / (whole - below));
  });
}

interface Height {
  readonly cuts: number;
  readonly height: number;
}

/** The longest of 1, 1/2, 1/4 … of the step that leads up and keeps the thresholds rising; null where rounding leaves none. */
function advanced(
  rows: readonly OrdinalRow[],
  from: readonly number[],
  step: readonly number[],
  { cuts, height }: Height,
): number[] | null {
  for (let share = 1; share > 1e-6; share /= 2) {
    const next = from.map((value, at) => value + share * (step[at] as number));
    const rises = next.slice(1, cuts).every((threshold, at) => threshold > (next[at] as number));
    if (rises && heightAt(rows, next, cuts) > height) return next;
  }
  return null;
}

/** As a product, which does not cancel in the tails. */
const probabilityOf = (line: number, lower: number, upper: number): number =>
  logistic(line - lower) * logistic(upper - line) * -Math.expm1(lower - upper);

function heightAt(rows: readonly OrdinalRow[], place: readonly number[], cuts: number): number {
  const coefficients = place.slice(cuts);
  return rows.reduce((sum, { predictors, counts }) => {
    const line = dot(predictors, coefficients);
    return counts.reduce((own, count, category) => {
      if (count === 0) return own;
      const lower = category === 0 ? -Infinity : (place[category - 1] as number);
      const upper = category === cuts ? Infinity : (place[category] as number);
      return own + count * Math.log(probabilityOf(line, lower, upper));
    }, sum);
  }, 0);
}

/** One boundary of a category: its curve, with the curve's first two derivatives. */
function boundary(logit: number): { readonly first: number; readonly second: number } {
  const share = logistic(logit);
  const first = share * logistic(-logit);
  return { first, second: first * (1 - 2 * share) };
}

function scoreAt(rows: readonly OrdinalRow[], place: readonly number[], cuts: number) {
  const thresholds = place.slice(0, cuts);
  const coefficients = place.slice(cuts);
  const gradient: number[] = place.map(() => 0);
  const information = place.map(() => place.map(() => 0));
  let logLikelihood = 0;
  for (const { predictors, counts } of rows) {
    const line = dot(predictors, coefficients);
    counts.forEach((count, category) => {
      if (count === 0) return;
      const [lower, upper] = [thresholds[category - 1] ?? -Infinity, thresholds[category] ?? Infinity];
      const probability = probabilityOf(line, lower, upper);
      const [low, high] = [boundary(line - lower), boundary(line - upper)];
      logLikelihood += count * Math.log(probability);
      const [lowShare, highShare] = [low.first / probability, high.first / probability];
      /** By a parameter: how the logits at the category's lower and upper boundary move. */
      const moves = place.map((_, at): readonly [number, number] =>
        at >= cuts
          ? [predictors[at - cuts] as number, predictors[at - cuts] as number]
          : [at === category - 1 ? -1 : 0, at === category ? -1 : 0],
      );
      const slopes = moves.map(([atLow, atHigh]) => lowShare * atLow - highShare * atHigh);
      slopes.forEach((slope, at) => {
        (gradient[at] as number) += count * slope;
        const [atLow, atHigh] = moves[at] as readonly [number, number];
        const row = information[at] as number[];
        slopes.forEach((other, column) => {
          const [otherLow, otherHigh] = moves[column] as readonly [number, number];
          const bend = (low.second * atLow * otherLow - high.second * atHigh * otherHigh) / probability;
          (row[column] as number) += count * (slope * other - bend);
        });
      });
    });
  }
  return { logLikelihood, gradient, information };
}
