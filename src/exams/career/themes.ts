import type { Matrix } from '#psychometrics/numerics/matrix.ts';
import type { CareerWords } from './words/index.ts';

/**
 * The six themes (Holland 1997) in their order around the hexagon, which is that of every list of numbers in this folder.
 * Letters are those of Holland's English names in every language, as in every list of occupations.
 */
export const themes = ['R', 'I', 'A', 'S', 'E', 'C'] as const satisfies readonly Theme[];
export type Theme = keyof CareerWords['test']['theme'];

/** Steps from one theme to another around the hexagon: 0 for the same, 1 for neighbours, 3 for opposites. */
export function distanceOf(one: Theme, other: Theme): 0 | 1 | 2 | 3 {
  const steps = Math.abs(themes.indexOf(one) - themes.indexOf(other));
  return Math.min(steps, themes.length - steps) as 0 | 1 | 2 | 3;
}

export type Pair = keyof CareerWords['pairs'];

/** The key of two themes, in whichever order they come. */
export const pairOf = (one: Theme, other: Theme): Pair =>
  [one, other].toSorted((left, right) => themes.indexOf(left) - themes.indexOf(right)).join('') as Pair;

/**
 * Design correlations in the population by steps around the hexagon. Observed scales of one inventory correlate about .45
 * between neighbours, .30 one further and .20 between opposites (Holland, Fritzsche & Powell 1994; Tracey & Rounds 1993
 * confirm the order), which their unreliability makes too small for the first; values are by judgement from there.
 */
const correlations = [1, 0.5, 0.3, 0.2] as const;

/** Covariances of the interests in the design population: each has mean 0 and variance 1. */
export const prior: Matrix = themes.map((one) => themes.map((other) => correlations[distanceOf(one, other)]));

/** Standard deviation in the design population of the mean of all six. */
export const elevationDeviation = Math.sqrt(prior.flat().reduce((sum, one) => sum + one, 0)) / themes.length;

/** Standard deviation in the design population of a theme's distance from the mean of the person's six. */
export const relativeDeviation = Math.sqrt(1 - elevationDeviation ** 2);
