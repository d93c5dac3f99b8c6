import type { Block, BlockOf } from '#contract/blocks.ts';
import { becauseOf } from '../../kit/because/because.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { wayOf } from '../bands.ts';
import { influencesOn } from '../influences.ts';
import { type Facet, facets, type Item, items } from '../items.ts';
import { polesOf } from '../score.ts';
import { dissentOf } from './contrast.ts';
import type { Telling } from './telling.ts';

/** Two sides on a page, each by what was chosen in its five choices. */
export function sidePages(telling: Telling): Block[] {
  const { sides } = telling.pages;
  const influence = influencesOn(telling.result, telling.answers);
  return [
    leafOf('sides-first', sides.first, sides.note),
    ...(['planning', 'perceiving'] as const).map((side) => chapterOf(telling, side, influence(side))),
    leafOf('sides-second', sides.second),
    ...(['deciding', 'expressing'] as const).map((side) => chapterOf(telling, side, influence(side))),
  ];
}

function chapterOf(
  telling: Telling,
  side: Facet,
  influences: ReturnType<ReturnType<typeof influencesOn>>,
): BlockOf<'prose'> {
  const { locale, words, pages, scoreOf, write } = telling;
  const score = scoreOf(side);
  const dissent = dissentOf(telling, side);
  return prose(
    {
      id: side,
      title: words.facet[side].label,
      paragraphs: [
        pages.sides[side][wayOf(score.value)],
        ...(dissent ? [write(pages.sides.dissent[dissent.towards], dissent.values)] : []),
      ],
    },
    {
      lead: words.way[wayOf(score.value)],
      ...becauseOf(
        locale,
        influences.map(({ item, choice, by }) => {
          const { prompt, ...statements } = words.items[item.id];
          return { by, asked: prompt, answer: statements[polesOf(item)[choice] as 'left' | 'right'] };
        }),
      ),
    },
  );
}

/** All choices, those of a side on a page: what was taken, what it gives, and what to watch for. */
export const choicePages = (telling: Telling): Block[] =>
  facets.flatMap((facet) => [
    leafOf(
      `choices-${facet}`,
      telling.write(telling.pages.choices.title, { side: telling.words.facet[facet].label }),
    ),
    ...items.filter((item) => item.facet === facet).map((item) => told(telling, item)),
  ]);

function told({ words, pages, poleOf }: Telling, item: Item): BlockOf<'prose'> {
  const pole = poleOf(item);
  const { prompt, ...statements } = words.items[item.id];
  const { [item.id]: said, open } = pages.choices;
  return prose(
    { id: item.id, title: prompt, paragraphs: [pole === null ? open : said[pole]] },
    pole === null ? {} : { lead: statements[pole] },
  );
}
