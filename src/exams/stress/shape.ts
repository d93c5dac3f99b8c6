import { compositeOf } from '#psychometrics/irt/scores/composite.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { burdens, type Scale, scales } from './scales.ts';
import type { ScaleScores } from './score.ts';

/**
 * In standard errors: beyond this a difference is called larger than chance. Scores lean towards each other by the prior, so
 * that of a hundred persons without any difference fewer than five are told of one (docs/measurement/stress.md).
 */
const least = 2.2;

/** The scales that stand out as a burden and as a relief; null where chance could explain it. */
export interface Shape {
  readonly heaviest: Scale | null;
  readonly lightest: Scale | null;
}

/**
 * What weighs and what carries most, against the mean of one's own burdens (Silverstein 1982): demands as they are, the other
 * scales turned round; the highest and the lowest, each only where its distance from that mean is larger than chance.
 */
export function shapeOf(places: MultidimensionalScore): Shape {
  const distances = scales.map((id) => {
    const weights = scales.map((other) => burdens[other] * ((other === id ? 1 : 0) - 1 / scales.length));
    const { value, standardError } = compositeOf(places, weights);
    return { id, ratio: value / standardError };
  });
  const [lightest, , , heaviest] = distances.toSorted((one, other) => one.ratio - other.ratio);
  return {
    heaviest: heaviest && heaviest.ratio > least ? heaviest.id : null,
    lightest: lightest && lightest.ratio < -least ? lightest.id : null,
  };
}

/** How much a scale weighs, in points: of the resources what is missing. */
export const burdenOf = (id: Scale, value: number): number => burdens[id] * (value - 50);

/** The scales from the heaviest to the lightest; of two as heavy, the first. */
export const byBurden = (scores: ScaleScores): ScaleScores =>
  scores.toSorted((one, other) => burdenOf(other.id, other.value) - burdenOf(one.id, one.value));
