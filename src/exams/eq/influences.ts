import type { ScoredEstimate } from '../exam.ts';
import { leaningOf } from '../kit/because/because.ts';
import { type Influence, influencesIn } from '../kit/because/influences.ts';
import { type Branch, branches } from './branches.ts';
import { items, type StatementId, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { abilitiesOf, pointScale } from './score.ts';

/** The statements of a branch that speak for how it came out, and how far each moved it. */
export function influencesOn(
  branch: Branch,
  categories: readonly (number | null)[],
  { value }: ScoredEstimate,
): Influence<StatementId>[] {
  const place = branches.indexOf(branch);
  return influencesIn({
    leaning: leaningOf(value, pointScale.mean, levelOf(value)),
    categories,
    middle: (stepCount - 1) / 2,
    idAt: (at) => {
      const item = items[at];
      return item?.kind === 'statement' && item.branch === branch ? item.id : undefined;
    },
    pointsOf: (answers) => pointScale.deviation * (abilitiesOf(answers).abilities[place] as number),
  });
}
