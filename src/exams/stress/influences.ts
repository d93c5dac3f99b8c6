import type { ScoredEstimate } from '../exam.ts';
import { leaningOf, strongestOf } from '../kit/because/because.ts';
import { type Influence, influencesIn } from '../kit/because/influences.ts';
import { type ItemId, items, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { type Scale, scales } from './scales.ts';
import { placesOf, pointScale } from './score.ts';

/** The statements of a scale that speak for one side of it, and how far each moved it there. */
function influencesTo(
  leaning: -1 | 0 | 1,
  scale: Scale,
  categories: readonly (number | null)[],
): Influence<ItemId>[] {
  const place = scales.indexOf(scale);
  return influencesIn({
    leaning,
    categories,
    middle: (stepCount - 1) / 2,
    idAt: (at) => (items[at]?.scale === scale ? items[at].id : undefined),
    pointsOf: (answers) => pointScale.deviation * (placesOf(answers).abilities[place] as number),
  });
}

/**
 * The statements that speak for how a scale came out; where it came out in the middle, the one that pulled most to each side,
 * if there are two such.
 */
export function influencesOn(
  scale: Scale,
  categories: readonly (number | null)[],
  { value }: ScoredEstimate,
): Influence<ItemId>[] {
  const leaning = leaningOf(value, pointScale.mean, levelOf(value));
  if (leaning !== 0) return influencesTo(leaning, scale, categories);
  const [up] = strongestOf(influencesTo(1, scale, categories));
  const [down] = strongestOf(influencesTo(-1, scale, categories));
  return up && down ? [up, down] : [];
}

/** The statement that speaks most against the side to which a scale leans. */
export function dissentOn(
  scale: Scale,
  categories: readonly (number | null)[],
  { value }: ScoredEstimate,
): Influence<ItemId> | undefined {
  const leaning = leaningOf(value, pointScale.mean, levelOf(value));
  if (leaning === 0) return undefined;
  return strongestOf(influencesTo(leaning === 1 ? -1 : 1, scale, categories))[0];
}
