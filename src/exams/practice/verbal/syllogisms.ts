import { GenerationError } from '#psychometrics/generate/until-sound.ts';
import type { Random } from '#psychometrics/random.ts';
import { sentence } from '../../words.ts';
import type { PracticeItem } from '../item.ts';
import { certaintyOf, mistakeOf } from './claims.ts';
import type { VerbalWords } from './words/index.ts';
import { itemOf, type WrittenOption } from './written.ts';

const quantifiers = ['all', 'none', 'some', 'someNot'] as const;
type Quantifier = (typeof quantifiers)[number];

/** The two groups of the conclusion, and the one that connects them. */
const terms = ['one', 'middle', 'other'] as const;
type Term = (typeof terms)[number];

/** A statement of two groups: all of one are in the other, none, some, or some are not. */
type Claim = readonly [quantifier: Quantifier, of: Term, to: Term];

export interface Syllogism {
  readonly given: readonly [Claim, Claim];
  /** What follows; null where nothing does. */
  readonly follows: Claim | null;
  readonly why: keyof VerbalWords['syllogism']['why'];
  readonly difficulty: number;
}

const syllogism = (
  difficulty: number,
  why: Syllogism['why'],
  given: Syllogism['given'],
  follows: Claim | null,
): Syllogism => ({ given, follows, why, difficulty });

/** Fifteen pairs of statements; four lead to nothing. Harder where terms run against each other (Khemlani & Johnson-Laird 2012). */
export const syllogisms: readonly Syllogism[] = [
  syllogism(
    -1.6,
    'chain',
    [
      ['all', 'one', 'middle'],
      ['all', 'middle', 'other'],
    ],
    ['all', 'one', 'other'],
  ),
  syllogism(
    -1.1,
    'excluded',
    [
      ['all', 'one', 'middle'],
      ['none', 'middle', 'other'],
    ],
    ['none', 'one', 'other'],
  ),
  syllogism(
    -0.7,
    'excluded',
    [
      ['all', 'one', 'middle'],
      ['none', 'other', 'middle'],
    ],
    ['none', 'one', 'other'],
  ),
  syllogism(
    -0.6,
    'someChain',
    [
      ['some', 'one', 'middle'],
      ['all', 'middle', 'other'],
    ],
    ['some', 'one', 'other'],
  ),
  syllogism(
    -0.2,
    'someChain',
    [
      ['some', 'middle', 'one'],
      ['all', 'middle', 'other'],
    ],
    ['some', 'one', 'other'],
  ),
  syllogism(
    0.1,
    'someExcluded',
    [
      ['some', 'one', 'middle'],
      ['none', 'middle', 'other'],
    ],
    ['someNot', 'one', 'other'],
  ),
  syllogism(
    0.5,
    'someExcluded',
    [
      ['some', 'middle', 'one'],
      ['none', 'other', 'middle'],
    ],
    ['someNot', 'one', 'other'],
  ),
  syllogism(
    0.9,
    'outside',
    [
      ['someNot', 'one', 'middle'],
      ['all', 'other', 'middle'],
    ],
    ['someNot', 'one', 'other'],
  ),
  syllogism(
    0.6,
    'someExcluded',
    [
      ['some', 'middle', 'one'],
      ['none', 'middle', 'other'],
    ],
    ['someNot', 'one', 'other'],
  ),
  syllogism(
    1.2,
    'shared',
    [
      ['all', 'middle', 'one'],
      ['all', 'middle', 'other'],
    ],
    ['some', 'one', 'other'],
  ),
  syllogism(
    1.5,
    'sharedExcluded',
    [
      ['all', 'middle', 'one'],
      ['none', 'middle', 'other'],
    ],
    ['someNot', 'one', 'other'],
  ),
  syllogism(
    0.3,
    'undecided',
    [
      ['all', 'one', 'middle'],
      ['all', 'other', 'middle'],
    ],
    null,
  ),
  syllogism(
    0.7,
    'undecided',
    [
      ['all', 'one', 'middle'],
      ['some', 'middle', 'other'],
    ],
    null,
  ),
  syllogism(
    1,
    'undecided',
    [
      ['none', 'one', 'middle'],
      ['none', 'middle', 'other'],
    ],
    null,
  ),
  syllogism(
    0,
    'undecided',
    [
      ['some', 'one', 'middle'],
      ['some', 'middle', 'other'],
    ],
    null,
  ),
];

/** A person by the groups that he or she is in, one bit a group; a case is the sorts of persons that there are. */
const sorts = [1, 2, 3, 4, 5, 6, 7];
const isIn = (sort: number, term: Term): boolean => (sort & (1 << terms.indexOf(term))) !== 0;

/** Every case in which no group is empty. */
const cases: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, code) =>
  sorts.filter((_, at) => (code & (1 << at)) !== 0),
).filter((people) => terms.every((term) => people.some((sort) => isIn(sort, term))));

const holds =
  ([quantifier, of, to]: Claim) =>
  (people: readonly number[]): boolean => {
    const asked = people.filter((sort) => isIn(sort, of));
    switch (quantifier) {
      case 'all':
        return asked.every((sort) => isIn(sort, to));
      case 'none':
        return !asked.some((sort) => isIn(sort, to));
      case 'some':
        return asked.some((sort) => isIn(sort, to));
      case 'someNot':
        return !asked.every((sort) => isIn(sort, to));
    }
  };

/** How sure a conclusion is. */
export const conclusion = ({ given }: Syllogism, claim: Claim) =>
  certaintyOf(cases, given.map(holds), holds(claim));

/** All that can be said of the first and the last group; "none" and "some" read alike both ways. */
const conclusions: readonly Claim[] = [
  ...quantifiers.map((quantifier): Claim => [quantifier, 'one', 'other']),
  ['all', 'other', 'one'],
  ['someNot', 'other', 'one'],
];

/** Wrong conclusions beside the right one and "nothing follows". */
const wrongCount = 3;

export function generateSyllogism(form: Syllogism, random: Random): PracticeItem {
  const wrong = random
    .shuffle(conclusions)
    .flatMap((claim) => {
      const certainty = conclusion(form, claim);
      return certainty === 'certain' ? [] : [{ claim, mistake: mistakeOf(certainty) }];
    })
    .slice(0, form.follows ? wrongCount - 1 : wrongCount);
  if (form.follows && conclusion(form, form.follows) !== 'certain')
    throw new GenerationError('Nothing of the kind follows.');
  const set = random.below(6);
  const order = random.shuffle([0, 1, 2]);
  const groupsIn = ({ syllogism: { groups } }: VerbalWords) =>
    Object.fromEntries(terms.map((term, at) => [term, groups[set]?.[order[at] as number] ?? '']));
  const say =
    ([quantifier, of, to]: Claim): WrittenOption['say'] =>
    (words, locale) => {
      const groups = groupsIn(words);
      return sentence(locale, words.syllogism[quantifier], {
        one: groups[of] ?? '',
        other: groups[to] ?? '',
      });
    };
  const options: WrittenOption[] = random.shuffle([
    ...(form.follows ? [{ say: say(form.follows), mistake: null }] : []),
    ...wrong.map(({ claim, mistake }) => ({ say: say(claim), mistake })),
  ]);
  const nothing: WrittenOption = {
    say: ({ nothing }) => nothing,
    mistake: form.follows ? 'missed' : null,
  };
  const given = random.shuffle(form.given);
  return itemOf({
    setting: `groups ${set}`,
    prompt: ({ syllogism }) => syllogism.ask,
    given: (words, locale) => [
      ...given.map((claim) => say(claim)(words, locale)),
      words.syllogism.nobodyMissing,
    ],
    options: [...options, nothing],
    why: (words, locale) => sentence(locale, words.syllogism.why[form.why], groupsIn(words)),
  });
}
