import { type TypeCode, typeCodes } from '#contract/types.ts';
import { codeOf, otherSide, type Side, sidesOf } from './axes.ts';
import { type AxisScore, sideOf, type TypesResult } from './score.ts';

/** How probable the letter of one side is. */
export const chanceOf = ({ chance }: Pick<AxisScore, 'chance'>, side: Side): number =>
  side === 'high' ? chance : 1 - chance;

/** Whether the interval holds the middle: then either letter may be the right one. */
export const isUndecided = ({ low, high }: Pick<AxisScore, 'low' | 'high'>): boolean =>
  low <= 50 && high >= 50;

/** From here on a letter is so probable that the type with the other one is probably not the person's. */
const apartFrom = 0.8;

/** Whether the other letter is a fair possibility: one in five or more. */
export const isOpen = (score: AxisScore): boolean => chanceOf(score, sideOf(score)) < apartFrom;

/** The other letter counts as almost as probable from so large a part of what its own has. */
const evenFrom = 0.8;

/** Whether the other letter is almost as probable, and with it the neighbour as the type itself: all else is the same. */
export function isEven(score: AxisScore): boolean {
  const chance = chanceOf(score, sideOf(score));
  return 1 - chance >= evenFrom * chance;
}

/** How probable a type is: axes are scored by themselves, so that the chances of its letters multiply. */
export const likelihoodOf = (scores: readonly AxisScore[], code: TypeCode): number => {
  const sides = sidesOf(code);
  return scores.reduce((product, score) => product * chanceOf(score, sides[score.id]), 1);
};

/** All types, the most probable first. */
export const likeliest = ({ axes: scores }: TypesResult): { code: TypeCode; share: number }[] =>
  typeCodes
    .map((code) => ({ code, share: likelihoodOf(scores, code) }))
    .sort((one, other) => other.share - one.share);

/** The type with the other letter on the axis that is least sure. */
export function neighbourOf({ axes: scores, code }: TypesResult): { axis: AxisScore; code: TypeCode } {
  const [axis] = scores.toSorted((one, other) => chanceOf(one, sideOf(one)) - chanceOf(other, sideOf(other)));
  if (!axis) throw new Error('A result has lost its axes.');
  const sides = sidesOf(code);
  return { axis, code: codeOf({ ...sides, [axis.id]: otherSide(sides[axis.id]) }) };
}

export type Degree = 'slight' | 'clear' | 'strong';

/** Percent from the middle: where an interval of usual width no longer holds it, and about the outer quarter of people. */
const degreesFrom = { clear: 12, strong: 20 };

/** How far somebody leans. */
export function degreeOf({ value }: Pick<AxisScore, 'value'>): Degree {
  const distance = Math.abs(value - 50);
  return distance >= degreesFrom.strong ? 'strong' : distance >= degreesFrom.clear ? 'clear' : 'slight';
}
