import { type MultidimensionalGradedItem, withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import type { SubconsciousWords } from './words/index.ts';

/** In the order in which they are passed. */
export const gates = ['mirror', 'labyrinth', 'well', 'insight', 'bridge', 'veil'] as const;
export type Gate = (typeof gates)[number];

/** Name of the picture, and key of its words. */
export type ItemId = keyof SubconsciousWords['items'];

/** From 'not at all' (0) to 'very much' (4). */
export const stepCount = 5;

export interface Item {
  readonly id: ItemId;
  readonly gate: Gate;
  /** Design slopes by dimension, of the sign in which agreement speaks. */
  readonly loadings: Readonly<Partial<Record<Dimension, number>>>;
  /** How hard the reading is to agree to: where between the steps the design population has its middle, in SDs. */
  readonly location: number;
}

const item = (id: ItemId, gate: Gate, loadings: Item['loadings'], location: number): Item => ({
  id,
  gate,
  loadings,
  location,
});

/**
 * Design slope of the dimension that a reading is about, of one that it is about as much as another, and of one that it
 * touches. A good attitude item has slopes of 1.5 to 2.5 (Embretson & Reise 2000, chapter 5).
 */
const [main, equal, side] = [2, 1.6, 1.1] as const;

/** Twenty-six readings in their order. */
export const items: readonly Item[] = [
  item('other-hour', 'mirror', { resonance: equal, resolve: -equal }, 0.1),
  item('one-window-rain', 'mirror', { insight: main, resonance: side }, -0.3),
  item('leaf-in-water', 'mirror', { masking: main, attachment: -side }, -0.2),
  item('warm-line', 'mirror', { attachment: -main, resonance: -side }, 0.2),

  item('two-ways', 'labyrinth', { resolve: equal, drive: equal }, 0.1),
  item('tracks-divide', 'labyrinth', { resolve: -equal, dominance: -equal }, 0.2),
  item('on-the-walls', 'labyrinth', { dominance: equal, shadow: equal }, 0.3),
  item('two-chairs', 'labyrinth', { dominance: main, resolve: side }, 0.2),
  item('far-lamp', 'labyrinth', { drive: -main, resolve: -side }, 0.1),

  item('borrowed-moon', 'well', { drive: -main, resonance: side }, 0),
  item('ladder-down', 'well', { drive: equal, insight: -equal }, 0.3),
  item('last-stall', 'well', { shadow: main, dominance: side }, 0.4),
  item('single-fruit', 'well', { attachment: equal, shadow: -equal }, -0.1),

  item('unfinished-stair', 'insight', { resolve: main, drive: side }, 0),
  item('river-to-light', 'insight', { insight: main, resolve: -side }, -0.2),
  item('inland-beam', 'insight', { insight: equal, masking: -equal }, 0),
  item('sea-floor-room', 'insight', { masking: main, insight: -side }, 0.2),
  item('telescope-down', 'insight', { resonance: -main, insight: -side }, 0.2),

  item('whole-below', 'bridge', { attachment: equal, resonance: equal }, 0),
  item('one-wire', 'bridge', { dominance: -main, masking: side }, 0.1),
  item('one-wake', 'bridge', { dominance: equal, drive: equal }, 0.1),
  item('lantern-swinging', 'bridge', { attachment: main, resolve: -side }, 0),

  item('someone', 'veil', { shadow: equal, insight: equal }, 0.2),
  item('turned-head', 'veil', { masking: -main, shadow: -side }, 0),
  item('coat-and-door', 'veil', { masking: equal, shadow: equal }, 0.1),
  item('lamp-set-down', 'veil', { attachment: equal, shadow: -equal }, -0.1),
];

/** Five steps of equal width around the location, so that about 13, 21, 32, 21 and 13 % take each of them. */
const steps = [-1.2, -0.4, 0.4, 1.2];

/**
 * How far the true thresholds of an item may lie from the design ones, in logits: nobody has answered these readings yet.
 * Drawn anew in simulations, and integrated out in scoring, so that the intervals hold it.
 */
export const residual = 0.5;

/** The item as designed. Thresholds of its line are steps in standard deviations of that line's slopes. */
export const designOf = ({ loadings, location }: Item): MultidimensionalGradedItem => {
  const slopes = dimensions.map((dimension) => loadings[dimension] ?? 0);
  const length = Math.hypot(...slopes);
  return { slopes, thresholds: steps.map((step) => length * (step + location)) };
};

/** The items as scored: designed, with their residuals integrated out. */
export const scoredItems: readonly MultidimensionalGradedItem[] = items.map((one) =>
  withResidual(designOf(one), residual),
);
