import type { Matrix } from '#psychometrics/numerics/matrix.ts';

/** What the test measures, in the order of every list of numbers in this folder. */
export const dimensions = [
  'resonance',
  'resolve',
  'drive',
  'insight',
  'attachment',
  'dominance',
  'masking',
  'shadow',
] as const;
export type Dimension = (typeof dimensions)[number];

/**
 * Design correlations of the dimensions in the population; pairs that are not here are unrelated by design. Signs and
 * sizes follow what is known of neighbouring traits: warmth and being moved go together and against coldness (agreeableness
 * and the dark traits, Muris et al. 2017), ambition with assertiveness (DeYoung et al. 2007), hiding what one feels with
 * distance (Gross & John 2003). Values are by judgement, and kept small so that answers decide.
 */
const related: readonly (readonly [Dimension, Dimension, number])[] = [
  ['resonance', 'attachment', 0.35],
  ['resonance', 'insight', 0.25],
  ['resonance', 'shadow', -0.3],
  ['resonance', 'resolve', -0.15],
  ['attachment', 'shadow', -0.3],
  ['attachment', 'masking', -0.2],
  ['resolve', 'drive', 0.35],
  ['resolve', 'dominance', 0.3],
  ['resolve', 'masking', -0.2],
  ['drive', 'dominance', 0.35],
  ['dominance', 'shadow', 0.3],
  ['masking', 'shadow', 0.3],
];

/** Covariances of the abilities in the design population: each dimension has mean 0 and variance 1. */
export const prior: Matrix = dimensions.map((one) =>
  dimensions.map((other) => {
    if (one === other) return 1;
    const pair = related.find(
      ([first, second]) => (first === one && second === other) || (first === other && second === one),
    );
    return pair?.[2] ?? 0;
  }),
);

/** One value a dimension, by its name. */
export const byDimension = <Value>(
  of: (dimension: Dimension, at: number) => Value,
): Record<Dimension, Value> =>
  Object.fromEntries(dimensions.map((dimension, at) => [dimension, of(dimension, at)])) as Record<
    Dimension,
    Value
  >;
