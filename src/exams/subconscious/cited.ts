import { strongestOf } from '../kit/because/because.ts';
import type { Influence } from './because.ts';
import type { Dimension } from './dimensions.ts';
import type { ItemId } from './items.ts';

/**
 * What speaks for a dimension, in one list or two: the answers on the side to which its score leans, or those that pull
 * a score in the middle up and those that pull it down. A score that nothing holds has none.
 */
export type Sides = readonly (readonly Influence[])[];

/** An answer that weighs at least so much of what the weightiest does may stand for it where that one has been cited. */
const nearlyAsMuch = 0.5;

/** How much of what an answer says is said of a dimension: what it moved it by, in the share of its loadings there. */
function weightOf({ item, by }: Influence, dimension: Dimension): number {
  const all = Object.values(item.loadings).reduce((sum, loading) => sum + Math.abs(loading), 0);
  return (by * Math.abs(item.loadings[dimension] ?? 0)) / all;
}

/** The answer to cite of a list: the weightiest that no chapter has cited yet, unless all that are left hardly weigh. */
function oneOf(
  answers: readonly Influence[],
  dimension: Dimension,
  cited: ReadonlySet<ItemId>,
): Influence | undefined {
  const weighed = strongestOf(answers, Infinity)
    .map((answer) => ({ answer, weight: weightOf(answer, dimension) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [first] = weighed;
  if (!first) return undefined;
  const fresh = weighed.find(
    ({ answer, weight }) => !cited.has(answer.item.id) && weight >= nearlyAsMuch * first.weight,
  );
  return (fresh ?? first).answer;
}

/** For each chapter, in their order, the two answers that stand beside it. */
export function citedBeside<Id extends string>(
  chapters: readonly { readonly id: Id; readonly main: Dimension }[],
  sides: ReadonlyMap<Dimension, Sides>,
): ReadonlyMap<Id, readonly Influence[]> {
  const cited = new Set<ItemId>();
  return new Map(
    chapters.map(({ id, main }) => {
      const [one = [], other = one] = sides.get(main) ?? [];
      const beside: Influence[] = [];
      for (const list of [one, other]) {
        const answer = oneOf(
          list.filter((each) => !beside.includes(each)),
          main,
          cited,
        );
        if (!answer) continue;
        beside.push(answer);
        cited.add(answer.item.id);
      }
      return [id, beside] as const;
    }),
  );
}
