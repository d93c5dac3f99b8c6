import type { Question } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import type { Random } from '#psychometrics/random.ts';

/** What is practised; progress is told for each. */
export const skills = ['numerical', 'verbal', 'logical'] as const;
export type Skill = (typeof skills)[number];

/** A question without its place in a set. */
export type Shown = Question extends infer Kind
  ? Kind extends Question
    ? Omit<Kind, 'id' | 'place'>
    : never
  : never;

/** A question as it was made, with its key: never leaves the server before it is answered. */
export interface PracticeItem {
  /** Place of the right option, from 0. */
  readonly key: number;
  readonly optionCount: number;
  /** What it is set in, where several kinds share it: two of one setting read alike. */
  readonly setting?: string;
  show(locale: Variety): Shown;
  /** Why the right option is right. */
  why(locale: Variety): string;
  /** What mistake leads to a wrong one. */
  whyWrong(choice: number, locale: Variety): string;
}

/** One kind of question: fresh numbers, names or figures with every seed, as hard by design as the others of its kind. */
export interface ItemKind {
  /** `n01`, `v01` or `l01` onwards: stored with sittings and workbooks. */
  readonly id: string;
  readonly skill: Skill;
  /** Kinds of one family ask in the same way. */
  readonly family: string;
  /** What it shares with some of its family, which then read alike. */
  readonly traits?: readonly string[];
  /** Difficulty in logits, a design value: docs/measurement/practice.md. */
  readonly difficulty: number;
  readonly optionCount: number;
  /** @throws GenerationError where no sound item is found */
  make(random: Random): PracticeItem;
}
