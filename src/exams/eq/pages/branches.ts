import type { Block } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { type Branch, pairs } from '../branches.ts';
import { leadsOf } from '../differences.ts';
import { influencesOn } from '../influences.ts';
import { bandOf, levelOf } from '../levels.ts';
import { pointScale, referenceRange } from '../score.ts';
import { pointsIn } from './earned.ts';
import { shapeProse } from './profile.ts';
import { leaningOn, pullsOn } from './pulls.ts';
import type { Telling } from './telling.ts';

/** Two branches on a page: what the level means, and what it does in daily life. */
function branchesPage(telling: Telling, page: 'first' | 'second', two: readonly Branch[]): Block[] {
  const { words } = telling;
  return [
    leafOf(`branches-${page}`, words.report.branches.title[page]),
    ...two.flatMap((branch) => chaptersOf(telling, branch)),
  ];
}

function chaptersOf(telling: Telling, branch: Branch): Block[] {
  const { locale, words, categories, choices, scoreOf } = telling;
  const { levels, life } = words.report.branches[branch];
  const score = scoreOf(branch);
  const label = words.test.branch[branch];
  const { id: _, ...estimate } = score;
  return [
    prose(
      {
        id: branch,
        title: label,
        paragraphs: [
          levels[levelOf(score.value) - 1] as string,
          ...pullsOn(telling, branch),
          ...pointsIn(telling, branch),
        ],
      },
      {
        lead: words.test.level[levelOf(score.value) - 1] as string,
        gauge: {
          row: { label, score: estimate, poles: words.report.branches.ends },
          scale: pointScale,
          referenceRange,
        },
        ...becauseOf(
          locale,
          influencesOn(branch, categories, leaningOn(telling, branch)).map(({ id, at, by }) => ({
            by,
            asked: words.test.statements[id],
            answer: words.test.steps[choices[at] as number] as string,
          })),
        ),
      },
    ),
    prose({
      id: `${branch}-life`,
      title: words.report.branches.daily,
      paragraphs: [life[bandOf(score.value)]],
    }),
  ];
}

export const firstBranchesPage = (telling: Telling): Block[] =>
  branchesPage(telling, 'first', ['perceiving', 'using']);

export const secondBranchesPage = (telling: Telling): Block[] =>
  branchesPage(telling, 'second', ['understanding', 'managing']);

/**
 * What stands out, and of each pair of branches who is ahead where that is more than chance; else that both are high or low,
 * or, as of most pairs, that neither is clearly ahead.
 */
export function pairsPage(telling: Telling): Block[] {
  const { words, abilities, scoreOf } = telling;
  const { title, lead } = words.report.pairs;
  const leads = leadsOf(abilities);
  return [
    headed(leafOf('pairs', title, lead), 'gates', 'bridge'),
    shapeProse(telling),
    ...pairs.map(([id, first, second], at) => {
      const said = words.report.pairs[id];
      const [one, other] = [bandOf(scoreOf(first).value), bandOf(scoreOf(second).value)];
      const together = one === other ? one : 'middle';
      return prose({ id, title: said.title, paragraphs: [said[leads[at] ?? together]] });
    }),
  ];
}
