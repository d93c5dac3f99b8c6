import type { Matrix } from '../../numerics/matrix.ts';
import { cholesky, inverse } from '../../numerics/symmetric.ts';
import type { Random } from '../../random.ts';
import { logProbability } from './complete.ts';
import type { GradedAnswers, Shape } from './model.ts';

/** Share of proposals that is best taken, between many dimensions and one (Roberts, Gelman & Gilks 1997). */
const wanted = (dimensions: number) => (dimensions === 1 ? 0.44 : 0.3);

/** Abilities of all persons, each drawn from what its answers leave possible: one Markov chain a person. */
export interface Chains {
  /** Persons × dimensions. */
  readonly abilities: Float64Array;
  /** Moves every person on, so many proposals each. */
  move(parameters: Float64Array, correlations: Matrix, proposals: number): void;
  /** Makes proposals wider or narrower, so that about a third is taken. */
  tune(): void;
}

/** Graded information of a logistic line at its best, by which proposals are shaped. */
const usualInformation = 0.28;

/** Metropolis–Hastings by random walks (Cai 2010, section 3.2), started from 0. */
export function chainsOf(
  answers: GradedAnswers,
  shapes: readonly Shape[],
  dimensions: number,
  random: Random,
): Chains {
  const persons = answers.length;
  const abilities = new Float64Array(persons * dimensions);
  const given = answers.map((row) => {
    const items = row.flatMap((answer, item) => (answer === null ? [] : [item]));
    return { items, categories: items.map((item) => row[item] as number) };
  });
  let scale = 2.4 / Math.sqrt(dimensions);
  let [taken, tried] = [0, 0];
  const proposal = new Float64Array(dimensions);
  const normals = new Float64Array(dimensions);

  const logDensity = (
    person: number,
    at: Float64Array,
    from: number,
    parameters: Float64Array,
    precision: Matrix,
  ) => {
    let sum = 0;
    for (let row = 0; row < dimensions; row += 1) {
      const own = at[from + row] as number;
      const line = precision[row] as readonly number[];
      for (let column = 0; column < dimensions; column += 1)
        sum -= (own * (line[column] as number) * (at[from + column] as number)) / 2;
    }
    const { items, categories } = given[person] as (typeof given)[number];
    for (let answer = 0; answer < items.length; answer += 1) {
      const shape = shapes[items[answer] as number] as Shape;
      const slopes = shape.dimensions.length;
      let line = 0;
      for (let k = 0; k < slopes; k += 1)
        line +=
          (parameters[shape.first + k] as number) * (at[from + (shape.dimensions[k] as number)] as number);
      sum += logProbability(
        line,
        parameters,
        shape.first + slopes,
        shape.thresholds,
        categories[answer] as number,
      );
    }
    return sum;
  };

  return {
    abilities,
    move(parameters, correlations, proposals) {
      const precision = inverse(correlations);
      const spread = cholesky(inverse(withItems(precision, shapes, parameters)));
      for (let person = 0; person < persons; person += 1) {
        const from = person * dimensions;
        let here = logDensity(person, abilities, from, parameters, precision);
        for (let round = 0; round < proposals; round += 1) {
          for (let k = 0; k < dimensions; k += 1) normals[k] = random.normal();
          for (let k = 0; k < dimensions; k += 1) {
            let step = 0;
            const line = spread[k] as readonly number[];
            for (let other = 0; other <= k; other += 1)
              step += (line[other] as number) * (normals[other] as number);
            proposal[k] = (abilities[from + k] as number) + scale * step;
          }
          const there = logDensity(person, proposal, 0, parameters, precision);
          tried += 1;
          if (Math.log(1 - random.next()) > there - here) continue;
          taken += 1;
          here = there;
          abilities.set(proposal, from);
        }
      }
    },
    tune() {
      scale *= Math.exp(Math.max(-0.5, Math.min(0.5, taken / tried - wanted(dimensions))));
      [taken, tried] = [0, 0];
    },
  };
}

/** The prior's precision, with what all items together add where they are at their best. */
function withItems(precision: Matrix, shapes: readonly Shape[], parameters: Float64Array): number[][] {
  const sum = precision.map((row) => [...row]);
  for (const { dimensions, first } of shapes)
    dimensions.forEach((row, k) => {
      dimensions.forEach((column, other) => {
        const line = sum[row] as number[];
        line[column] =
          (line[column] as number) +
          usualInformation * (parameters[first + k] as number) * (parameters[first + other] as number);
      });
    });
  return sum;
}
