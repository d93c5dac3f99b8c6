import { percentileRank, type Ranking } from '../classical/percentiles.ts';
import { InvalidInputError } from '../errors.ts';
import type { Percentile, Years } from '../units.ts';
import { type NormIdentity, type Observation, requireObservations } from './norm.ts';

export interface AgeBand {
  /** Years, this one within the band. */
  readonly from: Years;
  /** Years, this one without. */
  readonly to: Years;
  /** The scores of the norm sample, rising. */
  readonly scores: readonly number[];
}

/** A norm by age bands: bands rise and do not overlap. */
export interface BandedNorm extends NormIdentity {
  readonly bands: readonly AgeBand[];
}

/**
 * A norm of the sample in bands between the edges; persons outside all bands are left out.
 *
 * @param edges rising ages; n edges make n − 1 bands
 * @param least persons a band must hold
 * @throws InvalidInputError if the observations are empty or not finite, the edges do not rise, or a band holds too few
 */
export function bandedNorm(
  identity: NormIdentity,
  observations: readonly Observation[],
  { edges, least }: { readonly edges: readonly Years[]; readonly least: number },
): BandedNorm {
  requireObservations(observations);
  if (!(least >= 1)) throw new InvalidInputError(`A band holds 1 person or more, not ${least}.`);
  const bands = edges.slice(1).map((to, at) => {
    const from = edges[at] as Years;
    const scores = observations
      .filter(({ age }) => age >= from && age < to)
      .map(({ score }) => score)
      .sort((one, other) => one - other);
    if (scores.length < least)
      throw new InvalidInputError(
        `The band from ${from} to ${to} holds ${scores.length} persons of ${least}.`,
      );
    return { from, to, scores };
  });
  const norm = { ...identity, bands };
  requireBandedNorm(norm);
  return norm;
}

/** @throws InvalidInputError if there is no band, bands do not rise or overlap, or scores are none, not finite or fall */
export function requireBandedNorm({ bands }: BandedNorm): void {
  if (bands.length === 0) throw new InvalidInputError('A norm has at least one band.');
  for (const [at, { from, to, scores }] of bands.entries()) {
    const before = bands[at - 1]?.to ?? 0;
    if (!(from >= before && to > from && to < Infinity))
      throw new InvalidInputError(`The band from ${from} to ${to} does not rise from ${before}.`);
    const rising = scores.every(
      (score, place) => Number.isFinite(score) && !(score < (scores[place - 1] ?? score)),
    );
    if (scores.length === 0 || !rising)
      throw new InvalidInputError(`The scores from ${from} to ${to} are none, not finite, or fall.`);
  }
}

/** The band of an age; undefined where the norm has none. @throws InvalidInputError if the age is not finite */
export function bandOfAge({ bands }: BandedNorm, age: Years): AgeBand | undefined {
  if (!Number.isFinite(age)) throw new InvalidInputError(`An age is finite, not ${age}.`);
  return bands.find(({ from, to }) => age >= from && age < to);
}

/**
 * The rank of a score among the norm sample of one's age.
 *
 * @throws InvalidInputError if the norm has no band for the age, or a number is not finite
 */
export function percentileInBand(
  norm: BandedNorm,
  { age, score }: Observation,
  ranking: Ranking,
): Percentile {
  const band = bandOfAge(norm, age);
  if (!band) throw new InvalidInputError(`The norm ${norm.id} has no band for ${age} years.`);
  return percentileRank(band.scores, score, ranking);
}
