import { InvalidInputError } from './errors.ts';
import { normalDistribution, normalQuantile } from './numerics/normal.ts';
import {
  type IqPoints,
  iqPoints,
  type Percentile,
  percentile,
  type Sten,
  sten,
  type Theta,
  type TScore,
  theta,
  tScore,
} from './units.ts';

/** No test of this length can tell scores apart beyond these; the report says so where they are reached. */
export const iqBounds = { low: 55, high: 155 } as const;

/** Three standard deviations, as tables of T scores end. */
export const tBounds = { low: 20, high: 80 } as const;

/** A score held within bounds, and the bound that held it: the true score may lie beyond. */
export interface Bounded<Score extends number> {
  readonly score: Score;
  readonly bound: 'low' | 'high' | 'none';
}

function bounded(value: number, { low, high }: { low: number; high: number }): Bounded<number> {
  if (Number.isNaN(value)) throw new InvalidInputError('An ability is a number.');
  const rounded = Math.round(value);
  if (rounded < low) return { score: low, bound: 'low' };
  return rounded > high ? { score: high, bound: 'high' } : { score: rounded, bound: 'none' };
}

/** IQ = 100 + 15 theta, rounded to whole points, within `iqBounds`. @throws InvalidInputError if theta is not a number */
export function boundedIqOfTheta(ability: Theta): Bounded<IqPoints> {
  const { score, bound } = bounded(100 + 15 * ability, iqBounds);
  return { score: iqPoints(score), bound };
}

/** The score of `boundedIqOfTheta`, where nobody asks for its bound. @throws InvalidInputError as that */
export function iqOfTheta(ability: Theta): IqPoints {
  return boundedIqOfTheta(ability).score;
}

/** @throws InvalidInputError if the points are not finite */
export function thetaOfIq(points: IqPoints): Theta {
  if (!Number.isFinite(points)) throw new InvalidInputError(`An IQ is finite, not ${points}.`);
  return theta((points - 100) / 15);
}

/** T = 50 + 10 theta (McCall 1922), rounded, within `tBounds`. @throws InvalidInputError if theta is not a number */
export function tScoreOfTheta(ability: Theta): Bounded<TScore> {
  const { score, bound } = bounded(50 + 10 * ability, tBounds);
  return { score: tScore(score), bound };
}

/**
 * Standard ten (Canfield 1951): classes half a standard deviation wide around the mean, 1 and 10 open at their ends; an
 * ability on a border is in the upper class.
 *
 * @throws InvalidInputError if theta is not a number
 */
export function stenOfTheta(ability: Theta): Sten {
  if (Number.isNaN(ability)) throw new InvalidInputError('An ability is a number.');
  return sten(Math.min(10, Math.max(1, Math.floor(2 * ability + 6))));
}

/** The share of a standard normal norm population at or below an ability, in percent. @throws InvalidInputError if theta is not a number */
export function percentileOfTheta(ability: Theta): Percentile {
  return percentile(100 * normalDistribution(ability));
}

/** The ability that a share of a standard normal norm population does not surpass. @throws InvalidInputError if the percentile is not inside (0, 100) */
export function thetaOfPercentile(share: Percentile): Theta {
  return theta(normalQuantile(share / 100));
}
