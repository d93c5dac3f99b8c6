import type { Branch } from './branches.ts';

export const version = 'eq-2026.1';

/**
 * Squared correlations of score and truth in 10,000 simulated sitters (docs/measurement/eq.md), to two digits; checked by
 * `simulation.test.ts`.
 */
export const reliabilities: Readonly<Record<Branch, number>> = {
  perceiving: 0.79,
  using: 0.77,
  understanding: 0.75,
  managing: 0.76,
};

export const norm = {
  id: 'eq-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** Of the total. */
  reliability: 0.87,
} as const;
