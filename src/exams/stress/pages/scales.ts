import type { Block } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { halfOf, isApart } from '../halves.ts';
import { dissentOn, influencesOn } from '../influences.ts';
import { type ItemId, items } from '../items.ts';
import { bandOf, levelOf } from '../levels.ts';
import type { Scale } from '../scales.ts';
import { pointScale, referenceRange } from '../score.ts';
import { polesOf } from './profile.ts';
import type { Telling } from './telling.ts';

/** Two scales on a page: what the level means, which answers moved it, and what one can make of it. */
function scalesPage(telling: Telling, page: 'first' | 'second', two: readonly Scale[]): Block[] {
  return [
    leafOf(`scales-${page}`, telling.words.scales.title[page]),
    ...two.flatMap((scale) => chaptersOf(telling, scale)),
  ];
}

/** A statement as it was put and answered. */
function answeredIn({ words, choices }: Telling, id: ItemId) {
  const choice = choices[items.findIndex((item) => item.id === id)];
  return { asked: words.test.statements[id], answer: words.test.steps[choice as number] as string };
}

/** What a scale says: by its level, or by its halves where they fall apart. */
function readingOf({ words, categories, scoreOf }: Telling, scale: Scale): string {
  const half = scale === 'recovery' ? halfOf(categories) : undefined;
  if (half) return words.scales.recovery.halves[half];
  return words.scales[scale].levels[levelOf(scoreOf(scale).value) - 1] as string;
}

/** Answers that do not fit the rest of a scale, where there are such and its reading has not told them. */
function oddOf(telling: Telling, scale: Scale): string[] {
  const { words, categories, choices, scoreOf, write } = telling;
  if (scale === 'demand' && isApart(choices)) {
    const [enough, doable] = [answeredIn(telling, 'enough'), answeredIn(telling, 'doable')];
    const values = { first: enough.asked, firstAnswer: enough.answer };
    return [
      write(words.scales.demand.apart, { ...values, second: doable.asked, secondAnswer: doable.answer }),
    ];
  }
  const dissent =
    scale === 'recovery' && halfOf(categories) ? undefined : dissentOn(scale, categories, scoreOf(scale));
  return dissent ? [write(words.scales.against, answeredIn(telling, dissent.id))] : [];
}

function chaptersOf(telling: Telling, scale: Scale): Block[] {
  const { locale, words, categories, scoreOf } = telling;
  const { life } = words.scales[scale];
  const score = scoreOf(scale);
  const label = words.test.scale[scale];
  const { id: _, ...estimate } = score;
  return [
    prose(
      { id: scale, title: label, paragraphs: [readingOf(telling, scale), ...oddOf(telling, scale)] },
      {
        lead: words.test.level[levelOf(score.value) - 1] as string,
        gauge: {
          row: { label, score: estimate, poles: polesOf(words.scales, scale) },
          scale: pointScale,
          referenceRange,
        },
        ...becauseOf(
          locale,
          influencesOn(scale, categories, score).map(({ id, by }) => ({ by, ...answeredIn(telling, id) })),
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
