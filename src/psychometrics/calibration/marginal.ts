import { InvalidInputError } from '../errors.ts';
import { type NormalPrior, requirePrior, standardNormal } from '../irt/prior.ts';
import { type AnswerMatrix, type PatternTable, patternsOf, requireVariance } from './answers.ts';
import { climb, type Parameters, type Problem, type Summit } from './ascent.ts';
import { type CurveForm, requireForm } from './curve.ts';
import { type AbilityGrid, normalGrid } from './expectation.ts';
import { effectiveWeights } from './weights.ts';

export interface CalibrationOptions {
  /** `common`: one slope for all items (1PL); `free`: one for each (2PL, 3PL). Free where left out. */
  readonly slopes?: 'common' | 'free';
  /** Probability of a right answer by guessing alone, fixed, one for all items or one for each; 0 where left out. */
  readonly guessing?: number | readonly number[];
  /** Standard deviation of the true difficulty around b, fixed, one for all or one for each; 0 where left out. */
  readonly residual?: number | readonly number[];
  /** Normal prior of the natural logarithm of the slopes, one for all or one for each; none where left out. */
  readonly slopePrior?: LogSlopePrior | readonly LogSlopePrior[];
  /** Of each column the item that it answers, where one may be answered more than once: items are numbered from 0. */
  readonly columns?: readonly number[];
  /** Of each item what is known of it already and not fitted; null for those that are fitted. */
  readonly known?: readonly (KnownItem | null)[];
  /** Of the persons' abilities; standard normal where left out. */
  readonly ability?: NormalPrior;
  /** One a person, above 0; all alike where left out. */
  readonly weights?: readonly number[];
  /** 500 where left out. */
  readonly maximumIterations?: number;
}

/** Slope and difficulty of an item. */
export interface KnownItem {
  readonly a: number;
  readonly b: number;
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
  /** Of a and of b, 0 for what was known; null where the information is not positive definite: the data do not fix the parameters. */
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
 * @param answers persons × items, or × columns where an item may be answered more than once. Who was asked what may depend
 * on earlier answers, but on nothing else that ability has to do with (missing at random; Mislevy & Wu 1996).
 * @throws InvalidInputError if the answers are empty, ragged or not 0, 1 or null, an item that is fitted was never right or
 * never wrong, all are known, or an option is out of its range
 */
export function calibrate(answers: AnswerMatrix, options: CalibrationOptions = {}): Calibration {
  requireOptions(options);
  const width = answers[0]?.length ?? 0;
  const { columns = Array.from({ length: width }, (_, at) => at), maximumIterations = 500 } = options;
  const items = requireColumns(columns, width);
  const weights = options.weights && effectiveWeights(options.weights, answers.length);
  const table = patternsOf(answers, weights);
  const known = forEach(items, options.known ?? null, 'known items');
  const places = Array.from({ length: items }, (_, item) =>
    columns.flatMap((owner, column) => (owner === item ? [column] : [])),
  );
  places.forEach((own, item) => {
    if (!known[item]) requireVariance(table, own);
  });
  const forms = formsOf(items, options);
  const byColumn = columns.map((item) => forms[item] as CurveForm);
  const owners = ownersOf(columns, known, options.slopes === 'common');
  const priors = priorsOf(items, known, options);
  const ability = options.ability ?? standardNormal;
  let problem: Problem = { table, forms: byColumn, grid: gridOf(firstPoints, ability), owners, priors };
  let summit = climb(problem, startOf(problem, columns, known), maximumIterations);
  while (summit.converged && isTooCoarse(problem, summit) && problem.grid.points.length < mostPoints) {
    problem = { ...problem, grid: gridOf(2 * problem.grid.points.length - 1, ability) };
    summit = climb(problem, summit.parameters, maximumIterations);
  }
  const { parameters, covariance, ...outcome } = summit;
  return {
    ...outcome,
    items: forms.map((form, item) => itemOf(form, places[item]?.[0] as number, parameters, covariance)),
  };
}

const gridOf = (count: number, { mean, deviation }: NormalPrior): AbilityGrid => {
  const grid = normalGrid(count, reach);
  return { ...grid, points: grid.points.map((point) => mean + deviation * point) };
};

/** How many items there are. @throws InvalidInputError if columns are not of items 0, 1 … or not as many as answers */
function requireColumns(columns: readonly number[], width: number): number {
  const items = new Set(columns).size;
  if (
    columns.length !== width ||
    !columns.every((item) => Number.isInteger(item) && item >= 0 && item < items)
  )
    throw new InvalidInputError('Each column answers one of the items, which are numbered from 0.');
  return items;
}

/** @throws InvalidInputError if nothing is left to fit */
function ownersOf(
  columns: readonly number[],
  known: readonly (KnownItem | null)[],
  common: boolean,
): number[] {
  const fitted = known.flatMap((item, at) => (item ? [] : [at]));
  if (fitted.length === 0) throw new InvalidInputError('All items are known already.');
  const slopes = common ? 1 : fitted.length;
  const order = columns.map((item) => fitted.indexOf(item));
  return [
    ...order.map((at) => (at < 0 ? -1 : common ? 0 : at)),
    ...order.map((at) => (at < 0 ? -1 : slopes + at)),
  ];
}

/** The prior adds 1 over the squared deviation to the information, an item a²/4 at most. */
function isTooCoarse({ grid: { points } }: Problem, { parameters: { slopes } }: Summit): boolean {
  const width = (points.at(-1) as number) - (points[0] as number);
  const information = slopes.reduce((sum, a) => sum + a ** 2 / 4, ((2 * reach) / width) ** 2);
  return (width / (points.length - 1)) * Math.sqrt(information) > widestSpacing;
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

function priorsOf(
  items: number,
  known: readonly (KnownItem | null)[],
  { slopePrior, slopes }: CalibrationOptions,
): LogSlopePrior[] {
  if (!slopePrior) return [];
  const each = forEach(slopes === 'common' ? 1 : items, slopePrior, 'priors');
  const priors = slopes === 'common' ? each : each.filter((_, item) => !known[item]);
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

function requireOptions({ maximumIterations = 1, ability = standardNormal }: CalibrationOptions): void {
  requirePrior(ability);
  if (!(Number.isInteger(maximumIterations) && maximumIterations > 0)) {
    throw new InvalidInputError(`At least one iteration, not ${maximumIterations}.`);
  }
}

/** The variance of a logistic variable of slope 1, for the spread that ability adds to an item's own curve. */
const logisticVariance = Math.PI ** 2 / 3;

/** Slopes of 1, or the prior's middle, and the intercepts that give each item's share of right answers; what is known as it is. */
function startOf(
  { table, forms, priors, owners }: Problem,
  columns: readonly number[],
  known: readonly (KnownItem | null)[],
): Parameters {
  const slopes = forms.map(
    (_, column) =>
      known[columns[column] as number]?.a ?? Math.exp(priors[owners[column] as number]?.mean ?? 0),
  );
  const intercepts = forms.map(({ guessing, residual }, column) => {
    const item = columns[column] as number;
    const slope = slopes[column] as number;
    const fixed = known[item];
    if (fixed) return -slope * fixed.b;
    const own = columns.flatMap((owner, at) => (owner === item ? [at] : []));
    const share = (shareRight(table, own) - guessing) / (1 - guessing);
    const solved = Math.min(0.98, Math.max(0.02, share));
    const spread = Math.sqrt(1 + (slope ** 2 * (1 + residual ** 2)) / logisticVariance);
    return Math.log(solved / (1 - solved)) * spread;
  });
  return { slopes, intercepts };
}

function shareRight({ cells, items, frequencies }: PatternTable, columns: readonly number[]): number {
  let [right, seen] = [0, 0];
  frequencies.forEach((frequency, pattern) => {
    for (const column of columns) {
      const cell = cells[pattern * items + column] as number;
      if (cell === 1) right += frequency;
      if (cell === 0 || cell === 1) seen += frequency;
    }
  });
  return right / seen;
}

/** b = −d/a, its error by the delta method. */
function itemOf(
  { guessing: c, residual }: CurveForm,
  column: number,
  { slopes, intercepts }: Parameters,
  covariance: readonly (readonly number[])[] | null,
): CalibratedItem {
  const a = slopes[column] as number;
  const b = -(intercepts[column] as number) / a;
  const at = slopes.length + column;
  const cell = (row: number, other: number) => covariance?.[row]?.[other] as number;
  const standardError = covariance && {
    a: Math.sqrt(cell(column, column)),
    b: Math.sqrt(b ** 2 * cell(column, column) + 2 * b * cell(column, at) + cell(at, at)) / Math.abs(a),
  };
  return { a, b, c, residual, standardError };
}
