import type { Block } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import type { Telling } from './telling.ts';

/** What to try in the coming weeks, by the first theme and the second, and what to think about. */
export function weeksPage({ result, words }: Telling): Block[] {
  const { title, lead, notebookTitle } = words.report.weeks;
  const [first, second] = result.code;
  const [own, beside] = [words.themes[first], words.themes[second]];
  return [
    leafOf('weeks', title, lead),
    {
      block: 'steps',
      title,
      items: [...own.steps, ...beside.steps.slice(0, 2)].map((step) => ({ ...step })),
    },
    {
      block: 'notebook',
      title: notebookTitle,
      questions: [...own.questions],
    },
  ];
}
