import type { ScoredEstimate } from '../exam.ts';
import { leaningOf } from '../kit/because/because.ts';
import { type Influence, influencesIn } from '../kit/because/influences.ts';
import { type ItemId, items, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { type Scale, scales } from './scales.ts';
import { placesOf, pointScale } from './score.ts';

/** The statements of a scale that speak for how it came out, and how far each moved it. */
export function influencesOn(
  scale: Scale,
  categories: readonly (number | null)[],
  { value }: ScoredEstimate,
): Influence<ItemId>[] {
  const place = scales.indexOf(scale);
  return influencesIn({
    leaning: leaningOf(value, pointScale.mean, levelOf(value)),
    categories,
    middle: (stepCount - 1) / 2,
    idAt: (at) => (items[at]?.scale === scale ? items[at].id : undefined),
    pointsOf: (answers) => pointScale.deviation * (placesOf(answers).abilities[place] as number),
  });
}
