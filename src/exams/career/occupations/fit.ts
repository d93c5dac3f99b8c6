import { meanOf } from '#psychometrics/classical/describe.ts';
import type { ThemeScores } from '../score.ts';
import { themes } from '../themes.ts';
import { type Education, type Occupation, occupations } from './index.ts';

/** What the letters of an occupation count in its profile; themes that are none of them count nothing. */
const weights = [3, 2, 1] as const;

/** Six numbers as they stand to their mean, and the sum of their squares. */
interface Centred {
  readonly from: readonly number[];
  readonly squares: number;
}

function centred(values: readonly number[]): Centred {
  const mean = meanOf(values);
  const from = values.map((value) => value - mean);
  return { from, squares: from.reduce((sum, value) => sum + value ** 2, 0) };
}

/** The profile of each code, and of each person: all occupations are compared with both, again and again. */
const profiles = new Map<string, Centred>();
const people = new WeakMap<ThemeScores, Centred>();

function profileOf(code: Occupation['code']): Centred {
  const name = code.join('');
  const known = profiles.get(name) ?? centred(themes.map((theme) => weights[code.indexOf(theme)] ?? 0));
  profiles.set(name, known);
  return known;
}

function personOf(scores: ThemeScores): Centred {
  const known = people.get(scores) ?? centred(scores.map(({ value }) => value));
  people.set(scores, known);
  return known;
}

/**
 * How well an occupation fits: the correlation of the six themes with its profile, as O*NET links people to occupations
 * (McCloy, Campbell, Oswald, Lewis & Rivkin 1999), turned into a share: 1 for perfect agreement, a half for none, 0 for the
 * opposite. All six count, so that what one dislikes speaks against an occupation as well. Without any difference between
 * the themes everything fits by a half.
 */
export function fitOf(scores: ThemeScores, { code }: Pick<Occupation, 'code'>): number {
  const [person, profile] = [personOf(scores), profileOf(code)];
  if (person.squares === 0) return 0.5;
  const products = person.from.reduce((sum, value, at) => sum + value * (profile.from[at] as number), 0);
  return (1 + products / Math.sqrt(person.squares * profile.squares)) / 2;
}

export interface Fitting extends Occupation {
  readonly fit: number;
}

/** The mean fit of all occupations: what one drawn from them by lot is to be expected to fit. */
export const usualFit = (scores: ThemeScores): number => meanOf(occupations.map((one) => fitOf(scores, one)));

/** Of one level of education those that fit no worse than usual, the best first; of the same fit in the order of the list. */
export function fittingOf(scores: ThemeScores, education: Education): Fitting[] {
  const usual = usualFit(scores);
  return occupations
    .filter((one) => one.education === education)
    .map((one) => ({ ...one, fit: fitOf(scores, one) }))
    .filter(({ fit }) => fit >= usual)
    .toSorted((one, other) => other.fit - one.fit);
}
