import { type Gate, gates, type Item, type ItemId, items } from './items.ts';

/** What resonated with a sitter. */
export interface Resonance {
  /** The picture whose reading was agreed with most, and the one after it, from another gate. */
  readonly first: ItemId;
  readonly second: ItemId;
  /** The picture whose reading was agreed with least, from a gate of neither, where there is one as low. */
  readonly absent: ItemId;
  /** The gate whose readings were agreed with most. */
  readonly gate: Gate;
}

/** One standard deviation along an item's line is about so many steps. */
const stepsPerDeviation = 1.2;

/** A reading left open counts as the middle step. */
const middle = 2;

/**
 * How strongly a reading was agreed with, in steps: the step chosen, and more where few are expected to agree. Locations
 * lie at most .7 apart, so a higher step always counts more than a lower one.
 */
const strengthOf = ({ location }: Item, step: number | null): number =>
  (step ?? middle) + stepsPerDeviation * location;

/** @param steps in the order of the items; null where none was chosen */
export function resonanceOf(steps: readonly (number | null)[]): Resonance {
  const ranked = items
    .map((item, at) => ({
      ...item,
      step: steps[at] ?? middle,
      strength: strengthOf(item, steps[at] ?? null),
    }))
    .sort((one, other) => other.strength - one.strength);
  const [first] = ranked as [(typeof ranked)[number]];
  const second = ranked.find(({ gate }) => gate !== first.gate) as typeof first;
  const lowest = ranked.toReversed();
  const [least] = lowest as [typeof first];
  const absent =
    lowest.find(({ gate, step }) => step === least.step && gate !== first.gate && gate !== second.gate) ??
    least;
  return { first: first.id, second: second.id, absent: absent.id, gate: strongestGate(ranked) };
}

function strongestGate(answered: readonly { readonly gate: Gate; readonly strength: number }[]): Gate {
  const strengthOfGate = (gate: Gate) => {
    const own = answered.filter((one) => one.gate === gate);
    return own.reduce((sum, { strength }) => sum + strength, 0) / own.length;
  };
  const strengths = new Map(gates.map((gate) => [gate, strengthOfGate(gate)]));
  return gates.reduce((best, gate) =>
    (strengths.get(gate) as number) > (strengths.get(best) as number) ? gate : best,
  );
}
