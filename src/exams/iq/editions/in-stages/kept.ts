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

export function made({ from, random }: Pick<Asked, 'from' | 'random'>): MadeQuestion {
  const known = kept.get(random);
  if (known) return known;
  const question = from.make(randomOf(random));
  kept.set(random, question);
  return question;
}

interface Given {
  readonly random: string;
  readonly placeId: string;
  readonly parts: MadeParts;
}

/** What was made here is taken up in another thread as if it had been made there. @param askedIn the questions that are handed over */
export const handingOf = (askedIn: (course: string) => readonly Asked[]): Handing => ({
  give: (course) =>
    askedIn(course).map(
      ({ from, random }): Given => ({ random, placeId: from.id, parts: made({ from, random }).parts }),
    ),
  take(given) {
    for (const { random, placeId, parts } of given as readonly Given[])
      if (!kept.has(random)) kept.set(random, placeNamed(placeId).place.remake(parts));
  },
});
