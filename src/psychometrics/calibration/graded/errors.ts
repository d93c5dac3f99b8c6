import { choleskyOrNull } from '../../numerics/definite.ts';
import type { Matrix } from '../../numerics/matrix.ts';
import { inverse } from '../../numerics/symmetric.ts';
import type { GradedPlace, GradedProblem } from './ascent.ts';
import type { Chains } from './chains.ts';
import { addAnswer, type ItemSums, sumsOf } from './complete.ts';
import type { Shape } from './model.ts';

/** Draws that a person's mean score is taken over, each some proposals after the one before. */
const draws = 150;
const proposalsOf = (dimensions: number) => 4 + Math.ceil(dimensions / 2);

/** Persons for each parameter, below which their scores do not fix as many covariances. */
const fewestPersons = 2;

/**
 * Covariances of all item parameters at the summit, from the observed scores: the inverse of the sum over persons of the
 * outer products of their scores, each the mean of the complete data's over what the answers leave possible (Fisher's
 * identity; Meilijson 1989). The inverse of a sum of n such products is too large by n/(n − p − 1), for p parameters, and is
 * brought back (Anderson 2003, theorem 7.7.1). The correlations of the abilities are taken as they were found.
 *
 * @returns null where there are too few persons for so many parameters
 */
export function covarianceAt(problem: GradedProblem, chains: Chains, place: GradedPlace): Matrix | null {
  const { answers, weights } = problem;
  const size = place.parameters.length;
  const persons = weights.reduce((sum, weight) => sum + weight, 0);
  if (persons < fewestPersons * size) return null;
  const scores = meanScores(problem, chains, place);
  const information = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  answers.forEach((_, person) => {
    const own = scores.subarray(person * size, (person + 1) * size);
    const weight = weights[person] as number;
    for (let row = 0; row < size; row += 1) {
      const value = weight * (own[row] as number);
      if (value === 0) continue;
      const line = information[row] as number[];
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] as number) + value * (own[column] as number);
    }
  });
  if (!choleskyOrNull(information)) return null;
  const shrink = (persons - size - 1) / persons;
  return inverse(information).map((row) => row.map((value) => shrink * value));
}

/** Persons × parameters. */
function meanScores(
  { answers, shapes, dimensions }: GradedProblem,
  chains: Chains,
  { parameters, correlations }: GradedPlace,
) {
  const size = parameters.length;
  const scores = new Float64Array(answers.length * size);
  const sums: ItemSums[] = shapes.map(sumsOf);
  for (let draw = 0; draw < draws; draw += 1) {
    chains.move(parameters, correlations, proposalsOf(dimensions));
    answers.forEach((row, person) => {
      const own = chains.abilities.subarray(person * dimensions, (person + 1) * dimensions);
      row.forEach((category, item) => {
        if (category === null) return;
        const [shape, { gradient }] = [shapes[item] as Shape, sums[item] as ItemSums];
        gradient.fill(0);
        addAnswer(sums[item] as ItemSums, shape, parameters, own, category, 1);
        const from = person * size + shape.first;
        for (let at = 0; at < gradient.length; at += 1)
          scores[from + at] = (scores[from + at] as number) + (gradient[at] as number) / draws;
      });
    });
  }
  return scores;
}
