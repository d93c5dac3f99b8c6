import type { Gate } from '#exams/subconscious/items.ts';

/** A picture scene: its name, the gate it hangs in, and how it is drawn (1200 × 900, SVG). */
export interface Picture {
  readonly name: string;
  readonly gate: Gate;
  readonly scene: () => string;
}
