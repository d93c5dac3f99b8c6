/** Why a wrong option is wrong; explanations are written by this. */
export type DistractorKind = 'repetition' | 'oneAttributeOff' | 'oneRuleWrong' | 'severalWrong';

/** What a generator gives for one place of a form: what is drawn, and which option is right. */
export interface GeneratedItem<Family extends string, Stem, Option, Rule> {
  readonly family: Family;
  readonly stem: Stem;
  readonly options: readonly Option[];
  /** Place of the right option, from 0. */
  readonly key: number;
  /** For each option why it is wrong; null at the key. */
  readonly distractors: readonly (DistractorKind | null)[];
  readonly rules: readonly Rule[];
}
