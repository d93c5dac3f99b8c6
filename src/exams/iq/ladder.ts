import type { BlockOf } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { solvedShare, type UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { ladderOf } from '../kit/ladder/ladder.ts';
import { type FormItem, optionCount } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';
import { iqWords } from './words/index.ts';

interface Input {
  readonly norm: IqNorm;
  readonly form: readonly FormItem[];
  readonly given: ReadonlyMap<string, GivenAnswer>;
  readonly locale: Variety;
}

/** The form's questions by how many people solve them. It says what was solved, and nothing of the key. */
export function iqLadder({ norm, form, given, locale }: Input): BlockOf<'ladder'> {
  return ladderOf({
    locale,
    optionCount,
    known: norm.kind === 'design' ? 'design' : 'measured',
    questions: form.map(({ id, place, scale, key }) => {
      const { choice = null, milliseconds = 0 } = given.get(id) ?? {};
      return {
        place,
        label: iqWords[locale].scale[scale].label,
        outcome: choice === null ? 'open' : choice === key ? 'solved' : 'wrong',
        seconds: Math.round(milliseconds / 1000),
        solvedShare: solvedShare(norm.items[id] as UncertainItem),
      };
    }),
  });
}
