import { shareOf, shareOfBoth } from '#psychometrics/irt/joint-share.ts';
import { type Dimension, dimensions, prior } from './dimensions.ts';
import { type Item, items, scoredItems, stepCount } from './items.ts';

/** Two answers that pull a dimension to opposite sides. */
export interface Contrast {
  readonly first: { readonly item: Item; readonly step: number };
  readonly second: { readonly item: Item; readonly step: number };
  /** The one that both pull at most. */
  readonly dimension: Dimension;
  /** The share of the design population that is expected to give both answers. */
  readonly share: number;
}

/** As many are told. */
const mostTold = 3;

/** Answers contrast where both together are expected of at most so many. */
const rareFrom = 0.04;

/** … and of so much fewer than if one had nothing to do with the other. */
const surprisingFrom = 1.25;

const middle = (stepCount - 1) / 2;

/** Where an answer pulls each dimension: above 0 upwards. */
const pullOf = ({ loadings }: Item, step: number) =>
  dimensions.map((id) => (loadings[id] ?? 0) * Math.sign(step - middle));

/** The dimension that two answers pull apart most, if there is one. */
function apartOn(one: readonly number[], other: readonly number[]): Dimension | undefined {
  const apart = one.map((pull, at) => -pull * (other[at] as number));
  const most = Math.max(...apart);
  return most > 0 ? dimensions[apart.indexOf(most)] : undefined;
}

/**
 * The answers that pull against each other, those first that the model finds most surprising together; no answer stands in two
 * of them. Answers that lie in the middle pull at nothing.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function contrastsOf(steps: readonly (number | null)[]): Contrast[] {
  const given = items.flatMap((item, at) => {
    const step = steps[at] ?? null;
    const scored = scoredItems[at];
    if (step === null || step === middle || !scored) return [];
    const category = { item: scored, category: step };
    return [{ item, step, category, pull: pullOf(item, step), share: shareOf(category, prior) }];
  });
  const found = given.flatMap((first, at) =>
    given.slice(at + 1).flatMap((second) => {
      const dimension = apartOn(first.pull, second.pull);
      if (!dimension) return [];
      const share = shareOfBoth(first.category, second.category, prior);
      const surprise = (first.share * second.share) / share;
      if (share > rareFrom || surprise < surprisingFrom) return [];
      return [{ first, second, dimension, share, surprise }];
    }),
  );
  const told: typeof found = [];
  for (const one of found.toSorted((some, other) => other.surprise - some.surprise)) {
    const taken = told.flatMap(({ first, second }) => [first, second]);
    if (told.length < mostTold && !taken.includes(one.first) && !taken.includes(one.second)) told.push(one);
  }
  return told.map(({ first, second, dimension, share }) => ({
    first: { item: first.item, step: first.step },
    second: { item: second.item, step: second.step },
    dimension,
    share,
  }));
}
