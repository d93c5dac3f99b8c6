/** The six gates in the order in which they are passed. */
export const gates = ['mirror', 'labyrinth', 'well', 'insight', 'bridge', 'veil'] as const;

export type Gate = (typeof gates)[number];

/** A picture scene: its name, the gate it hangs in, and how it is drawn (1200 × 900, SVG). */
export interface Picture {
  readonly name: string;
  readonly gate: Gate;
  readonly scene: () => string;
}
