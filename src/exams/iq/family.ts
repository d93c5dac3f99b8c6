import type { Variety } from '#locale/locales.ts';
import type { Random } from '#psychometrics/random.ts';

export const familyNames = ['matrices', 'series', 'analogies', 'spatial'] as const;
/** The four ways in which the test asks; each is reported as a sub-score. */
export type FamilyName = (typeof familyNames)[number];

/** What a generator gives for one place of a form, as far as the test itself must know it. */
export interface MadeItem {
  /** Place of the right option, from 0. */
  readonly key: number;
  readonly options: readonly unknown[];
  /** Of each option how it was made wrong, by a name or with one; nothing of the right one. */
  readonly faults: readonly (string | { readonly kind: string } | null | undefined)[];
}

/** Drawings as whole SVG texts, without language. */
export interface DrawnItem {
  readonly stem: string;
  readonly options: readonly string[];
}

/** What is asked and shown, in words that describe and do not solve. */
export interface DescribedItem {
  readonly prompt: string;
  readonly stem: string;
  readonly options: readonly string[];
}

/** A step on the way to the right answer; without words where the explanation says the same. */
export interface DrawnStep {
  readonly svg: string;
  readonly alt: string;
  readonly caption?: string;
  /** A line of things, several times as wide as high. */
  readonly wide?: true;
  /** Such a line of six, which may be set in two of three. */
  readonly halved?: true;
  /** Two things beside each other. */
  readonly pair?: true;
}

/** One family of items: made, drawn, described and explained. */
export interface Family<Plan, Item extends MadeItem> {
  readonly name: FamilyName;
  /** @throws GenerationError where no sound item of the plan is found */
  generate(plan: Plan, random: Random): Item;
  /** Whether an item asks what figures share, or which of them does not. */
  asksShared?(item: Item): boolean;
  draw(item: Item): DrawnItem;
  describe(item: Item, locale: Variety): DescribedItem;
  /** Why the right option is right: the item's own rules in words. */
  explain(item: Item, locale: Variety): string;
  /** Why a wrong option is wrong, by how it was made. */
  explainWrong(item: Item, choice: number, locale: Variety): string;
  /** What is explained better by drawings: the steps to the right option, and what is wrong with another. */
  readonly workings: {
    /** Whether the steps can stand in the place of the sentence, where there is room for one of them. */
    readonly suffice: boolean;
    steps(item: Item, locale: Variety): readonly DrawnStep[];
    /** At most four; none of the right option. */
    faults(item: Item, choice: number, locale: Variety): readonly DrawnStep[];
  };
}
