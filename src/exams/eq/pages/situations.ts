import type { Block, BlockOf } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { type Situation, situations } from '../items.ts';
import { withinQuotes } from './quoted.ts';
import { placeOf, type Telling } from './telling.ts';

const pages = ['first', 'second', 'third', 'fourth'] as const;
const perPage = situations.length / pages.length;

/** The situations, some a page: the answer given, what it achieves, and the one that achieves more. */
export function situationPages(telling: Telling): Block[] {
  return pages.flatMap((page, at) => [
    leafOf(`situations-${page}`, telling.words.report.situations.title[page]),
    ...situations.slice(perPage * at, perPage * (at + 1)).map((situation) => told(telling, situation)),
  ]);
}

function told({ locale, words, choices, write }: Telling, { id, credits }: Situation): BlockOf<'prose'> {
  const { prompt, options } = words.test.situations[id];
  const { chosen, open, better, verdict, skipped, ...each } = words.report.situations;
  const { title, said } = each[id];
  const choice = choices[placeOf(id)] ?? null;
  const strongest = credits.indexOf(2);
  const option = (at: number) => withinQuotes(locale, options[at] as string);
  const credit = choice === null ? null : credits[choice];
  return prose(
    {
      id,
      title,
      paragraphs: [
        prompt,
        choice === null ? open : write(chosen, { option: option(choice), said: said[choice] as string }),
        ...(choice === strongest
          ? []
          : [write(better, { option: option(strongest), said: said[strongest] as string })]),
      ],
    },
    { lead: credit === null || credit === undefined ? skipped : (verdict[credit] as string) },
  );
}
