import { InvalidInputError } from '../errors.ts';

/**
 * Weights that add up to the number of persons that they are worth, (Σw)² / Σw² (Kish 1965), so that standard errors say
 * what an uneven sample costs.
 *
 * @param weights one a person, above 0
 * @throws InvalidInputError if there is not one a person, or one is not finite and above 0
 */
export function effectiveWeights(weights: readonly number[], persons: number): number[] {
  if (weights.length !== persons)
    throw new InvalidInputError(`${weights.length} weights for ${persons} persons.`);
  if (!weights.every((weight) => weight > 0 && weight < Infinity))
    throw new InvalidInputError('A weight is finite and above 0.');
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const squares = weights.reduce((total, weight) => total + weight ** 2, 0);
  return weights.map((weight) => (weight * sum) / squares);
}

/** What is known of a population: of one thing that people differ in, the share of each group. */
export interface Margin {
  /** Of each person the group. */
  readonly groups: readonly string[];
  /** Of each group of the sample its share of the population; they are brought to a sum of 1. */
  readonly shares: Readonly<Record<string, number>>;
}

const mostRounds = 500;
const closeEnough = 1e-10;

/**
 * Weights with which a sample has the shares of a population in several things at once, against self-selection: raking
 * (Deming & Stephan 1940). Each thing in turn is brought to its shares until all stand.
 *
 * @param limit largest weight, as a multiple of the mean; larger ones are cut to it at the end (Potter 1990)
 * @returns one a person, of mean 1
 * @throws InvalidInputError if a group has no share above 0, a margin is not of these persons, or no weights have all shares
 */
export function rake(persons: number, margins: readonly Margin[], limit = 5): number[] {
  for (const { groups, shares } of margins) {
    if (groups.length !== persons)
      throw new InvalidInputError(`${groups.length} groups of ${persons} persons.`);
    for (const group of new Set(groups))
      if (!((shares[group] ?? 0) > 0)) throw new InvalidInputError(`The group ${group} has no share.`);
  }
  const targets = margins.map(({ groups, shares }) => {
    const present = [...new Set(groups)];
    const sum = present.reduce((total, group) => total + (shares[group] as number), 0);
    return new Map(present.map((group) => [group, (persons * (shares[group] as number)) / sum]));
  });
  const weights = new Array<number>(persons).fill(1);
  for (let round = 0; round < mostRounds; round += 1) {
    let farthest = 0;
    margins.forEach(({ groups }, margin) => {
      const sums = new Map<string, number>();
      groups.forEach((group, person) => {
        sums.set(group, (sums.get(group) ?? 0) + (weights[person] as number));
      });
      groups.forEach((group, person) => {
        const factor = (targets[margin]?.get(group) as number) / (sums.get(group) as number);
        farthest = Math.max(farthest, Math.abs(factor - 1));
        weights[person] = (weights[person] as number) * factor;
      });
    });
    if (farthest < closeEnough) return weights.map((weight) => Math.min(limit, weight));
  }
  throw new InvalidInputError('No weights have the shares of all margins.');
}
