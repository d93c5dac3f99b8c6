import type { Code } from './code.ts';
import { distanceOf } from './themes.ts';

/** Weights of the three letters, and what a letter counts by its distance on the hexagon (Brown & Gore 1994). */
const weights = [3, 2, 1] as const;
const closeness = { 0: 3, 1: 2, 2: 1, 3: 0 } as const;

/** The C index of two codes (Brown & Gore 1994): 18 for the same, 0 where each letter meets its opposite. */
export const likenessOf = (one: Code, other: Code): number =>
  weights.reduce(
    (sum, weight, place) =>
      sum + weight * closeness[distanceOf(one[place] as Code[number], other[place] as Code[number])],
    0,
  );
