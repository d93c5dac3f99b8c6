import type { Because } from '#contract/blocks.ts';
import type { Picture } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { sentence } from '../../words.ts';
import { becauseWords } from './words/index.ts';

/** An answer, and how far it moved a claim. */
export interface Moving {
  /** In points of the claim's scale, in the claim's own direction: below 0 where it speaks against the claim. */
  readonly by: number;
}

/** As many answers are named beside a claim. */
const mostNamed = 2;

/** In points: what moves a claim by less than this cannot be seen in it. */
export const leastMove = 1;

/** The answers that moved a claim most, the strongest first: none that points the other way, and none that hardly counts. */
export const strongestOf = <Answer extends Moving>(
  answers: readonly Answer[],
  most: number = mostNamed,
): Answer[] =>
  answers
    .filter(({ by }) => by >= leastMove)
    .toSorted((one, other) => other.by - one.by)
    .slice(0, most);

/** Which way a score leans from the middle of its scale, given that it counts as leaning at all. */
export const leaningOf = (score: number, middle: number, level: number): -1 | 0 | 1 =>
  level === 3 ? 0 : score < middle ? -1 : 1;

interface Named extends Moving {
  readonly picture?: Picture;
  readonly asked: string;
  readonly answer: string;
}

/** What to set beside a claim; nothing where nothing moved it. */
export function becauseOf(locale: Variety, answers: readonly Named[]): { because?: Because } {
  const { title, said } = becauseWords[locale];
  const items = strongestOf(answers).map(({ picture, asked, answer }) => ({
    ...(picture && { picture }),
    asked,
    said: sentence(locale, said, { answer }),
  }));
  return items.length > 0 ? { because: { title, items } } : {};
}
