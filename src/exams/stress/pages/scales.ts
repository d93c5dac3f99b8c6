import type { Block } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { influencesOn } from '../influences.ts';
import { bandOf, levelOf } from '../levels.ts';
import type { Scale } from '../scales.ts';
import { pointScale, referenceRange } from '../score.ts';
import type { Telling } from './telling.ts';

/** Two scales on a page: what the level means, which answers moved it, and what one can make of it. */
function scalesPage(telling: Telling, page: 'first' | 'second', two: readonly Scale[]): Block[] {
  return [
    leafOf(`scales-${page}`, telling.words.scales.title[page]),
    ...two.flatMap((scale) => chaptersOf(telling, scale)),
  ];
}

function chaptersOf({ locale, words, categories, choices, scoreOf }: Telling, scale: Scale): Block[] {
  const { levels, life } = words.scales[scale];
  const score = scoreOf(scale);
  const label = words.test.scale[scale];
  const { id: _, ...estimate } = score;
  return [
    prose(
      { id: scale, title: label, paragraphs: [levels[levelOf(score.value) - 1] as string] },
      {
        lead: words.test.level[levelOf(score.value) - 1] as string,
        gauge: { row: { label, score: estimate }, scale: pointScale, referenceRange },
        ...becauseOf(
          locale,
          influencesOn(scale, categories, score).map(({ id, at, by }) => ({
            by,
            asked: words.test.statements[id],
            answer: words.test.steps[choices[at] as number] as string,
          })),
        ),
      },
    ),
    prose({ id: `${scale}-life`, title: words.scales.daily, paragraphs: [life[bandOf(score.value)]] }),
  ];
}

export const firstScalesPage = (telling: Telling): Block[] =>
  scalesPage(telling, 'first', ['demand', 'control']);

export const secondScalesPage = (telling: Telling): Block[] =>
  scalesPage(telling, 'second', ['support', 'recovery']);
