import { InvalidInputError } from '../errors.ts';
import { type Percentile, percentile } from '../units.ts';

/**
 * How a score among a sample is ranked: `at-or-below` counts all who scored the same (the empirical distribution
 * function, R `ecdf`), `mid-rank` half of them (Crocker & Algina 1986, p. 439).
 */
export type Ranking = 'at-or-below' | 'mid-rank';

/** @throws InvalidInputError if the sample is empty or a number is not finite */
export function percentileRank(sample: readonly number[], score: number, ranking: Ranking): Percentile {
  requireSample(sample);
  if (!Number.isFinite(score)) throw new InvalidInputError(`A score is a finite number, not ${score}.`);
  let below = 0;
  let same = 0;
  for (const value of sample) {
    if (value < score) below += 1;
    else if (value === score) same += 1;
  }
  return percentile((100 * (below + (ranking === 'mid-rank' ? same / 2 : same))) / sample.length);
}

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
