import { InvalidInputError } from '../errors.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { fitLogistic, type LogisticFit, transformed } from './logistic-fit.ts';
import { type Cell, cellsOf, type Observation } from './observation.ts';
import { type LogisticModel, logisticModels, separatedModels } from './separation.ts';

export interface FittedModel {
  /** Of 1, matching, focal (1 or 0), and matching · focal: as many of these as the model has. */
  readonly coefficients: readonly number[];
  readonly standardErrors: readonly number[];
  readonly logLikelihood: number;
  /** Nagelkerke (1991, eq. 3). */
  readonly rSquared: number;
}

export interface LikelihoodRatio {
  readonly chiSquare: number;
  readonly degrees: number;
  readonly pValue: number;
  /** Nagelkerke's R² of the larger model less that of the smaller: the size of the effect. */
  readonly rSquaredDifference: number;
}

/** A model is null where it is separated, and a test is null where one of its models is. */
export interface LogisticDif {
  readonly matching: FittedModel | null;
  readonly group: FittedModel | null;
  readonly interaction: FittedModel | null;
  /** Models that tell right from wrong without an overlap, or all but: no coefficients of theirs can be estimated. */
  readonly separated: readonly LogisticModel[];
  /** The group adds to the matching value. */
  readonly uniform: LikelihoodRatio | null;
  /** The interaction adds to both. */
  readonly nonUniform: LikelihoodRatio | null;
  /** The group and the interaction add to the matching value: Swaminathan & Rogers' joint test. */
  readonly either: LikelihoodRatio | null;
}

/**
 * Differential item functioning by logistic regression (Swaminathan & Rogers 1990): three nested models of the right
 * answer, on the matching value, the group, and their interaction, compared by likelihood ratios.
 *
 * @throws InvalidInputError if a matching value is not finite, nobody or everybody answered rightly, or a group has
 * persons at fewer than two different matching values, or all these values are the same up to rounding
 */
export function logisticDif(observations: readonly Observation[]): LogisticDif {
  const cells = cellsOf(observations);
  requireVariance(cells);
  const parted = separatedModels(cells);
  const scale = scaleOf(cells);
  const empty = emptyLogLikelihood(cells);
  const modelOf = (model: LogisticModel) => {
    const fitted = parted.includes(model) ? null : fitOf(cells, model, scale);
    return fitted && presented(fitted, observations.length, empty);
  };
  const models = {
    matching: modelOf('matching'),
    group: modelOf('group'),
    interaction: modelOf('interaction'),
  };
  const { matching, group, interaction } = models;
  return {
    ...models,
    separated: logisticModels.filter((model) => models[model] === null),
    uniform: ratioOf(matching, group),
    nonUniform: ratioOf(group, interaction),
    either: ratioOf(matching, interaction),
  };
}

function requireVariance(cells: readonly Cell[]): void {
  if (cells.every(({ right }) => right === 0) || cells.every(({ wrong }) => wrong === 0)) {
    throw new InvalidInputError('Nobody answered rightly, or everybody.');
  }
  for (const group of [false, true]) {
    if (cells.filter(({ focal }) => focal === group).length < 2) {
      throw new InvalidInputError('Each group has persons at two matching values at least.');
    }
  }
}

/** Middle and half width of the matching values: Newton's equations are solved on [−1, 1]. */
interface Scale {
  readonly middle: number;
  readonly reach: number;
}

function scaleOf(cells: readonly Cell[]): Scale {
  const values = cells.map(({ matching }) => matching);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [middle, reach] = [low / 2 + high / 2, high / 2 - low / 2];
  if (!(reach > 1e-9 * Math.max(1e-90, Math.abs(middle)))) {
    throw new InvalidInputError('The matching values are too close to each other for double precision.');
  }
  return { middle, reach };
}

const sizes: Record<LogisticModel, number> = { matching: 2, group: 3, interaction: 4 };

function fitOf(cells: readonly Cell[], model: LogisticModel, { middle, reach }: Scale): LogisticFit | null {
  const size = sizes[model];
  const fit = fitLogistic(
    cells.map(({ focal, matching, right, wrong }) => {
      const value = (matching - middle) / reach;
      return { predictors: [1, value, Number(focal), focal ? value : 0].slice(0, size), right, wrong };
    }),
  );
  const turn = [
    [1, -middle / reach, 0, 0],
    [0, 1 / reach, 0, 0],
    [0, 0, 1, -middle / reach],
    [0, 0, 0, 1 / reach],
  ];
  return (
    fit &&
    transformed(
      fit,
      turn.slice(0, size).map((row) => row.slice(0, size)),
    )
  );
}

function presented({ coefficients, covariance, logLikelihood }: LogisticFit, persons: number, empty: number) {
  const standardErrors = covariance.map((row, at) => Math.sqrt(row[at] as number));
  const gained = -Math.expm1((2 / persons) * (empty - logLikelihood));
  const rSquared = Math.max(0, gained / -Math.expm1((2 / persons) * empty));
  return { coefficients, standardErrors, logLikelihood, rSquared };
}

/** Log-likelihood of the share of right answers alone. */
function emptyLogLikelihood(cells: readonly Cell[]): number {
  const right = cells.reduce((sum, cell) => sum + cell.right, 0);
  const wrong = cells.reduce((sum, cell) => sum + cell.wrong, 0);
  return right * Math.log(right / (right + wrong)) + wrong * Math.log(wrong / (right + wrong));
}

function ratioOf(smaller: FittedModel | null, larger: FittedModel | null): LikelihoodRatio | null {
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
