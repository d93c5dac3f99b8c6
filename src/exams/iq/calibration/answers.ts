import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import type { Years } from '#psychometrics/units.ts';
import { answersByQuestion } from '../../answers.ts';
import type { Exam } from '../../exam.ts';
import type { Edition, ScaleId } from '../edition.ts';

/** A finished sitting, as it is stored. */
export interface StoredSitting {
  /** With what was chosen of its stages. */
  readonly seed: string;
  readonly locale: Variety;
  readonly answers: readonly GivenAnswer[];
  /** Where it is known. */
  readonly age?: Years;
}

/** What somebody did at a question of a place: solved it, left it open, or took an option that is wrong in some way. */
export interface Choice {
  readonly place: string;
  readonly scale: ScaleId;
  readonly right: 0 | 1;
  /** How the option taken was made wrong; null where it was right or nothing was taken. */
  readonly fault: string | null;
}

export interface GatheredSitting {
  readonly locale: Variety;
  readonly age: Years | null;
  readonly choices: readonly Choice[];
}

/**
 * What the usable sittings hold, question by question. The key is made again from each form's seed; a question left open counts as
 * wrong, as it does in scores.
 *
 * @param usability of the exam; only sittings that it finds usable are taken
 */
export async function gathered(
  edition: Edition,
  usability: Exam['usability'],
  sittings: Iterable<StoredSitting> | AsyncIterable<StoredSitting>,
): Promise<{ readonly sittings: readonly GatheredSitting[]; readonly leftOut: number }> {
  const found: GatheredSitting[] = [];
  let leftOut = 0;
  for await (const { seed, locale, answers, age } of sittings) {
    if (usability(seed, answers).usability !== 'usable') {
      leftOut += 1;
      continue;
    }
    const form = edition.formOf(seed);
    const byQuestion = answersByQuestion(form, answers);
    const choices = form.map(({ id, placeId, scale, key, faultOf }): Choice => {
      const choice = byQuestion.get(id)?.choice ?? null;
      const isRight = choice === key;
      return {
        place: placeId,
        scale,
        right: isRight ? 1 : 0,
        fault: choice === null || isRight ? null : faultOf(choice),
      };
    });
    found.push({ locale, choices, age: age ?? null });
  }
  return { sittings: found, leftOut };
}

/** Answers as the library takes them. */
export interface AnswerTable {
  /** Sitters × columns. */
  readonly answers: readonly (readonly (0 | 1 | null)[])[];
  /** Of each column the number of its place. */
  readonly columns: readonly number[];
}

/**
 * One column a place, and more where a place may be asked more than once.
 *
 * @param places that are looked at; answers to others are left out
 */
export function tableOf(sittings: readonly GatheredSitting[], places: readonly string[]): AnswerTable {
  const number = new Map(places.map((id, at) => [id, at]));
  const most = places.map(() => 1);
  const rows = sittings.map(({ choices }) => {
    const byPlace = places.map((): (0 | 1)[] => []);
    for (const { place, right } of choices) byPlace[number.get(place) ?? -1]?.push(right);
    byPlace.forEach((given, at) => {
      most[at] = Math.max(most[at] as number, given.length);
    });
    return byPlace;
  });
  return {
    columns: most.flatMap((times, at) => Array<number>(times).fill(at)),
    answers: rows.map((byPlace) =>
      byPlace.flatMap((given, at) =>
        Array.from({ length: most[at] as number }, (_, time) => given[time] ?? null),
      ),
    ),
  };
}
