import { InvalidInputError } from '../errors.ts';
import type { Years } from '../units.ts';

/** What a norm stands on: a model, a first small sample, or enough sittings to publish. */
export type NormKind = 'design' | 'provisional' | 'calibrated';

/** Which norm it is. A changed norm is a new version, never a changed one. */
export interface NormIdentity {
  readonly id: string;
  readonly version: string;
  readonly kind: NormKind;
}

/** A person of the norm sample. */
export interface Observation {
  readonly age: Years;
  /** Raw score or ability. */
  readonly score: number;
  /** How many people of the population this one stands for; 1 where left out. */
  readonly weight?: number;
}

/** @throws InvalidInputError if there are none, an age is below 0, a weight not above 0, or a number not finite */
export function requireObservations(observations: readonly Observation[]): void {
  if (observations.length === 0) throw new InvalidInputError('A norm stands on at least one person.');
  for (const [person, { age, score, weight = 1 }] of observations.entries()) {
    if (!(age >= 0 && age < Infinity)) throw new InvalidInputError(`The age of person ${person} is ${age}.`);
    if (!Number.isFinite(score)) throw new InvalidInputError(`The score of person ${person} is ${score}.`);
    if (!(weight > 0 && weight < Infinity))
      throw new InvalidInputError(`The weight of person ${person} is ${weight}.`);
  }
}
