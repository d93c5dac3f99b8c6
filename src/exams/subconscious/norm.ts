import type { Dimension } from './dimensions.ts';

export const version = 'subconscious-2026.1';

/**
 * Squared correlations of score and truth in 10,000 simulated sitters (docs/measurement/subconscious.md), to two digits;
 * checked by `simulation.test.ts`.
 */
export const reliabilities: Readonly<Record<Dimension, number>> = {
  resonance: 0.75,
  resolve: 0.78,
  drive: 0.79,
  insight: 0.79,
  attachment: 0.79,
  dominance: 0.8,
  masking: 0.8,
  shadow: 0.8,
};

/**
 * How likely a second sitting leads to the same character, by how clear the first was, and of all: shares of 10,000 simulated
 * people who sit down twice; checked by `simulation.test.ts`.
 */
export const sameAgain = { clear: 0.75, fair: 0.51, close: 0.35, all: 0.6 } as const;

const values = Object.values(reliabilities);

export const norm = {
  id: 'subconscious-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** The lowest of the eight: what is said of the test holds for each of its dimensions. */
  reliability: Math.min(...values),
} as const;

/** Between which the reliabilities lie. */
export const reliabilityRange = { lowest: Math.min(...values), highest: Math.max(...values) } as const;
