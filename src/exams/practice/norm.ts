export const version = 'practice-2026.1';

/** There is no norm population: what levels are computed from is the design of the questions. */
export const norm = {
  id: 'practice-design-2026.1',
  kind: 'design',
  sampleSize: null,
  /** Of the level in one skill after one set: its squared correlation with the truth of 10,000 simulated sitters. */
  reliability: 0.37,
} as const;
