import type { Block } from '#contract/blocks.ts';
import { listed } from '#locale/list.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { type Branch, pairs } from '../branches.ts';
import { leadsOf } from '../differences.ts';
import type { EqResult } from '../result.ts';
import type { Telling } from './telling.ts';

/** The branch to begin with: the one that is weakest beyond chance, else the lowest; of two as low, the first. */
export function beginWith({ shape, scales }: EqResult): Branch {
  if (shape.weakest) return shape.weakest;
  const [lowest] = scales.toSorted((one, other) => one.value - other.value);
  if (!lowest) throw new Error('A result has lost its branches.');
  return lowest.id;
}

/** From which of the others the lowest branch differs by more than chance, and from which it may not. */
function belowOthers({ locale, result, words, abilities, write }: Telling): string {
  const { none, some, named } = words.report.week.below;
  const lowest = beginWith(result);
  const leads = leadsOf(abilities);
  const others = pairs.flatMap(([, first, second], at) => {
    if (first !== lowest && second !== lowest) return [];
    const other = first === lowest ? second : first;
    return [{ isAhead: leads[at] !== null, name: write(named, { branch: words.test.branch[other] }) }];
  });
  const namesOf = (ahead: boolean) =>
    listed(
      locale,
      others.filter(({ isAhead }) => isAhead === ahead).map(({ name }) => name),
    );
  return others.some(({ isAhead }) => isAhead)
    ? write(some, { clear: namesOf(true), close: namesOf(false) })
    : none;
}

/** What to try, and what to think about, for the branch to begin with. */
export function weekPage(telling: Telling): Block[] {
  const { result, words, write } = telling;
  const { title, notebookTitle, below: _, ...sets } = words.report.week;
  const { clear, unclear, items, questions } = sets[beginWith(result)];
  const lead = result.shape.weakest ? clear : write(unclear, { below: belowOthers(telling) });
  return [
    headed(leafOf('week', title, lead), 'gates', 'well'),
    { block: 'steps', title, items: items.map((item) => ({ ...item })) },
    { block: 'notebook', title: notebookTitle, questions: [...questions] },
  ];
}
