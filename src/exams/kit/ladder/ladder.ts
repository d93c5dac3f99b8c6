import type { BlockOf } from '#contract/blocks.ts';
import { ladderScale } from '#drawing/ladder.ts';
import type { Variety } from '#locale/locales.ts';
import { sentence } from '../../words.ts';
import { ladderWords } from './words/index.ts';

type Rung = BlockOf<'ladder'>['rungs'][number];

/** A question that was right, wrong or left open. */
interface Climbed extends Rung {
  /** Share of the norm population that solves it, guesses included. */
  readonly solvedShare: number;
}

interface Input {
  readonly locale: Variety;
  readonly questions: readonly Climbed[];
  /** Whether the shares were measured, or follow from how the test was designed. */
  readonly known: 'design' | 'measured';
  /** Answers to choose from, in every question. */
  readonly optionCount: number;
}

/** Questions from the one that most people solve to the one that fewest do, and the hardest that this person solved. */
export function ladderOf({ locale, questions, known, optionCount }: Input): BlockOf<'ladder'> {
  const words = ladderWords[locale];
  const upwards = questions.toSorted(
    (one, other) => other.solvedShare - one.solvedShare || one.place - other.place,
  );
  const rungs = upwards.map(({ solvedShare: _, ...rung }) => rung);
  const count = (outcome: Rung['outcome']) => rungs.filter((rung) => rung.outcome === outcome).length;
  const hardest = upwards.findLast(({ outcome }) => outcome === 'solved');
  return {
    block: 'ladder',
    title: words.title,
    lead: sentence(locale, words.lead, { count: rungs.length }),
    rungs,
    ...(hardest && {
      hardest: {
        place: hardest.place,
        text: sentence(locale, words.hardest[known], {
          place: hardest.place,
          share: Math.round(100 * hardest.solvedShare),
        }),
      },
    }),
    notes: [
      sentence(locale, words.luck, { options: optionCount }),
      ...(ladderScale(rungs).cut ? [words.cut] : []),
    ],
    alt: sentence(locale, words.alt, {
      count: rungs.length,
      solved: count('solved'),
      wrong: count('wrong'),
      open: count('open'),
    }),
  };
}
