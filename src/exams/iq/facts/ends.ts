import { type AskedQuestion, byDifficulty } from './questions.ts';

/** The ten easiest and the ten hardest questions of a sitting, by how many people solve them. */
export interface Ends {
  readonly easiest: readonly AskedQuestion[];
  readonly hardest: readonly AskedQuestion[];
}

const endLength = 10;

export function endsOf(questions: readonly AskedQuestion[]): Ends {
  const rising = questions.toSorted(byDifficulty);
  return { easiest: rising.slice(0, endLength), hardest: rising.slice(-endLength) };
}

/** Those of some questions that stand among others. */
export const among = (some: readonly AskedQuestion[], others: readonly AskedQuestion[]): AskedQuestion[] =>
  some.filter(({ id }) => others.some((other) => other.id === id));
