import { type ItemId, items, stepCount } from './items.ts';
import { burdens, type Scale } from './scales.ts';
import type { ScaleScores } from './score.ts';
import { byBurden } from './shape.ts';

/** Steps of a week, and how many of them may be about one scale. */
const steps = { count: 4, perScale: 2 } as const;

/** How much an answer weighs, from 0 to 4; one left open as much as one in the middle. */
function weightOf(scale: Scale, category: number | null): number {
  if (category === null) return (stepCount - 1) / 2;
  return burdens[scale] === 1 ? category : stepCount - 1 - category;
}

/** Whether no answer lies on the side that weighs. */
export const isSettled = (categories: readonly (number | null)[]): boolean =>
  items.every(({ scale }, at) => weightOf(scale, categories[at] ?? null) <= (stepCount - 1) / 2);

/**
 * The statements whose answers weigh most, each of which has a step of its own: four of them, no more than two of a scale. Of
 * answers that weigh alike, those of the heavier scale come first.
 */
export function stepsFor(categories: readonly (number | null)[], scores: ScaleScores): ItemId[] {
  const rank = byBurden(scores).map(({ id }) => id);
  const sorted = items
    .map(({ id, scale }, at) => ({ id, scale, weight: weightOf(scale, categories[at] ?? null) }))
    .toSorted(
      (one, other) => other.weight - one.weight || rank.indexOf(one.scale) - rank.indexOf(other.scale),
    );
  const chosen: typeof sorted = [];
  for (const one of sorted) {
    const alike = chosen.filter(({ scale }) => scale === one.scale).length;
    if (chosen.length < steps.count && alike < steps.perScale) chosen.push(one);
  }
  return chosen.map(({ id }) => id);
}
