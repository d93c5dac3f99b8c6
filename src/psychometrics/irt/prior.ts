import { InvalidInputError } from '../errors.ts';
import { type Theta, theta } from '../units.ts';

/** Normal prior of ability. */
export interface NormalPrior {
  readonly mean: Theta;
  /** Standard deviation, above 0. */
  readonly deviation: number;
}

export const standardNormal: NormalPrior = { mean: theta(0), deviation: 1 };

/** @throws InvalidInputError if the mean is not finite, or the deviation not finite and above 0 */
export function requirePrior({ mean, deviation }: NormalPrior): void {
  if (!Number.isFinite(mean)) throw new InvalidInputError(`A prior's mean is a finite number, not ${mean}.`);
  if (!(deviation > 0 && deviation < Infinity)) {
    throw new InvalidInputError(`A prior's deviation is a finite number above 0, not ${deviation}.`);
  }
}
