import type { ScoredEstimate } from '../exam.ts';
import { leaningOf } from '../kit/because/because.ts';
import { type Branch, branches } from './branches.ts';
import { items, type StatementId, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { abilitiesOf, pointScale } from './score.ts';

/** A statement, and how far its answer moved a branch in the direction in which that leans. */
export interface Influence {
  readonly id: StatementId;
  /** Its place in the form, from 0. */
  readonly at: number;
  /** In points. */
  readonly by: number;
}

const middle = (stepCount - 1) / 2;

/**
 * The statements of a branch that speak for how it came out. How far each moved the score is what the score loses without
 * it; a score that leans to no side has none.
 */
export function influencesOn(
  branch: Branch,
  categories: readonly (number | null)[],
  { value }: ScoredEstimate,
): Influence[] {
  const place = branches.indexOf(branch);
  const leaning = leaningOf(value, pointScale.mean, levelOf(value));
  if (leaning === 0) return [];
  const whole = abilitiesOf(categories).abilities[place] as number;
  return items.flatMap((item, at): Influence[] => {
    const category = categories[at] ?? null;
    if (item.kind !== 'statement' || item.branch !== branch || category === null) return [];
    if (leaning * (category - middle) <= 0) return [];
    const rest = abilitiesOf(categories.map((one, which) => (which === at ? null : one))).abilities[place];
    return [{ id: item.id, at, by: leaning * pointScale.deviation * (whole - (rest as number)) }];
  });
}
