import { dot, type Matrix, times } from '#psychometrics/numerics/matrix.ts';
import type { StressWords } from './words/index.ts';

/**
 * What work asks, and what carries through it: demands and control (Karasek 1979), support (Johnson & Hall 1988), and
 * recovery (Sonnentag & Fritz 2007). In the order of every list of numbers in this folder.
 */
export const scales = ['demand', 'control', 'support', 'recovery'] as const satisfies readonly Scale[];
export type Scale = keyof StressWords['test']['scale'];

/** Whether more of a scale is more of a burden, or less. */
export const burdens: Readonly<Record<Scale, 1 | -1>> = {
  demand: 1,
  control: -1,
  support: -1,
  recovery: -1,
};

/**
 * Design correlations in the population: control and support go together, all three resources go along with lower demands,
 * and recovery most clearly with them (Luchman & González-Morales 2013; Bennett, Bakker & Field 2018). Values are by judgement.
 */
const correlations: Readonly<Record<string, number>> = {
  'demand control': -0.2,
  'demand support': -0.25,
  'demand recovery': -0.4,
  'control support': 0.45,
  'control recovery': 0.3,
  'support recovery': 0.3,
};

/** Covariances of the scales in the design population: each has mean 0 and variance 1. */
export const prior: Matrix = scales.map((one) =>
  scales.map((other) =>
    one === other ? 1 : ((correlations[`${one} ${other}`] ?? correlations[`${other} ${one}`]) as number),
  ),
);

/** Demands against the mean of what one has to set against them. */
const balance = [1, -1 / 3, -1 / 3, -1 / 3];
const deviation = Math.sqrt(dot(balance, times(prior, balance)));

/** Weights of the scales in the score: so that it has variance 1 in the design population. */
export const totalWeights: readonly number[] = balance.map((weight) => weight / deviation);
