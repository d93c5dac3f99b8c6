import type { Matrix } from '../../numerics/matrix.ts';
import { solve } from '../../numerics/symmetric.ts';
import type { Chains } from './chains.ts';
import { addAnswer, type ItemSums, sumsOf } from './complete.ts';
import type { GradedAnswers, Shape } from './model.ts';

/** What is fitted to what. */
export interface GradedProblem {
  readonly answers: GradedAnswers;
  /** One a person; they add up to the number of persons that the answers are worth. */
  readonly weights: Float64Array;
  readonly shapes: readonly Shape[];
  readonly dimensions: number;
}

export interface GradedPlace {
  readonly parameters: Float64Array;
  readonly correlations: number[][];
}

/** Sums over all persons, item by item, were their abilities those of the chains. */
export function completeSums(
  { answers, weights, shapes, dimensions }: GradedProblem,
  chains: Chains,
  parameters: Float64Array,
) {
  const sums = shapes.map(sumsOf);
  answers.forEach((row, person) => {
    const own = chains.abilities.subarray(person * dimensions, (person + 1) * dimensions);
    row.forEach((category, item) => {
      if (category === null) return;
      addAnswer(
        sums[item] as ItemSums,
        shapes[item] as Shape,
        parameters,
        own,
        category,
        weights[person] as number,
      );
    });
  });
  return sums;
}

/** An item's block as a whole matrix. */
export function blockOf({ information, gradient }: ItemSums): number[][] {
  const size = gradient.length;
  return Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (__, column) => information[Math.max(row, column) * size + Math.min(row, column)] as number,
    ),
  );
}

/** Steps of one iteration, each with fresh abilities: the first ones long, later ones ever shorter. */
const [longSteps, shortSteps] = [60, 400];
const longGain = 0.6;
const gainOf = (iteration: number) =>
  iteration < longSteps ? longGain : longGain / (iteration - longSteps + 1) ** 0.6;

/** Proposals a person before each step: abilities of many dimensions move slowly. */
const proposalsOf = (dimensions: number) => 4 + Math.ceil(dimensions / 2);

/**
 * Climbs the marginal likelihood by the Metropolis–Hastings Robbins–Monro algorithm (Cai 2010): abilities are drawn as the
 * answers leave them possible, each item takes a Newton step of the complete data, weighed by a gain that falls; the second
 * half of the short steps is averaged (Polyak & Juditsky 1992). After each step abilities are brought back to variance 1,
 * slopes with them, which changes no probability (parameter expansion; Liu, Rubin & Wu 1998).
 */
export function climbGraded(problem: GradedProblem, chains: Chains, start: GradedPlace): GradedPlace {
  const { shapes, dimensions } = problem;
  const place = { parameters: start.parameters.slice(), correlations: start.correlations };
  const means = {
    parameters: new Float64Array(place.parameters.length),
    moments: emptyOf(dimensions),
    count: 0,
  };
  for (let iteration = 0; iteration < longSteps + shortSteps; iteration += 1) {
    chains.move(place.parameters, place.correlations, proposalsOf(dimensions));
    if (iteration < longSteps) chains.tune();
    const gain = gainOf(iteration);
    const sums = completeSums(problem, chains, place.parameters);
    for (const [item, one] of sums.entries()) stepItem(place.parameters, shapes[item] as Shape, one, gain);
    const moments = momentsOf(problem, chains);
    rescale(problem, chains, place, blended(place.correlations, moments, gain));
    if (iteration < longSteps + shortSteps / 2) continue;
    means.count += 1;
    place.parameters.forEach((value, at) => {
      means.parameters[at] = (means.parameters[at] as number) + value;
    });
    means.moments = means.moments.map((row, at) =>
      row.map((value, other) => value + (place.correlations[at]?.[other] as number)),
    );
  }
  return {
    parameters: means.parameters.map((value) => value / means.count),
    correlations: means.moments.map((row) => row.map((value) => value / means.count)),
  };
}

const emptyOf = (size: number): number[][] => Array.from({ length: size }, () => Array(size).fill(0));

/** A Newton step of one item, shortened until its thresholds rise. */
function stepItem(
  parameters: Float64Array,
  { dimensions, thresholds, first }: Shape,
  sums: ItemSums,
  gain: number,
) {
  const step = solve(blockOf(sums), [...sums.gradient]);
  const slopes = dimensions.length;
  const size = slopes + thresholds;
  for (let share = gain; share > 1e-6; share /= 2) {
    const next = Array.from(
      { length: size },
      (_, at) => (parameters[first + at] as number) + share * (step[at] as number),
    );
    if (next.slice(slopes + 1).some((threshold, at) => threshold <= (next[slopes + at] as number))) continue;
    parameters.set(next, first);
    return;
  }
}

/** Mean products of the abilities. */
export function momentsOf(
  { weights, dimensions }: Pick<GradedProblem, 'weights' | 'dimensions'>,
  { abilities }: Chains,
) {
  const moments = emptyOf(dimensions);
  let total = 0;
  weights.forEach((weight, person) => {
    total += weight;
    for (let row = 0; row < dimensions; row += 1)
      for (let column = 0; column <= row; column += 1) {
        const line = moments[row] as number[];
        line[column] =
          (line[column] as number) +
          weight *
            (abilities[person * dimensions + row] as number) *
            (abilities[person * dimensions + column] as number);
      }
  });
  return moments.map((row, at) =>
    row.map((_, other) => (moments[Math.max(at, other)]?.[Math.min(at, other)] as number) / total),
  );
}

const blended = (older: Matrix, newer: Matrix, gain: number): number[][] =>
  older.map((row, at) => row.map((value, other) => value + gain * ((newer[at]?.[other] as number) - value)));

/** Brings abilities to variance 1. */
function rescale(
  { shapes, dimensions, weights }: GradedProblem,
  chains: Chains,
  place: GradedPlace & { correlations: number[][] },
  covariances: Matrix,
) {
  const deviations = covariances.map((row, at) => Math.sqrt(row[at] as number));
  place.correlations = covariances.map((row, at) =>
    row.map((value, other) => value / ((deviations[at] as number) * (deviations[other] as number))),
  );
  for (const { dimensions: own, first } of shapes)
    own.forEach((dimension, k) => {
      place.parameters[first + k] =
        (place.parameters[first + k] as number) * (deviations[dimension] as number);
    });
  for (let person = 0; person < weights.length; person += 1)
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      const at = person * dimensions + dimension;
      chains.abilities[at] = (chains.abilities[at] as number) / (deviations[dimension] as number);
    }
}
