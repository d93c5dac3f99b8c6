import { InvalidInputError } from '../errors.ts';
import { type AnswerMatrix, type PatternTable, patternsOf } from './answers.ts';
import { climb, type Parameters, type Problem, type Summit } from './ascent.ts';
import { type CurveForm, requireForm } from './curve.ts';
import { normalGrid } from './expectation.ts';

export interface CalibrationOptions {
  /** `common`: one slope for all items (1PL); `free`: one for each (2PL, 3PL). Free where left out. */
  readonly slopes?: 'common' | 'free';
  /** Probability of a right answer by guessing alone, fixed, one for all items or one for each; 0 where left out. */
  readonly guessing?: number | readonly number[];
  /** Standard deviation of the true difficulty around b, fixed, one for all or one for each; 0 where left out. */
  readonly residual?: number | readonly number[];
  /** Normal prior of the natural logarithm of the slopes, one for all or one for each; none where left out. */
  readonly slopePrior?: LogSlopePrior | readonly LogSlopePrior[];
  /** 500 where left out. */
  readonly maximumIterations?: number;
}

export interface LogSlopePrior {
  readonly mean: number;
  /** Above 0. */
  readonly deviation: number;
}

/** An item in the form that scores are made with, and how well it is known. */
export interface CalibratedItem {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly residual: number;
  /** Of a and of b; null where the information is not positive definite: the data do not fix the parameters. */
  readonly standardError: { readonly a: number; readonly b: number } | null;
}

export interface Calibration {
  readonly items: readonly CalibratedItem[];
  /** Marginal log-likelihood of the answers, without the prior of the slopes. */
  readonly logLikelihood: number;
  /** False where the steps did not come to rest: the numbers are then no estimates. */
  readonly converged: boolean;
  readonly iterations: number;
}

/** Reach of the grid, and its points at first and at most. */
const reach = 6;
const [firstPoints, mostPoints] = [61, 481];

/**
 * Widest spacing of the grid, in standard deviations of the narrowest posterior that the items can give. The sum over
 * equally spaced points misses a normal posterior by 2 exp(−2π²/spacing²): by 2e-7 at 1.1.
 */
const widestSpacing = 1.1;

/**
 * Marginal maximum likelihood for the one-, two- and three-parameter model with fixed guessing, ability being standard
 * normal: the EM algorithm of Bock & Aitkin (1981) with one scoring step in each M step (Lange 1995, EM gradient),
 * ended by Newton steps with the exact observed information (Louis 1982), from which the standard errors come. An item
 * that the able fail more often gets a slope below 0; no score can be made with such an item.
 *
 * @param answers persons × items
 * @throws InvalidInputError if the answers are empty, ragged or not 0, 1 or null, an item was never right or never
 * wrong, or an option is out of its range
 */
export function calibrate(answers: AnswerMatrix, options: CalibrationOptions = {}): Calibration {
  const table = patternsOf(answers);
  const forms = formsOf(table.items, options);
  requireOptions(options);
  const { slopes = 'free', maximumIterations = 500 } = options;
  const priors = priorsOf(table.items, options);
  const common = slopes === 'common';
  let problem: Problem = { table, forms, grid: normalGrid(firstPoints, reach), common, priors };
  let summit = climb(problem, startOf(problem), maximumIterations);
  while (summit.converged && isTooCoarse(problem, summit) && problem.grid.points.length < mostPoints) {
    problem = { ...problem, grid: normalGrid(2 * problem.grid.points.length - 1, reach) };
    summit = climb(problem, summit.parameters, maximumIterations);
  }
  const { parameters, covariance, ...outcome } = summit;
  return { ...outcome, items: forms.map((form, item) => itemOf(form, item, parameters, covariance)) };
}

/** The prior adds 1 to the information, an item a²/4 at most. */
function isTooCoarse({ grid: { points } }: Problem, { parameters: { slopes } }: Summit): boolean {
  const information = slopes.reduce((sum, a) => sum + a ** 2 / 4, 1);
  return ((2 * reach) / (points.length - 1)) * Math.sqrt(information) > widestSpacing;
}

function formsOf(items: number, { guessing = 0, residual = 0 }: CalibrationOptions): CurveForm[] {
  const residuals = forEach(items, residual, 'residuals');
  const forms = forEach(items, guessing, 'guessing probabilities').map((value, item) => ({
    guessing: value,
    residual: residuals[item] as number,
  }));
  for (const form of forms) requireForm(form);
  return forms;
}

function priorsOf(items: number, { slopePrior, slopes }: CalibrationOptions): LogSlopePrior[] {
  if (!slopePrior) return [];
  const priors = forEach(slopes === 'common' ? 1 : items, slopePrior, 'priors');
  for (const { mean, deviation } of priors) {
    if (!(Number.isFinite(mean) && deviation > 0 && deviation < Infinity)) {
      throw new InvalidInputError('A prior of log slopes has a finite mean and a deviation above 0.');
    }
  }
  return priors;
}

/** @throws InvalidInputError if a value is given for each item, but not for each item here */
function forEach<Value>(items: number, given: Value | readonly Value[], what: string): Value[] {
  const values = Array.isArray(given) ? (given as Value[]) : Array<Value>(items).fill(given as Value);
  if (values.length !== items) throw new InvalidInputError(`${values.length} ${what} for ${items} slopes.`);
  return values;
}

function requireOptions({ maximumIterations = 1 }: CalibrationOptions): void {
  if (!(Number.isInteger(maximumIterations) && maximumIterations > 0)) {
    throw new InvalidInputError(`At least one iteration, not ${maximumIterations}.`);
  }
}

/** The variance of a logistic variable of slope 1, for the spread that ability adds to an item's own curve. */
const logisticVariance = Math.PI ** 2 / 3;

/** Slopes of 1, or the prior's middle, and the intercepts that give each item's share of right answers. */
function startOf({ table, forms, priors, common }: Problem): Parameters {
  const slopes = forms.map((_, item) => Math.exp(priors[common ? 0 : item]?.mean ?? 0));
  const intercepts = forms.map(({ guessing, residual }, item) => {
    const slope = slopes[item] as number;
    const known = Math.min(0.98, Math.max(0.02, (shareRight(table, item) - guessing) / (1 - guessing)));
    const spread = Math.sqrt(1 + (slope ** 2 * (1 + residual ** 2)) / logisticVariance);
    return Math.log(known / (1 - known)) * spread;
  });
  return { slopes, intercepts };
}

function shareRight({ cells, items, frequencies }: PatternTable, item: number): number {
  let [right, seen] = [0, 0];
  frequencies.forEach((frequency, pattern) => {
    const cell = cells[pattern * items + item] as number;
    if (cell === 1) right += frequency;
    if (cell === 0 || cell === 1) seen += frequency;
  });
  return right / seen;
}

/** b = −d/a, its error by the delta method. */
function itemOf(
  { guessing: c, residual }: CurveForm,
  item: number,
  { slopes, intercepts }: Parameters,
  covariance: readonly (readonly number[])[] | null,
): CalibratedItem {
  const a = slopes[item] as number;
  const b = -(intercepts[item] as number) / a;
  const at = slopes.length + item;
  const cell = (row: number, column: number) => covariance?.[row]?.[column] as number;
  const standardError = covariance && {
    a: Math.sqrt(cell(item, item)),
    b: Math.sqrt(b ** 2 * cell(item, item) + 2 * b * cell(item, at) + cell(at, at)) / Math.abs(a),
  };
  return { a, b, c, residual, standardError };
}
