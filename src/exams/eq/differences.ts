import { compositeOf } from '#psychometrics/irt/scores/composite.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { type Branch, branches, pairs } from './branches.ts';

const ratioOf = (score: MultidimensionalScore, weights: readonly number[]): number => {
  const { value, standardError } = compositeOf(score, weights);
  return value / standardError;
};

/**
 * In standard errors: beyond this a difference is called larger than chance. Scores lean towards each other by the prior, so
 * that of a hundred persons without any difference fewer than five are told of one (docs/measurement/eq.md).
 */
const least = 2;

/** The branches that stand out from the person's own mean; null where chance could explain it. */
export interface Shape {
  readonly strongest: Branch | null;
  readonly weakest: Branch | null;
}

/**
 * Strengths and weaknesses against the mean of one's own scores (Silverstein 1982): the highest and the lowest branch,
 * each only where its distance from the mean of the four is larger than chance, given that four were looked at.
 */
export function shapeOf(score: MultidimensionalScore): Shape {
  const distances = branches.map((id, at) => ({
    id,
    ratio: ratioOf(
      score,
      branches.map((_, other) => (other === at ? 1 : 0) - 1 / branches.length),
    ),
  }));
  const [lowest, , , highest] = distances.toSorted((one, other) => one.ratio - other.ratio);
  return {
    strongest: highest && highest.ratio > least ? highest.id : null,
    weakest: lowest && lowest.ratio < -least ? lowest.id : null,
  };
}

/** Which one of each pair is ahead, in the order of `pairs`; null where chance could explain the difference. */
export function leadsOf(score: MultidimensionalScore): ('first' | 'second' | null)[] {
  return pairs.map(([, first, second]) => {
    const ratio = ratioOf(
      score,
      branches.map((id) => (id === first ? 1 : id === second ? -1 : 0)),
    );
    return ratio > least ? 'first' : ratio < -least ? 'second' : null;
  });
}
