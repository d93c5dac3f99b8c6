import { LRUCache } from 'lru-cache';
import { randomOf } from '#psychometrics/random.ts';
import type { Handing } from '../../../exam.ts';
import type { MadeParts, MadeQuestion } from '../question.ts';
import { type BankPlace, placeNamed } from './bank.ts';

/** A question of a form: where it stands, and what it is made from. */
export interface Asked {
  readonly id: string;
  readonly place: number;
  readonly from: BankPlace;
  readonly random: string;
}

/** Making questions takes some milliseconds each, and a sitting asks for them several times. */
const kept = new LRUCache<string, MadeQuestion>({ max: 6000 });

type From = Pick<Asked, 'from' | 'random'>;

export function made(asked: From): MadeQuestion {
  const known = kept.get(asked.random);
  if (known) return known;
  const question = make(asked);
  kept.set(asked.random, question);
  return question;
}

function make({ from, random }: From): MadeQuestion {
  const question = from.make(randomOf(random));
  judging.set(random, { key: question.key, optionCount: question.drawn.options.length });
  return question;
}

/** What tells whether an answer to a question is one, and right. */
interface Judging {
  readonly key: number;
  readonly optionCount: number;
}

/** Some hundred bytes each, where a question takes ten thousand: the thread that chooses stages needs no more of those before. */
const judging = new LRUCache<string, Judging>({ max: 20_000 });

export function judgingOf(asked: From): Judging {
  const known = judging.get(asked.random);
  if (known) return known;
  const { key, drawn } = kept.get(asked.random) ?? make(asked);
  return { key, optionCount: drawn.options.length };
}

interface Given {
  readonly random: string;
  readonly placeId: string;
  readonly parts: MadeParts;
}

/**
 * What was made here is taken up in another thread as if it had been made there, and is kept there alone.
 *
 * @param askedIn the questions that are handed over
 */
export const handingOf = (askedIn: (course: string) => readonly Asked[]): Handing => ({
  give: (course) =>
    askedIn(course).map(({ from, random }): Given => {
      const { parts } = made({ from, random });
      kept.delete(random);
      return { random, placeId: from.id, parts };
    }),
  take(given) {
    for (const { random, placeId, parts } of given as readonly Given[])
      if (!kept.has(random)) kept.set(random, placeNamed(placeId).place.remake(parts));
  },
});
