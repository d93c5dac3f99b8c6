import type { Matrix } from '#psychometrics/numerics/matrix.ts';
import type { EqWords } from './words/index.ts';

/** The four branches of dealing with feelings (Mayer & Salovey 1997), in the order of every list of numbers in this folder. */
export const branches = [
  'perceiving',
  'using',
  'understanding',
  'managing',
] as const satisfies readonly Branch[];
export type Branch = keyof EqWords['test']['branch'];

/** The branches two at a time, each with the key of its words. */
export const pairs = [
  ['perceiving-using', 'perceiving', 'using'],
  ['perceiving-understanding', 'perceiving', 'understanding'],
  ['perceiving-managing', 'perceiving', 'managing'],
  ['using-understanding', 'using', 'understanding'],
  ['using-managing', 'using', 'managing'],
  ['understanding-managing', 'understanding', 'managing'],
] as const satisfies readonly (readonly [string, Branch, Branch])[];

/**
 * Design correlations of the branches in the population, in the order of `pairs`. Observed scores of ability tests of the
 * four branches correlate between .27 and .51 (Mayer et al. 2003), which their unreliability makes too small; neighbours
 * in the chain from noticing over understanding to handling are the closest (Joseph & Newman 2010). Values are by judgement.
 */
const correlations = [0.5, 0.55, 0.4, 0.45, 0.5, 0.55];

/** Covariances of the abilities in the design population: each branch has mean 0 and variance 1. */
export const prior: Matrix = branches.map((one) =>
  branches.map((other) => {
    if (one === other) return 1;
    const at = pairs.findIndex(([, ...pair]) => new Set([...pair, one, other]).size === 2);
    return correlations[at] as number;
  }),
);

const wholeVariance = prior.flat().reduce((sum, covariance) => sum + covariance, 0);

/** Weights of the branches in the total: alike, and so that it has variance 1 in the design population. */
export const totalWeights: readonly number[] = branches.map(() => 1 / Math.sqrt(wholeVariance));
