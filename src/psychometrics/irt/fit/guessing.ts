import { InvalidInputError } from '../../errors.ts';
import { theta } from '../../units.ts';
import type { Response } from '../eap.ts';
import { priorGridOf } from '../scores/posterior.ts';
import { marginalProbability, type UncertainItem } from '../uncertain-item.ts';

const prior = priorGridOf({});
const wholeDensity = prior.densities.reduce((sum, density) => sum + density, 0);

/** Curves of items over the grid: integrating a residual out takes a while, and items of a norm are answered many times. */
const known = new WeakMap<UncertainItem, Float64Array>();

function curveOf(item: UncertainItem): Float64Array {
  const curve = known.get(item) ?? prior.points.map((point) => marginalProbability(item, theta(point)));
  known.set(item, curve);
  return curve;
}

/**
 * How much likelier answers are by somebody who guesses everything than by somebody of the norm population: the natural logarithm of
 * the likelihood ratio of the two classes (a class of random answers beside the response model, as in Mislevy & Verhelst 1990 and
 * Yamamoto 1989). Of all indices that see nothing but what was right, none finds more guessers at the same share of false alarms
 * (Neyman & Pearson 1933). Questions left open are no guesses: give those that were answered.
 *
 * @param answers from questions with as many options each
 * @param chance of a right answer by guessing, between 0 and 1
 * @returns above 0 where guessing is the likelier
 * @throws InvalidInputError if chance is not between 0 and 1, or an item has parameters that no item can have
 */
export function guessingLogRatio(answers: readonly Response[], chance: number): number {
  if (!(chance > 0 && chance < 1)) throw new InvalidInputError('Chance lies between 0 and 1.');
  const curves = answers.map(({ item, correct }) => ({ curve: curveOf(item), correct }));
  const logs = prior.logDensities.map((logDensity, at) =>
    curves.reduce((sum, { curve, correct }) => {
      const solved = curve[at] as number;
      return sum + Math.log(correct ? solved : 1 - solved);
    }, logDensity),
  );
  const highest = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);
  const whole = logs.reduce((sum, log) => sum + Math.exp(log - highest), 0);
  const byPeople = highest + Math.log(whole / wholeDensity);
  const byChance = answers.reduce((sum, { correct }) => sum + Math.log(correct ? chance : 1 - chance), 0);
  return byChance - byPeople;
}
