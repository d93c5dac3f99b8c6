import type { Scale } from './scales.ts';

export const version = 'stress-2026.1';

/**
 * Squared correlations of score and truth in 10,000 simulated sitters (docs/measurement/stress.md), to two digits; checked
 * by `simulation.test.ts`.
 */
export const reliabilities: Readonly<Record<Scale, number>> = {
  demand: 0.79,
  control: 0.76,
  support: 0.77,
  recovery: 0.79,
};

export const norm = {
  id: 'stress-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** Of the score. */
  reliability: 0.85,
} as const;
