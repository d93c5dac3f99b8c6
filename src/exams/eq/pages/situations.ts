import type { Block, BlockOf, Marks } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { type Situation, situations } from '../items.ts';
import { withinQuotes } from './quoted.ts';
import { placeOf, type Telling } from './telling.ts';

const strongestCredit = 2;
const pages = ['first', 'second', 'third', 'fourth'] as const;
const perPage = situations.length / pages.length;

/** The situations, some a page: the answer given, what it achieves, and the one that achieves more. */
export function situationPages(telling: Telling): Block[] {
  return pages.flatMap((page, at) => [
    {
      ...leafOf(`situations-${page}`, telling.words.report.situations.title[page]),
      ...(at === 0 && { marks: marksOf(telling) }),
    },
    ...situations.slice(perPage * at, perPage * (at + 1)).map((situation) => told(telling, situation)),
  ]);
}

/** The points of all twelve, before the first. */
function marksOf(telling: Telling): Marks {
  const { parts, situations: words } = telling.words.report;
  return {
    label: parts.situations,
    of: strongestCredit,
    items: situations.map((situation) => {
      const { id } = situation;
      const { points, verdict } = givenTo(telling, situation);
      return { id, label: words[id].title, points, said: verdict };
    }),
  };
}

/** What was answered to a situation, and what that counts; nothing where it was left open. */
function givenTo({ words, choices }: Telling, { id, credits }: Situation) {
  const { verdict, skipped } = words.report.situations;
  const choice = choices[placeOf(id)] ?? null;
  const points = choice === null ? null : (credits[choice] ?? null);
  return { choice, points, verdict: points === null ? skipped : (verdict[points] as string) };
}

function told(telling: Telling, situation: Situation): BlockOf<'prose'> {
  const { locale, words, write } = telling;
  const { id, credits } = situation;
  const { prompt, options } = words.test.situations[id];
  const { chosen, open, better, ...each } = words.report.situations;
  const { title, said } = each[id];
  const { choice, verdict } = givenTo(telling, situation);
  const strongest = credits.indexOf(strongestCredit);
  const answer = (message: string, at: number) => ({
    given: at === choice,
    strongest: at === strongest,
    answer: write(message, { option: withinQuotes(locale, options[at] as string) }),
    said: said[at] as string,
  });
  return prose(
    { id, title, paragraphs: choice === null ? [prompt, open] : [prompt] },
    {
      lead: verdict,
      answers: [
        ...(choice === null ? [] : [answer(chosen, choice)]),
        ...(choice === strongest ? [] : [answer(better, strongest)]),
      ],
    },
  );
}
