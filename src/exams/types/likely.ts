import { type TypeCode, typeCodes } from '#contract/types.ts';
import { type Axis, axes, codeOf, otherSide, type Side, sidesOf } from './axes.ts';
import { type AxisScore, sideOf, type TypesResult } from './score.ts';

/** A letter less probable than this leaves its axis undecided. */
const decidedFrom = 0.8;

/** How probable the letter of one side is. */
export const chanceOf = ({ chance }: Pick<AxisScore, 'chance'>, side: Side): number =>
  side === 'high' ? chance : 1 - chance;

export const isUndecided = (score: AxisScore): boolean => chanceOf(score, sideOf(score)) < decidedFrom;

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

/** Percent from the middle: of those whose letter is sure, about a third each are slight, clear and strong. */
const degreesFrom = { clear: 12, strong: 20 };

/** How far somebody leans. */
export function degreeOf({ value }: Pick<AxisScore, 'value'>): Degree {
  const distance = Math.abs(value - 50);
  return distance >= degreesFrom.strong ? 'strong' : distance >= degreesFrom.clear ? 'clear' : 'slight';
}

export const axisOf = (result: TypesResult, id: Axis): AxisScore =>
  result.axes[axes.indexOf(id)] as AxisScore;
