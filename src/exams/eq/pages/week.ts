import type { Block } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import type { Branch } from '../branches.ts';
import type { EqResult } from '../result.ts';
import type { Telling } from './telling.ts';

/** The branch to begin with: the one that is weakest beyond chance, else the lowest; of two as low, the first. */
export function beginWith({ shape, scales }: EqResult): Branch {
  if (shape.weakest) return shape.weakest;
  const [lowest] = scales.toSorted((one, other) => one.value - other.value);
  if (!lowest) throw new Error('A result has lost its branches.');
  return lowest.id;
}

/** What to try, and what to think about, for the branch to begin with. */
export function weekPage({ result, words }: Telling): Block[] {
  const { title, notebookTitle, ...sets } = words.report.week;
  const { clear, unclear, items, questions } = sets[beginWith(result)];
  return [
    leafOf('week', title, result.shape.weakest ? clear : unclear),
    { block: 'steps', title, items: items.map((item) => ({ ...item })) },
    { block: 'notebook', title: notebookTitle, questions: [...questions] },
  ];
}
