import type { Figure } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import type { DrawnStep } from './family.ts';
import type { IqWords } from './words/index.ts';

/** Options of every question, in every edition. */
export const optionCount = 6;

/** A sub-score: the places of one kind, scored together. */
export type ScaleId = keyof IqWords['scale'];

/** One item of a form with its key: never leaves the server. */
export interface FormItem {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly scale: ScaleId;
  /** Place of the right option, from 0. */
  readonly key: number;
  readonly optionCount: number;
  show(locale: Variety): { prompt: string; stem: Figure; options: Figure[] };
  whyRight(locale: Variety): string;
  whyWrong(choice: number, locale: Variety): string;
  /** The way to the right option in drawings, where they say more than words. */
  steps(locale: Variety): readonly DrawnStep[];
  /** What is wrong with another option, drawn. */
  fault(choice: number, locale: Variety): DrawnStep | undefined;
}

/**
 * How forms are made. Sold reports are computed from an edition's version and a seed, so an edition never changes: what
 * is to change becomes the next edition, and the earlier one stays.
 */
export interface Edition {
  readonly version: string;
  /** Names the sentence that says what its forms hold. */
  readonly describedAs: keyof IqWords['chapter']['method']['form'];
  /** In the order in which the report shows them. */
  readonly scales: readonly ScaleId[];
  /** The same seed gives the same form, for ever. */
  formOf(seed: string): readonly FormItem[];
  /** Whether every item of the seed's form is proven; only such seeds are given to sittings. */
  isSound(seed: string): boolean;
}
