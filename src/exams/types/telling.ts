import type { BlockOf } from '#contract/blocks.ts';
import type { TypeCode } from '#contract/types.ts';
import type { Variety } from '#locale/locales.ts';
import { percentOf } from '../kit/percentile.ts';
import { sentence, type WordValues } from '../words.ts';
import { type Axis, type Letter, letterAt, otherSide, type Side, written } from './axes.ts';
import { chanceOf, isEven, isOpen, isUndecided, likelihoodOf, neighbourOf } from './likely.ts';
import { type AxisScore, sideOf, type TypesResult } from './score.ts';
import { type TypesWords, wordsOf } from './words/index.ts';

/** A result with the words that it is told in. */
export interface Telling {
  readonly result: TypesResult;
  readonly locale: Variety;
  readonly words: TypesWords;
  write(message: string, values?: WordValues): string;
}

export const tellingOf = (result: TypesResult, locale: Variety): Telling => ({
  result,
  locale,
  words: wordsOf(locale),
  write: (message, values) => sentence(locale, message, values),
});

/** `INFJ · The Lamplighter`, of which no line ends in the dot, or in an article: where there is no room, the code has a line. */
export const namedAs = ({ words, write }: Telling, code: TypeCode): string =>
  write(words.report.type.named, { code: written(code), name: withArticle(words.profiles[code].name) });

const withArticle = (name: string): string => name.replace(/^(\p{Script=Latin}{1,3}) /u, '$1\u00a0');

/** Beside the type's own name: the next most probable one, where it is a fair possibility. */
export function besideOf(telling: Telling): string | null {
  const { result, words, write } = telling;
  const { axis, code } = neighbourOf(result);
  if (!isOpen(axis)) return null;
  const { beside, next } = words.report.type;
  return write(isEven(axis) ? beside : next, {
    code: written(code),
    name: words.profiles[code].name,
    ...sharesOf(telling),
  });
}

/** How probable the type and its neighbour are, in percent. */
export const sharesOf = ({ result }: Telling) => ({
  own: percentOf(likelihoodOf(result.axes, result.code)),
  share: percentOf(likelihoodOf(result.axes, neighbourOf(result).code)),
});

/** The letters of one axis with how probable each is: the one that came out, and the other. */
export function lettersOn(score: AxisScore) {
  const side = sideOf(score);
  const chance = percentOf(chanceOf(score, side));
  return {
    letter: letterAt(score.id, side),
    other: letterAt(score.id, otherSide(side)),
    chance,
    rest: 100 - chance,
  };
}

/** One side of an axis in words. */
export function poleOf({ words }: Telling, axis: Axis, side: Side): { letter: Letter; name: string } {
  return { letter: letterAt(axis, side), name: words.axes[axis][side].name };
}

/** A percentage of the side that came out, with its bounds from the lower to the higher. */
export function percentOn({ id, value, low, high, ...score }: AxisScore) {
  const side = sideOf(score);
  return side === 'high'
    ? { id, side, share: value, low, high }
    : { id, side, share: 100 - value, low: 100 - high, high: 100 - low };
}

/** `Introversion 68%`. */
export function valueSaid(telling: Telling, score: AxisScore): string {
  const { id, side, share } = percentOn(score);
  return telling.write(telling.words.report.axes.value, { pole: poleOf(telling, id, side).name, share });
}

/** What can be said of how sure a percentage is. */
export function readingOf({ words, write }: Telling, score: AxisScore): string {
  const { low, high } = percentOn(score);
  const { reading, undecided } = words.report.axes;
  return write(isUndecided(score) ? undecided : reading, { low, high });
}

/** What the two ends of an axis are called. */
export const polesOf = (telling: Telling, axis: Axis): [string, string] => [
  poleOf(telling, axis, 'low').name,
  poleOf(telling, axis, 'high').name,
];

/** An axis between its poles. */
export function axisRow(telling: Telling, score: AxisScore): BlockOf<'axes'>['rows'][number] {
  const { id, value, low, high } = score;
  return {
    id,
    poles: polesOf(telling, id),
    at: value / 100,
    low: low / 100,
    high: high / 100,
    value: valueSaid(telling, score),
    reading: readingOf(telling, score),
  };
}

/** All four axes. */
export const axesChart = (telling: Telling): BlockOf<'axes'> => ({
  block: 'axes',
  title: telling.words.report.axes.title,
  lead: telling.words.report.axes.lead,
  rows: telling.result.axes.map((score) => axisRow(telling, score)),
});

/** How probable the letter of each axis is, as it is listed. */
export const lettersOf = (telling: Telling) =>
  telling.result.axes.map((score) => {
    const side = sideOf(score);
    const { letter, name } = poleOf(telling, score.id, side);
    return { id: score.id, side, letter, name, chance: chanceOf(score, side) };
  });

/** The letters that came out on undecided axes, in their order. */
export const undecidedLetters = ({ axes: scores }: TypesResult): Letter[] =>
  scores.filter(isUndecided).map((score) => letterAt(score.id, sideOf(score)));
