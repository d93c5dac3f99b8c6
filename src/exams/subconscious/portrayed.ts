import { type CharacterId, profileOf } from './characters.ts';
import { type DimensionScores, pointScale } from './score.ts';
import type { SubconsciousWords } from './words/index.ts';

/** As many departures are told beside a portrait. */
const mostTold = 2;

/** In standard deviations: as far as the middle level reaches to either side. */
const leastFar = 0.4;

/** In standard deviations of the design population, in the order of the scales. */
const deviationsOf = (scales: DimensionScores) =>
  scales.map(({ id, value }) => ({ id, by: (value - pointScale.mean) / pointScale.deviation }));

/**
 * Where a profile departs most from that of its character: what the portrait, which is the same for everybody whom it comes
 * closest to, says too little or too much of.
 */
export const departuresOf = (
  words: SubconsciousWords,
  character: CharacterId,
  scales: DimensionScores,
): string[] => {
  const portrayed = profileOf(character);
  return deviationsOf(scales)
    .map(({ id, by }) => ({ id, by: by - portrayed[id] }))
    .filter(({ by }) => Math.abs(by) >= leastFar)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, mostTold)
    .map(({ id, by }) => words.departures[id][by > 0 ? 'more' : 'less']);
};

/** From so much of its character's extent on, a profile has it in full: about half of all have. */
const fullFrom = 0.9;

/** The paragraphs of a portrait, and what the character gives and asks. */
interface Extent {
  readonly portrait: readonly string[];
  readonly strength: string;
  readonly cost: string;
}

/**
 * A character as it is where a profile goes about as far as its own, in its own direction, and milder where it doesn't: the
 * portrait begins the same for both.
 */
export function portrayedIn(
  words: SubconsciousWords,
  character: CharacterId,
  scales: DimensionScores,
): Extent {
  const prototype = profileOf(character);
  const own = deviationsOf(scales);
  const along = own.reduce((sum, { id, by }) => sum + by * prototype[id], 0);
  const whole = own.reduce((sum, { id }) => sum + prototype[id] ** 2, 0);
  const { milder, ...full } = words.characters[character];
  if (along >= fullFrom * whole) return full;
  return { ...milder, portrait: [...full.portrait.slice(0, 1), milder.portrait] };
}
