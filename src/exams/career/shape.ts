import { meanOf } from '#psychometrics/classical/describe.ts';
import type { Code, Coded, Places } from './code.ts';
import { pointScale, type ThemeScores } from './score.ts';
import { distanceOf, elevationDeviation, type Theme } from './themes.ts';

export type Third = 'low' | 'middle' | 'high';

/**
 * Differentiation (Iachan 1984), in points: half of how far the highest theme lies above the mean of the second and the
 * fourth. Other than the highest minus the lowest it knows whether there is one summit or a plateau.
 */
export function differentiationOf(scores: ThemeScores): number {
  const [first, second, , fourth] = scores.map(({ value }) => value).toSorted((one, other) => other - one);
  return ((first as number) - ((second as number) + (fourth as number)) / 2) / 2;
}

/** Quartiles of the differentiation of simulated sitters (docs/measurement/career.md): a quarter each is low and high. */
const clarityFrom = { middle: 4.5, high: 9.25 } as const;

export const clarityOf = (differentiation: number): Third =>
  differentiation >= clarityFrom.high ? 'high' : differentiation >= clarityFrom.middle ? 'middle' : 'low';

const consistencies = { 0: 'high', 1: 'high', 2: 'middle', 3: 'low' } as const satisfies Record<
  number,
  Third
>;

/**
 * How a profile is called. Two equal summits lower the index as a plateau does, and so do several: only where the first theme
 * is near the last as well is a profile even.
 */
export type Profile = 'high' | 'middle' | 'twin' | 'several' | 'even';

/** From the first theme to the last as far as a level that is called far is from the mean: one in ten of simulated sitters has less. */
const evenBelow = (4 / 3) * pointScale.deviation;

export function profileOf(
  result: Pick<Coded, 'code' | 'places'> & { readonly themes: ThemeScores; readonly differentiation: number },
): Profile {
  if (hasTwoSummits(result)) return 'twin';
  const clarity = clarityOf(result.differentiation);
  if (clarity !== 'low') return clarity;
  const values = result.themes.map(({ value }) => value);
  return Math.max(...values) - Math.min(...values) < evenBelow ? 'even' : 'several';
}

/** Whether two themes are fairly surely the first two, and neither of them clearly the first. */
const hasTwoSummits = ({ code, places }: Pick<Coded, 'code' | 'places'>): boolean =>
  !isAhead({ code, places }) &&
  code.slice(0, 2).every((theme) => places[theme][0] + places[theme][1] >= settledFrom.letters);

/** Consistency (Holland 1997): high where the first two letters are neighbours on the hexagon, low where opposites. */
export const consistencyOf = ([first, second]: Code): Third => consistencies[distanceOf(first, second)];

/** How much is liked altogether, in standard deviations of the population; how one uses the steps is in it. */
export const elevationOf = (interests: readonly number[]): number => meanOf(interests) / elevationDeviation;

/** Beyond a standard deviation it is called much more, or much less, than usual. */
export const appealOf = (elevation: number): Third =>
  elevation > 1 ? 'high' : elevation < -1 ? 'low' : 'middle';

/** Whether code and order are settled, the letters alone, or neither. */
export type Certainty = 'decided' | 'ordered' | 'open';

/** From here on a code is called settled, and its three letters, in whatever order, fairly certain. */
const settledFrom = { code: 0.5, letters: 0.7 } as const;

export function certaintyOf({ code, chance, places }: Pick<Coded, 'code' | 'chance' | 'places'>): Certainty {
  if (chance >= settledFrom.code) return 'decided';
  const least = Math.min(...code.map((theme) => amongFirst(places, theme)));
  return least >= settledFrom.letters ? 'ordered' : 'open';
}

/** How probably a theme is one of the three letters. */
export const amongFirst = (places: Places, theme: Theme): number =>
  Math.min(
    1,
    places[theme].reduce((sum, one) => sum + one, 0),
  );

/** Whether a theme is one of the three letters with some certainty, or may as well be none. */
export const isFairlySure = (places: Places, theme: Theme): boolean =>
  amongFirst(places, theme) >= settledFrom.letters;

/** From here on the first letter is called clearly ahead. */
const aheadFrom = 0.8;

export const isAhead = ({ code, places }: Pick<Coded, 'code' | 'places'>): boolean =>
  places[code[0]][0] >= aheadFrom;

/** What is told first of a result: its strongest theme, or the first two where neither is clearly ahead. */
export const topOf = ({ code, places }: Pick<Coded, 'code' | 'places'>): Theme[] =>
  code.slice(0, isAhead({ code, places }) ? 1 : 2);

/** The letters of a code: of the three highest themes, those in which something was liked, since a code is of what one likes. */
export const lettersOf = ({
  code,
  unliked = [],
}: Pick<Coded, 'code'> & { readonly unliked?: readonly Theme[] | undefined }): Theme[] =>
  code.filter((theme) => !unliked.includes(theme));

/** 1 for far below the person's own mean to 5 for far above it. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** Four tenths of a standard deviation to either side of the mean are around it; the outer levels begin at one and a third. */
const levelsFrom = [0.4, 4 / 3].flatMap((by) => [
  pointScale.mean - by * pointScale.deviation,
  pointScale.mean + by * pointScale.deviation,
]);

/** The level of a theme in points. */
export const levelOf = (points: number): Level =>
  (levelsFrom.filter((bound) => points >= bound).length + 1) as Level;

export const bandOf = (points: number): Third => {
  const level = levelOf(points);
  return level < 3 ? 'low' : level > 3 ? 'high' : 'middle';
};
