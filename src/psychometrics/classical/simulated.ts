import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import type { Responses } from './responses.ts';

/** A population of answers in steps that one factor explains. */
export interface OneFactorPopulation {
  /** Loading of each item on the factor, inside (−1, 1). */
  readonly loadings: readonly number[];
  /** Rising cuts of the latent answer; n cuts make the steps 0 to n. */
  readonly cuts: readonly number[];
  /** Share of answers missing at random, in [0, 1). */
  readonly missing: number;
}

/**
 * Answers of simulated persons: latent answer loading · factor + √(1 − loading²) · error, cut into steps (Muthén 1984,
 * eqs. 1 and 2).
 *
 * @throws InvalidInputError if a loading or the share is out of its range
 */
export function sampleOneFactor(population: OneFactorPopulation, persons: number, seed: string): Responses {
  const { loadings, cuts, missing } = population;
  if (!loadings.every((loading) => Math.abs(loading) < 1))
    throw new InvalidInputError('A loading lies inside (−1, 1).');
  if (!(missing >= 0 && missing < 1))
    throw new InvalidInputError(`A share lies in [0, 1), not at ${missing}.`);
  const random = randomOf(seed);
  return Array.from({ length: persons }, () => {
    const factor = random.normal();
    return loadings.map((loading) => {
      const latent = loading * factor + Math.sqrt(1 - loading ** 2) * random.normal();
      const answer = cuts.filter((cut) => latent > cut).length;
      return random.next() < missing ? null : answer;
    });
  });
}
