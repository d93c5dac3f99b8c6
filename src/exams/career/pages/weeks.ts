import type { Block } from '#contract/blocks.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { trialsOf } from '../trials.ts';
import { inOrder, type Telling } from './telling.ts';

/** What to try in the coming weeks, by what was liked, and what to think about. */
export function weeksPage(telling: Telling): Block[] {
  const { result, words, steps } = telling;
  const { title, lead, notebookTitle } = words.report.weeks;
  return [
    headed(leafOf('weeks', title, lead), 'gates', 'insight'),
    {
      block: 'steps',
      title,
      items: trialsOf(inOrder(telling), steps).map(({ theme, place }) => ({
        ...(words.themes[theme].steps[place] as { title: string; text: string }),
      })),
    },
    {
      block: 'notebook',
      title: notebookTitle,
      questions: [...words.themes[result.code[0]].questions],
    },
  ];
}
