import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';

/** Somebody who knows a part of the rules: the options that are left for them to guess among. */
export interface PartialSolver<Item> {
  readonly name: string;
  /** Places of options from 0; none where nothing is left, which is as good as all. */
  choose(item: Item): readonly number[];
  /** Whether an item asks for something that they do not know; every item where it says nothing. */
  lacks?(item: Item): boolean;
}

/** A place of a bank, with items of its own. */
export interface Place<Item> {
  readonly name: string;
  readonly design: UncertainItem;
  make(seed: string): Item;
}

/** A family of items, and those who solve it by halves. */
export interface Bench<Item> {
  readonly family: string;
  readonly places: readonly Place<Item>[];
  readonly solvers: readonly PartialSolver<Item>[];
  keyOf(item: Item): number;
}

/** Places of the options that pass; all of them where none does. */
export function passing<Option>(options: readonly Option[], passes: (option: Option) => boolean): number[] {
  const left = options.flatMap((option, at) => (passes(option) ? [at] : []));
  return left.length > 0 ? left : options.map((_, at) => at);
}

/** Places of the options that cost least. */
export function cheapest<Option>(options: readonly Option[], cost: (option: Option) => number): number[] {
  const costs = options.map(cost);
  const least = Math.min(...costs);
  return costs.flatMap((one, at) => (one === least ? [at] : []));
}
