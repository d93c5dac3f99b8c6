import type { Random } from '#psychometrics/random.ts';
import type { PracticeItem } from '../item.ts';
import { certaintyOf, mistakeOf } from './claims.ts';
import type { VerbalWords } from './words/index.ts';
import { itemOf, type WrittenOption } from './written.ts';

type Story = VerbalWords['conditional']['stories'][number];

/** What may be so or not: the first leads to the second, and the second to the third. */
type Fact = 'first' | 'second' | 'third' | 'notFirst' | 'notSecond' | 'notThird';

export interface Conditional {
  readonly known: Fact;
  /** What follows; null where nothing does. */
  readonly follows: Fact | null;
  readonly wrong: readonly Fact[];
  /** Each story tells its own: by number, its events would be taken for the lines that stand above. */
  readonly why: keyof Story['why'];
  readonly difficulty: number;
}

/** Five ways of concluding: onwards, backwards, and the two that lead to nothing (Evans 1977 for how hard they are). */
export const conditionals: readonly Conditional[] = [
  { known: 'first', follows: 'third', wrong: ['notThird', 'notSecond'], why: 'onwards', difficulty: -1.3 },
  { known: 'second', follows: 'third', wrong: ['first', 'notFirst'], why: 'fromSecond', difficulty: -0.3 },
  { known: 'notThird', follows: 'notFirst', wrong: ['first', 'second'], why: 'backwards', difficulty: 0.6 },
  { known: 'third', follows: null, wrong: ['first', 'second', 'notFirst'], why: 'affirmed', difficulty: 1.1 },
  {
    known: 'notFirst',
    follows: null,
    wrong: ['notSecond', 'notThird', 'third'],
    why: 'denied',
    difficulty: 1.4,
  },
];

type World = Readonly<Record<'first' | 'second' | 'third', boolean>>;

const worlds: readonly World[] = Array.from({ length: 8 }, (_, code) => ({
  first: (code & 1) !== 0,
  second: (code & 2) !== 0,
  third: (code & 4) !== 0,
}));

const isSo =
  (fact: Fact) =>
  ({ first, second, third }: World): boolean =>
    ({ first, second, third, notFirst: !first, notSecond: !second, notThird: !third })[fact];

const chain = [
  ({ first, second }: World) => !first || second,
  ({ second, third }: World) => !second || third,
];

/** How sure a fact is by what is known. */
export const certainty = ({ known }: Conditional, fact: Fact) =>
  certaintyOf(worlds, [...chain, isSo(known)], isSo(fact));

/** @param set which of the three stories is told */
export function generateConditional(form: Conditional, set: number, random: Random): PracticeItem {
  const storyOf = ({ conditional: { stories } }: VerbalWords) => stories[set] as Story;
  const told = (fact: Fact, mistake: WrittenOption['mistake']): WrittenOption => ({
    say: (words) => storyOf(words)[fact],
    mistake,
  });
  const options = random.shuffle([
    ...(form.follows ? [told(form.follows, null)] : []),
    ...form.wrong.map((fact) => told(fact, mistakeOf(certainty(form, fact)))),
  ]);
  return itemOf({
    prompt: ({ conditional }) => conditional.ask,
    given: (words) => {
      const { ifFirst, ifSecond, [form.known]: known } = storyOf(words);
      return [ifFirst, ifSecond, known];
    },
    options: [...options, { say: ({ nothing }) => nothing, mistake: form.follows ? 'missed' : null }],
    why: (words) => storyOf(words).why[form.why],
  });
}
