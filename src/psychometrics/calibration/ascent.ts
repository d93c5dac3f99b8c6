import { choleskyOrNull } from '../numerics/definite.ts';
import { dot, type Matrix } from '../numerics/matrix.ts';
import { inverse, solveByCholesky } from '../numerics/symmetric.ts';
import type { PatternTable } from './answers.ts';
import { type Curve, type CurveForm, curveOf } from './curve.ts';
import { type AbilityGrid, type Expectation, expectationOf } from './expectation.ts';
import { completeInformationOf, gradientOf, observedInformationOf } from './information.ts';

/** What is fitted to what. */
export interface Problem {
  readonly table: PatternTable;
  readonly forms: readonly CurveForm[];
  readonly grid: AbilityGrid;
  /** What each slope is, then what each intercept is, in the list of all parameters; −1 for what is known and not fitted. */
  readonly owners: readonly number[];
  /** Normal prior of the logarithm of each slope that is fitted, by its place among the parameters; empty where there is none. */
  readonly priors: readonly { readonly mean: number; readonly deviation: number }[];
}

/** One slope and one intercept an item. */
export interface Parameters {
  readonly slopes: readonly number[];
  readonly intercepts: readonly number[];
}

export interface Summit {
  readonly parameters: Parameters;
  /** Of all slopes, then all intercepts; null where the observed information is not positive definite. */
  readonly covariance: Matrix | null;
  readonly logLikelihood: number;
  readonly converged: boolean;
  readonly iterations: number;
}

/** Scoring steps before Newton's, and between two tries of Newton's: those need to be near the top. */
const scoringSteps = 8;

/** Squared length of a Newton step, in standard errors, after which the next would move no digit that is shown. */
const atRest = 1e-14;

/** A Newton factor is used again for as long as each squared step is so much shorter than the one before. */
const goodShortening = 50;

/** Climbs the marginal likelihood, times the prior of the slopes, from a start; never downwards. */
export function climb(problem: Problem, start: Parameters, maximumIterations: number): Summit {
  let place = placeOf(problem, start);
  let converged = false;
  let iterations = 0;
  let nextNewton = scoringSteps;
  let newton: Matrix | null = null;
  let before = Infinity;
  while (!converged && iterations < maximumIterations) {
    if (!newton && iterations >= nextNewton) {
      newton = choleskyOrNull(observed(problem, place));
      before = Infinity;
      if (!newton) nextNewton = iterations + scoringSteps;
    }
    const factor = newton ?? choleskyOrNull(complete(problem, place));
    if (!factor) break;
    const gradient = gradientAt(problem, place);
    const step = solveByCholesky(factor, gradient);
    const length = dot(gradient, step);
    const next = forward(problem, place, step);
    iterations += 1;
    converged = newton !== null && length < atRest;
    if (next) place = next;
    else if (!newton) break;
    // A fresh factor that does not lead up is of another hill; an old one is out of date.
    if (!next && before === Infinity) nextNewton = iterations + scoringSteps;
    if (!next || length > before / goodShortening) newton = null;
    before = length;
  }
  const information = observed(problem, place);
  const covariance = choleskyOrNull(information) && spread(problem, inverse(information));
  return {
    parameters: place.parameters,
    covariance,
    logLikelihood: place.expectation.logLikelihood,
    converged: converged && covariance !== null,
    iterations,
  };
}

interface Place {
  readonly parameters: Parameters;
  readonly curves: readonly Curve[];
  readonly expectation: Expectation;
  /** Log-likelihood plus log prior. */
  readonly height: number;
}

function placeOf(problem: Problem, parameters: Parameters): Place {
  const curves = problem.forms.map((form, item) =>
    curveOf(
      form,
      parameters.slopes[item] as number,
      parameters.intercepts[item] as number,
      problem.grid.points,
    ),
  );
  const expectation = expectationOf(problem.table, curves, problem.grid);
  const height =
    expectation.logLikelihood +
    ownSlopes(problem, parameters).reduce((sum, slope, at) => sum + logPrior(problem, slope, at).value, 0);
  return { parameters, curves, expectation, height };
}

/** Slopes that are fitted, each once, in the order of the parameters. */
function ownSlopes({ owners }: Problem, { slopes }: Parameters): number[] {
  const own: number[] = [];
  slopes.forEach((slope, item) => {
    const at = owners[item] as number;
    if (at >= 0) own[at] = slope;
  });
  return own;
}

/** −(ln a − mean)² / (2 deviation²), with its first derivative and the negative of its second, by a. */
function logPrior({ priors }: Problem, slope: number, at: number) {
  const prior = priors[at];
  if (!prior) return { value: 0, gradient: 0, information: 0 };
  if (slope <= 0) return { value: -Infinity, gradient: 0, information: 0 };
  const [excess, variance] = [Math.log(slope) - prior.mean, prior.deviation ** 2];
  return {
    value: -(excess ** 2) / (2 * variance),
    gradient: -excess / (variance * slope),
    information: (1 - excess) / (variance * slope ** 2),
  };
}

/** The longest of 1, 1/2, 1/4 … of a step that does not lead down; null if none does. */
function forward(problem: Problem, from: Place, step: readonly number[]): Place | null {
  const rounding = 1e-12 * Math.abs(from.height);
  for (let share = 1; share > 1e-4; share /= 2) {
    const next = placeOf(problem, moved(problem, from.parameters, step, share));
    if (next.height >= from.height - rounding) return next;
  }
  return null;
}

function moved(
  { owners }: Problem,
  { slopes, intercepts }: Parameters,
  step: readonly number[],
  share: number,
) {
  const by = (at: number) => share * (step[owners[at] as number] ?? 0);
  return {
    slopes: slopes.map((slope, item) => slope + by(item)),
    intercepts: intercepts.map((value, item) => value + by(slopes.length + item)),
  };
}

function gradientAt(problem: Problem, place: Place): number[] {
  const own = new Array<number>(countOf(problem)).fill(0);
  gradientOf(place.curves, place.expectation).forEach((value, at) => {
    const owner = problem.owners[at] as number;
    if (owner >= 0) own[owner] = (own[owner] as number) + value;
  });
  ownSlopes(problem, place.parameters).forEach((slope, at) => {
    (own[at] as number) += logPrior(problem, slope, at).gradient;
  });
  return own;
}

const countOf = ({ owners }: Problem): number => Math.max(...owners) + 1;

const complete = (problem: Problem, { curves, expectation, parameters }: Place) =>
  withPrior(problem, parameters, gathered(problem, completeInformationOf(curves, expectation)));

const observed = (problem: Problem, { curves, expectation, parameters }: Place) =>
  withPrior(
    problem,
    parameters,
    gathered(problem, observedInformationOf(problem.table, curves, problem.grid, expectation)),
  );

/** Adds up the rows and columns of what is one parameter, and leaves out what is known. */
function gathered(problem: Problem, information: number[][]): number[][] {
  const { owners } = problem;
  const size = countOf(problem);
  const sums = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  information.forEach((line, at) => {
    const row = sums[owners[at] as number];
    if (!row) return;
    line.forEach((value, other) => {
      const column = owners[other] as number;
      if (column >= 0) row[column] = (row[column] as number) + value;
    });
  });
  return sums;
}

function withPrior(problem: Problem, parameters: Parameters, information: number[][]): number[][] {
  ownSlopes(problem, parameters).forEach((slope, at) => {
    const row = information[at] as number[];
    (row[at] as number) += logPrior(problem, slope, at).information;
  });
  return information;
}

/** Repeats the row and column of each parameter wherever it is used; 0 for what is known. */
const spread = ({ owners }: Problem, covariance: number[][]): number[][] =>
  owners.map((row) => owners.map((column) => covariance[row]?.[column] ?? 0));
