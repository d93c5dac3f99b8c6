/** The gates of the subconscious test in their order; their pictures are named so too. */
export const gateNames = ['mirror', 'labyrinth', 'well', 'insight', 'bridge', 'veil'] as const;
