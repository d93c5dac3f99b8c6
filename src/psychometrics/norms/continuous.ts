import { InvalidInputError } from '../errors.ts';
import { leastSquares } from '../numerics/least-squares.ts';
import { dot } from '../numerics/matrix.ts';
import { type Theta, theta, type Years, years } from '../units.ts';
import { type NormIdentity, type Observation, requireObservations } from './norm.ts';

/** A norm that moves smoothly with age, instead of leaping at the edges of bands. */
export interface ContinuousNorm extends NormIdentity {
  /** Persons it was fitted to. */
  readonly size: number;
  /** Ages of the sample; the norm says nothing outside of them. */
  readonly ages: { readonly youngest: Years; readonly oldest: Years };
  /** Coefficients of the powers 0, 1, … of age, brought to [−1, 1] over `ages`. */
  readonly mean: readonly number[];
  /** The same of the standard deviation, which is above 0 over `ages`. */
  readonly standardDeviation: readonly number[];
}

/** Highest powers of age. Two and one are enough for the ages of an adult sample. */
export interface Degrees {
  readonly mean: number;
  readonly standardDeviation: number;
}

const powersOf = (at: number, degree: number) =>
  Array.from({ length: degree + 1 }, (_, power) => at ** power);

const scaled = (age: number, { youngest, oldest }: ContinuousNorm['ages']) =>
  (2 * age - youngest - oldest) / (oldest - youngest);

/**
 * Continuous norming (Gorsuch 1983; Zachary & Gorsuch 1985): least squares of the score on powers of age; then of the
 * size of the residuals on powers of age (Glejser 1969), scaled so that the standard scores of the sample have mean
 * square 1, whatever the shape of their distribution. Persons count as many times as they weigh.
 *
 * @throws InvalidInputError if the observations are empty or not finite, a degree is no whole number from 0 to 4, there
 *   are fewer than 10 persons a coefficient, ages or scores do not vary enough, or the standard deviation would not be
 *   above 0 at every age of the sample
 */
export function fitContinuousNorm(
  identity: NormIdentity,
  observations: readonly Observation[],
  degrees: Degrees = { mean: 2, standardDeviation: 1 },
): ContinuousNorm {
  requireObservations(observations);
  for (const degree of [degrees.mean, degrees.standardDeviation])
    if (!(Number.isInteger(degree) && degree >= 0 && degree <= 4))
      throw new InvalidInputError(`A degree is a whole number from 0 to 4, not ${degree}.`);
  const size = observations.length;
  if (size < 10 * (degrees.mean + degrees.standardDeviation + 2))
    throw new InvalidInputError(`${size} persons are too few: 10 for each coefficient.`);
  const ages = {
    youngest: observations.reduce((least, { age }) => years(Math.min(age, least)), years(Infinity)),
    oldest: observations.reduce((most, { age }) => years(Math.max(age, most)), years(0)),
  };
  if (ages.youngest === ages.oldest) throw new InvalidInputError('All persons are of one age.');
  const weights = observations.map(({ weight = 1 }) => weight);
  const roots = weights.map(Math.sqrt);
  const regress = (degree: number, outcomes: readonly number[]) => {
    const rows = observations.map(({ age }) => powersOf(scaled(age, ages), degree));
    const coefficients = leastSquares(
      rows.map((row, person) => row.map((value) => value * (roots[person] as number))),
      outcomes.map((outcome, person) => outcome * (roots[person] as number)),
    );
    return { coefficients, fitted: rows.map((row) => dot(row, coefficients)) };
  };
  const scores = observations.map(({ score }) => score);
  const mean = regress(degrees.mean, scores);
  const residuals = scores.map((score, person) => score - (mean.fitted[person] as number));
  // What is left of scores that age explains whole is their rounding.
  if (!(dot(residuals, residuals) > 1e-20 * dot(scores, scores)))
    throw new InvalidInputError('Persons of one age all have one score.');
  const spread = regress(degrees.standardDeviation, residuals.map(Math.abs));
  const square = residuals.reduce(
    (sum, value, at) => sum + (weights[at] as number) * (value / (spread.fitted[at] as number)) ** 2,
    0,
  );
  const represented = weights.reduce((sum, weight) => sum + weight, 0);
  const norm = {
    ...identity,
    size,
    ages,
    mean: mean.coefficients,
    standardDeviation: spread.coefficients.map(
      (coefficient) => coefficient * Math.sqrt(square / represented),
    ),
  };
  requireContinuousNorm(norm);
  return norm;
}

/** Points over the ages at which the standard deviation must be above 0. */
const checks = 200;

/** @throws InvalidInputError if ages do not rise, a coefficient is missing or not finite, or a standard deviation not above 0 */
export function requireContinuousNorm({ ages, mean, standardDeviation }: ContinuousNorm): void {
  if (!(ages.youngest >= 0 && ages.oldest > ages.youngest && ages.oldest < Infinity))
    throw new InvalidInputError(`Ages do not rise from ${ages.youngest} to ${ages.oldest}.`);
  for (const coefficients of [mean, standardDeviation])
    if (coefficients.length === 0 || !coefficients.every(Number.isFinite))
      throw new InvalidInputError('A norm has finite coefficients.');
  for (let check = 0; check <= checks; check += 1) {
    const at = (2 * check) / checks - 1;
    if (!(dot(standardDeviation, powersOf(at, standardDeviation.length - 1)) > 0))
      throw new InvalidInputError('The standard deviation is not above 0 at every age: take a lower degree.');
  }
}

/** Mean and standard deviation at an age. @throws InvalidInputError if the age is outside the norm's */
export function momentsAtAge(
  { id, ages, mean, standardDeviation }: ContinuousNorm,
  age: Years,
): { readonly mean: number; readonly standardDeviation: number } {
  if (!(age >= ages.youngest && age <= ages.oldest))
    throw new InvalidInputError(
      `The norm ${id} is for ${ages.youngest} to ${ages.oldest} years, not ${age}.`,
    );
  const at = scaled(age, ages);
  return {
    mean: dot(mean, powersOf(at, mean.length - 1)),
    standardDeviation: dot(standardDeviation, powersOf(at, standardDeviation.length - 1)),
  };
}

/**
 * The standard score of a person among those of one's age: (score − mean) / standard deviation. `percentileOfTheta`,
 * `boundedIqOfTheta` and the others take it further.
 *
 * @throws InvalidInputError if the age is outside the norm's, or the score is not finite
 */
export function thetaAtAge(norm: ContinuousNorm, { age, score }: Observation): Theta {
  if (!Number.isFinite(score)) throw new InvalidInputError(`A score is finite, not ${score}.`);
  const moments = momentsAtAge(norm, age);
  return theta((score - moments.mean) / moments.standardDeviation);
}
