import { InvalidInputError } from '../errors.ts';

/**
 * The value with a share of the sample below it, interpolated between order statistics (Hyndman & Fan 1996,
 * definition 7, R's default).
 *
 * @param share from 0 to 1
 * @throws InvalidInputError if the sample is empty, a number is not finite, or the share is outside [0, 1]
 */
export function quantile(sample: readonly number[], share: number): number {
  requireSample(sample);
  if (!(share >= 0 && share <= 1)) throw new InvalidInputError(`A share lies in [0, 1], not at ${share}.`);
  const sorted = [...sample].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (at - Math.floor(at)) * (high - low);
}

function requireSample(sample: readonly number[]): void {
  if (sample.length === 0) throw new InvalidInputError('A sample holds at least one value.');
  if (!sample.every(Number.isFinite)) throw new InvalidInputError('A sample holds finite values.');
}
