import type { Figure } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import type { AbilityEstimator } from '#psychometrics/irt/eap.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import type { Handing } from '../exam.ts';
import type { StagedForm } from '../stages.ts';
import type { Bands } from './bands.ts';
import type { Levels } from './facts/standing.ts';
import type { DrawnStep } from './family.ts';
import type { IqWords } from './words/index.ts';

/** Options of every question, in every edition. */
export const optionCount = 6;

/** A sub-score: the places of one kind, scored together. */
export type ScaleId = keyof IqWords['scale'];

/** One item of a form with its key: never leaves the server. */
export interface FormItem {
  /** Names the question in this form, and goes to the browser. */
  readonly id: string;
  /** Names what it was made from in norms; where that is the same in every form, the question's own id. */
  readonly placeId: string;
  /** From 1. */
  readonly place: number;
  readonly scale: ScaleId;
  /** Place of the right option, from 0. */
  readonly key: number;
  readonly optionCount: number;
  show(locale: Variety): { prompt: string; stem: Figure; options: Figure[] };
  whyRight(locale: Variety): string;
  whyWrong(choice: number, locale: Variety): string;
  /** Whether its steps say what `whyRight` says. */
  readonly stepsSuffice: boolean;
  /** Whether it asks what figures share, or which of them does not. */
  readonly asksShared: boolean;
  /** The way to the right option in drawings, where they say more than words. */
  steps(locale: Variety): readonly DrawnStep[];
  /** What is wrong with another option, drawn. */
  faults(choice: number, locale: Variety): readonly DrawnStep[];
  /** How an option was made wrong, by a name for statistics; empty for the right one. */
  faultOf(choice: number): string;
}

/** Parameters of places by their ids. */
export type NormItems = Readonly<Record<string, UncertainItem>>;

/** A question as a simulated sitter meets it. */
export interface Rehearsed {
  readonly placeId: string;
  readonly item: UncertainItem;
  readonly correct: boolean;
}

/** Asks somebody all questions of a sitting. @param solves asked once for each question, in their order */
export type Rehearsal = (solves: (item: UncertainItem) => boolean) => Rehearsed[];

/**
 * How forms are made. Sold reports are computed from an edition's version and a seed, so an edition never changes: what
 * is to change becomes the next edition, and the earlier one stays.
 */
export interface Edition {
  readonly version: string;
  /** Names the words that say what its forms hold, and how they are gone through. */
  readonly describedAs: keyof IqWords['chapter']['method']['form'];
  /** How scores are called. */
  readonly bands: Bands;
  /** What is told of a score at length. */
  readonly levels: Levels;
  /** In the order in which the report shows them. */
  readonly scales: readonly ScaleId[];
  /** The same seed gives the same form, for ever. */
  formOf(seed: string): readonly FormItem[];
  /** Whether every item of the seed's form is proven; only such seeds are given to sittings. */
  isSound(seed: string): boolean;
  /** Scores of its sittings are made by this. */
  readonly estimate: AbilityEstimator;
  /**
   * The questions of a sitting without their drawings, for simulations.
   *
   * @param items of the norm that they are scored by
   */
  rehearsal(items: NormItems): Rehearsal;
  /** Of a place whose difficulty is said to follow from how its items are made, what it is explained by; none of the others. */
  featuresOf?(placeId: string): Readonly<Record<string, number>> | undefined;
  /** Where it comes in stages: `seed` above is then a `courseText`. */
  readonly stages?: StagedForm;
  readonly handing?: Handing;
}
