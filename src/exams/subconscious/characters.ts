import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import { randomOf } from '#psychometrics/random.ts';
import { byDimension, type Dimension, dimensions } from './dimensions.ts';

export const characters = [
  'stalker',
  'controller',
  'conspirator',
  'dominant',
  'creator',
  'director',
  'pretender',
  'propeller',
  'noble',
] as const;
export type CharacterId = (typeof characters)[number];

/**
 * A profile in standard deviations of the design population, in the order of `dimensions`. Written from what each
 * character is in its text, then moved by tenths until each is met by 2 to 30 % of simulated sitters.
 */
type Profile = readonly [number, number, number, number, number, number, number, number];

/** Columns: resonance, resolve, drive, insight, attachment, dominance, masking, shadow. */
export const prototypes: Readonly<Record<CharacterId, Profile>> = {
  stalker: [0.3, 0.3, 0.2, 0.9, 0.9, -0.3, 0.5, 0.5],
  controller: [-0.8, 0.9, 0.1, 0.4, -0.4, 0.7, 0.2, 0.3],
  conspirator: [-0.3, -0.2, 0.2, 0.8, -0.5, -0.4, 0.9, 0.9],
  dominant: [-0.2, 0.3, 0.7, -0.6, 0, 1.1, -0.3, 0.6],
  creator: [1, -0.2, 0.4, 0.9, -0.1, 0.1, -0.5, -0.3],
  director: [-0.2, 0.8, 1.1, 0.2, 0, 0.6, 0, -0.1],
  pretender: [0.3, -0.9, -0.4, -0.4, 0.3, -0.7, 0.9, 0],
  propeller: [0.4, 0.5, 0.8, -0.4, 0.8, 0.3, -0.5, -0.6],
  noble: [0.4, 0.1, -0.6, 0.3, 0.5, -0.4, -0.7, -0.9],
};

/** How far the nearest prototype stands out: `close` means that the runner-up describes the person almost as well. */
export const clarities = ['clear', 'fair', 'close'] as const;
export type Clarity = (typeof clarities)[number];

export interface Character {
  readonly id: CharacterId;
  readonly runnerUp: CharacterId;
  /** Share of the profiles which these answers allow that are nearest to the same character, 0 to 1. */
  readonly certainty: number;
  readonly clarity: Clarity;
}

/** Enough for a share to two digits (standard error at most .016), in about a millisecond. */
const draws = 1000;

/** The same for every sitting, so that the same answers give the same certainty. */
const numbers = (() => {
  const random = randomOf('profiles that the answers allow');
  return Array.from({ length: draws }, () => dimensions.map(() => random.normal()));
})();

/** From half of the allowed profiles on a character is fairly sure, from two thirds on clear. */
const clearFrom = { clear: 2 / 3, fair: 0.5 } as const;

/**
 * The character whose prototype lies nearest to the abilities (Euclidean), and the next one. The certainty is the share of
 * profiles, drawn from the posterior of the abilities, whose nearest prototype is the same.
 */
export function characterOf(score: MultidimensionalScore): Character {
  const id = nearest(score.abilities);
  const runnerUp = nearest(score.abilities, id);
  const draw = drawFrom(score);
  const same = numbers.filter((one) => nearest(draw(one)) === id).length;
  const certainty = Math.round((100 * same) / draws) / 100;
  return { id, runnerUp, certainty, clarity: clarityOf(certainty) };
}

const clarityOf = (certainty: number): Clarity =>
  certainty >= clearFrom.clear ? 'clear' : certainty >= clearFrom.fair ? 'fair' : 'close';

/** The character of the nearest prototype, another one left out where asked; of two as near, the first in the list. */
function nearest(abilities: readonly number[], other?: CharacterId): CharacterId {
  let [best, least] = [characters[0] as CharacterId, Infinity];
  for (const id of characters) {
    const away = id === other ? Infinity : distance(prototypes[id], abilities);
    if (away < least) [best, least] = [id, away];
  }
  return best;
}

function distance(profile: Profile, abilities: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < profile.length; at += 1)
    sum += ((profile[at] as number) - (abilities[at] as number)) ** 2;
  return sum;
}

/** The profile of a character by dimension. */
export const profileOf = (id: CharacterId): Readonly<Record<Dimension, number>> =>
  byDimension((_, at) => prototypes[id][at] as number);
