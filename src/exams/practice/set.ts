import { LRUCache } from 'lru-cache';
import type { ExplainedAnswer, GivenAnswer, Question } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { type Course, readCourse, type Stage, type StagedForm } from '../stages.ts';
import { type Asked, chooseKind, plannedKinds, questionOf, setLength } from './choose.ts';
import type { PracticeItem } from './item.ts';

/** A question of a set, with its key: never leaves the server. */
export interface SetQuestion {
  /** `p03` as planned, `a03` where the answers chose it. */
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly kind: string;
  readonly item: PracticeItem;
}

const planned = new LRUCache<string, readonly string[]>({ max: 200 });
const made = new LRUCache<string, PracticeItem>({ max: 2000 });

function plannedOf(seed: string): readonly string[] {
  const known = planned.get(seed) ?? plannedKinds(seed);
  planned.set(seed, known);
  return known;
}

function itemAt(seed: string, place: number, kind: string): PracticeItem {
  const key = `${seed}/${place}/${kind}`;
  const known = made.get(key) ?? questionOf(seed, place - 1, kind);
  made.set(key, known);
  return known;
}

function questionAt({ seed, plans }: Course, place: number): SetQuestion {
  const plan = plans[place - 1] ?? null;
  const kind = plan ?? (plannedOf(seed)[place - 1] as string);
  const id = `${plan === null ? 'p' : 'a'}${String(place).padStart(2, '0')}`;
  return { id, place, kind, item: itemAt(seed, place, kind) };
}

const places = Array.from({ length: setLength }, (_, at) => at + 1);

/** The questions of a set as it was taken. @param text the seed, or a `courseText` */
export const setOf = (text: string): SetQuestion[] =>
  places.map((place) => questionAt(readCourse(text), place));

export const shownAs = ({ id, place, item }: SetQuestion, locale: Variety): Question => ({
  id,
  place,
  ...item.show(locale),
});

const choiceIn = (answers: readonly GivenAnswer[], { id }: SetQuestion): number | null =>
  answers.find(({ questionId }) => questionId === id)?.choice ?? null;

/** What became of a question, as the next choice reads it. */
export function outcomeOf(question: SetQuestion, answers: readonly GivenAnswer[]): Asked {
  const choice = choiceIn(answers, question);
  return { kind: question.kind, solved: choice === null ? null : choice === question.item.key };
}

function choose(course: Course, { number, answers }: Stage): string {
  const before = places.slice(0, number - 1).map((place) => outcomeOf(questionAt(course, place), answers));
  const kind = chooseKind(course.seed, before);
  // Made here, so that a question which cannot be proven is found where nobody waits.
  itemAt(course.seed, number, kind);
  return kind;
}

function explain(course: Course, { number, answers }: Stage, locale: Variety): ExplainedAnswer[] {
  if (number > setLength) return [];
  const question = questionAt(course, number);
  const { item } = question;
  const choice = choiceIn(answers, question);
  const isWrong = choice !== null && choice !== item.key;
  return [
    {
      questionId: question.id,
      choice,
      correct: item.key,
      why: item.why(locale),
      ...(isWrong && { whyNotYours: item.whyWrong(choice, locale) }),
    },
  ];
}

/** Each question is a stage, chosen by the answers to those before it, and explained once it is closed. */
export const stages: StagedForm = {
  sizes: places.map(() => 1),
  planned: false,
  choose,
  explain,
};
