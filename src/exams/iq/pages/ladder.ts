import type { BlockOf } from '#contract/blocks.ts';
import { ladderOf } from '../../kit/ladder/ladder.ts';
import { optionCount } from '../edition.ts';
import type { AskedQuestion } from '../facts/index.ts';
import type { Outcome } from '../facts/questions.ts';
import type { Telling } from './telling.ts';

const outcomes = { solved: 'solved', missed: 'wrong', open: 'open' } as const satisfies Record<
  Outcome,
  string
>;

/** The form's questions by how many people solve them. It says what was solved, and nothing of the key. */
export function iqLadder(
  questions: readonly AskedQuestion[],
  { locale, norm, exam }: Pick<Telling, 'locale' | 'norm' | 'exam'>,
): BlockOf<'ladder'> {
  return ladderOf({
    locale,
    optionCount,
    known: norm.kind === 'design' ? 'design' : 'measured',
    questions: questions.map(({ place, family, outcome, seconds, solvedBy }) => ({
      place,
      label: exam.scale[family].label,
      outcome: outcomes[outcome],
      seconds: Math.round(seconds),
      solvedShare: solvedBy,
    })),
  });
}
