import { type TypeCode, typeCodes } from '#contract/types.ts';
import { type Side, sidesOf } from './axes.ts';
import { type AxisScore, sideOf, type TypesResult } from './score.ts';

/** How probable the letter of one side is. */
export const chanceOf = ({ chance }: Pick<AxisScore, 'chance'>, side: Side): number =>
  side === 'high' ? chance : 1 - chance;

/** Whether the interval reaches over the middle, and not only up to it: then either letter may be the right one. */
export const isUndecided = ({ low, high }: Pick<AxisScore, 'low' | 'high'>): boolean => low < 50 && high > 50;

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

/** Below it two products of the same chances differ by the order in which they were multiplied. */
const alike = 1e-9;

/** All types, the most probable first; of some that are alike the one with fewer other letters, and of those the earlier axis. */
export function likeliest({ axes: scores, code: own }: TypesResult): { code: TypeCode; share: number }[] {
  const sides = sidesOf(own);
  const othersIn = (code: TypeCode) => {
    const its = sidesOf(code);
    return scores.flatMap(({ id }, at) => (its[id] === sides[id] ? [] : [at]));
  };
  return typeCodes
    .map((code) => ({ code, share: likelihoodOf(scores, code), others: othersIn(code) }))
    .sort((one, other) => {
      if (Math.abs(one.share - other.share) > alike) return other.share - one.share;
      return one.others.length - other.others.length || (one.others[0] ?? 0) - (other.others[0] ?? 0);
    })
    .map(({ code, share }) => ({ code, share }));
}

/** The most probable type besides the own one: it has the other letter on the axis that is least sure. */
export function neighbourOf(result: TypesResult): { axis: AxisScore; code: TypeCode } {
  const [, next] = likeliest(result);
  const sides = sidesOf(result.code);
  const axis = result.axes.find(({ id }) => next && sidesOf(next.code)[id] !== sides[id]);
  if (!next || !axis) throw new Error('A result has lost its axes.');
  return { axis, code: next.code };
}

export type Degree = 'slight' | 'clear' | 'strong';

/** Percent from the middle: where an interval of usual width no longer holds it, and about the outer quarter of people. */
const degreesFrom = { clear: 12, strong: 20 };

/** How far somebody leans. */
export function degreeOf({ value }: Pick<AxisScore, 'value'>): Degree {
  const distance = Math.abs(value - 50);
  return distance >= degreesFrom.strong ? 'strong' : distance >= degreesFrom.clear ? 'clear' : 'slight';
}
