import { drawFrom, type MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { randomOf } from '#psychometrics/random.ts';
import { type Theme, themes } from './themes.ts';

/** Three themes in the order of their letters. */
export type Code = readonly [Theme, Theme, Theme];

/** Probabilities that a theme is the first, the second and the third letter. */
export type Places = Readonly<Record<Theme, readonly [number, number, number]>>;

export interface Coded {
  /** The three highest themes; of two alike the one that comes first around the hexagon. */
  readonly code: Code;
  readonly places: Places;
  /** How probable the code is, and the others that are the most probable. */
  readonly chance: number;
  readonly others: readonly { readonly code: Code; readonly chance: number }[];
}

/** So many codes are drawn: a probability is then known to within .016, nineteen times of twenty. */
const draws = 4000;

/** Other codes that are kept. */
const mostOthers = 3;

/** Always the same numbers, so that a result comes out the same again. */
const numbers: readonly (readonly number[])[] = (() => {
  const random = randomOf('possible codes');
  return Array.from({ length: draws }, () => themes.map(() => random.normal()));
})();

/** Places of the three highest of six numbers, in their order; of two alike the earlier one comes first. */
function highestOf(values: readonly number[]): readonly [number, number, number] {
  let [first, second, third] = [-1, -1, -1];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (first < 0 || value > (values[first] as number)) {
      third = second;
      second = first;
      first = at;
    } else if (second < 0 || value > (values[second] as number)) {
      third = second;
      second = at;
    } else if (third < 0 || value > (values[third] as number)) third = at;
  }
  return [first, second, third];
}

const namesOf = (places: readonly [number, number, number]): Code =>
  places.map((at) => themes[at]) as unknown as Code;

/** The three highest of six interests, in their order. */
export const codeOf = (interests: readonly number[]): Code => namesOf(highestOf(interests));

const rounded = (count: number): number => Math.round((1000 * count) / draws) / 1000;

/** The code, and how sure it is: codes of persons drawn from the posterior of the interests. */
export function codedBy(score: MultidimensionalScore): Coded {
  const code = codeOf(score.abilities);
  const draw = drawFrom(score);
  const drawn = new Map<number, { code: Code; count: number }>();
  for (const own of numbers) {
    const places = highestOf(draw(own));
    const key = (places[0] * themes.length + places[1]) * themes.length + places[2];
    const known = drawn.get(key);
    if (known) known.count += 1;
    else drawn.set(key, { code: namesOf(places), count: 1 });
  }
  const found = [...drawn.values()];
  const countOf = (test: (one: Code) => boolean) =>
    rounded(found.reduce((sum, one) => (test(one.code) ? sum + one.count : sum), 0));
  const name = code.join('');
  return {
    code,
    places: Object.fromEntries(
      themes.map((theme) => [theme, [0, 1, 2].map((place) => countOf((one) => one[place] === theme))]),
    ) as unknown as Places,
    chance: countOf((one) => one.join('') === name),
    others: found
      .filter((one) => one.code.join('') !== name)
      .toSorted(
        (one, other) => other.count - one.count || one.code.join('').localeCompare(other.code.join(''), 'en'),
      )
      .slice(0, mostOthers)
      .map((one) => ({ code: one.code, chance: rounded(one.count) })),
  };
}
