export const version = 'types-2026.1';

/** Points of an axis: percent towards its high pole. Of the design population two thirds lie within `deviation` of the middle. */
export const percentScale = { mean: 50, deviation: 17 } as const;

export const norm = {
  id: 'types-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** Squared correlation of score and truth in 10,000 simulated sitters; checked by `simulation.test.ts`. */
  reliability: 0.88,
} as const;

/**
 * Of a hundred who sit twice, as many get at least one other letter the second time (docs/measurement/types.md); checked by
 * `simulation.test.ts`.
 */
export const retestChanges = 48;

/** The same of those none of whose axes was undecided the first time: few, and firm. */
export const retestChangesDecided = 10;

/** By as many points a percentage moves from one sitting to the next, on average; checked likewise. */
export const retestMoves = 6;
