import type { Theme } from './themes.ts';

export const version = 'career-2026.1';

/**
 * Squared correlations of score and truth in 10,000 simulated sitters (docs/measurement/career.md), to two digits; checked
 * by `simulation.test.ts`.
 */
export const reliabilities: Readonly<Record<Theme, number>> = {
  R: 0.71,
  I: 0.71,
  A: 0.69,
  S: 0.71,
  E: 0.71,
  C: 0.71,
};

export const norm = {
  id: 'career-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** Of a theme, on average. */
  reliability: 0.71,
} as const;
