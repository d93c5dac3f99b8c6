import { type Influence, influencesIn } from '../kit/because/influences.ts';
import { type Branch, branches } from './branches.ts';
import { items, type StatementId, stepCount } from './items.ts';
import { abilitiesOf, pointScale } from './score.ts';

/** The statements that moved a branch to a side, and how far each did. */
export function influencesOn(
  branch: Branch,
  categories: readonly (number | null)[],
  leaning: -1 | 0 | 1,
): Influence<StatementId>[] {
  const place = branches.indexOf(branch);
  return influencesIn({
    leaning,
    categories,
    middle: (stepCount - 1) / 2,
    idAt: (at) => {
      const item = items[at];
      return item?.kind === 'statement' && item.branch === branch ? item.id : undefined;
    },
    pointsOf: (answers) => pointScale.deviation * (abilitiesOf(answers).abilities[place] as number),
  });
}
