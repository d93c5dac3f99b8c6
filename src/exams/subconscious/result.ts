import type { GivenAnswer } from '#contract/exams.ts';
import { type Character, characterOf } from './characters.ts';
import type { Dimension } from './dimensions.ts';
import { norm, version } from './norm.ts';
import { type Resonance, resonanceOf } from './resonance.ts';
import { abilitiesOf, type DimensionScores, pointScale, scoresOf, stepsOf } from './score.ts';

/** Facts of a scored sitting: numbers and names only, no language. Everything that a report needs. */
export interface SubconsciousResult {
  readonly examId: 'SUBS-1001';
  readonly packVersion: string;
  readonly normVersion: string;
  readonly scales: DimensionScores;
  readonly character: Character;
  readonly resonance: Resonance;
  readonly totalMilliseconds: number;
}

/** @throws AnswerError if an answer names no picture or step, or a picture twice */
export function score(answers: readonly GivenAnswer[]): SubconsciousResult {
  const steps = stepsOf(answers);
  const abilities = abilitiesOf(steps);
  return {
    examId: 'SUBS-1001',
    packVersion: version,
    normVersion: norm.id,
    scales: scoresOf(abilities),
    character: characterOf(abilities),
    resonance: resonanceOf(steps),
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}

type Scale = DimensionScores[number];

/** The dimensions by how much of something they have, most first; of two with as much, the first in the list. */
const ranked = (scales: DimensionScores, much: (scale: Scale) => number): Scale[] =>
  [...scales].sort((one, other) => much(other) - much(one));

export const highestOf = (scales: DimensionScores): Dimension =>
  (ranked(scales, ({ value }) => value)[0] as Scale).id;

/** The one after the highest. */
export const secondOf = (scales: DimensionScores): Dimension =>
  (ranked(scales, ({ value }) => value)[1] as Scale).id;

/** Another one than the two highest, even where all are as high. */
export function lowestOf(scales: DimensionScores): Dimension {
  const higher: readonly Dimension[] = [highestOf(scales), secondOf(scales)];
  const others = scales.filter(({ id }) => !higher.includes(id));
  return (ranked(others, ({ value }) => -value)[0] as Scale).id;
}

/** The two dimensions that stand furthest from the middle, in the order of the list. */
export function outstandingOf(scales: DimensionScores): DimensionScores {
  const chosen = ranked(scales, ({ value }) => Math.abs(value - pointScale.mean)).slice(0, 2);
  return scales.filter((scale) => chosen.includes(scale));
}
