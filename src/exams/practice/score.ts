import type { GivenAnswer } from '#contract/exams.ts';
import { probabilityAt } from '#psychometrics/irt/three-parameter.ts';
import { answersByQuestion } from '../answers.ts';
import type { ExamResult } from '../exam.ts';
import { confidence } from '../kit/chance.ts';
import { kindNamed, parametersOf } from './bank.ts';
import { type Asked, abilityIn } from './choose.ts';
import { type Skill, skills } from './item.ts';
import { norm, version } from './norm.ts';
import { outcomeOf, setOf } from './set.ts';

/** How far one is in a skill: of 100 of its questions, easy and hard, how many would be expected to be solved. */
export interface SkillResult {
  readonly id: Skill;
  readonly correct: number;
  /** Questions that were answered. */
  readonly of: number;
  readonly milliseconds: number;
  readonly level: number;
  /** Bounds of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Facts of a practice set: numbers and names only, no language. */
export interface PracticeResult extends ExamResult {
  readonly examId: 'SUBS-2001';
  readonly skills: readonly SkillResult[];
}

/** Of 100 questions of a skill, how many somebody of an ability is expected to solve. */
export function expectedOf(skill: Skill, ability: number): number {
  const items = parametersOf(skill);
  const solved = items.reduce((sum, item) => sum + probabilityAt(item, ability), 0);
  return Math.round((100 * solved) / items.length);
}

/** The level in a skill after a set, as it is told, with its 95 % interval. */
export function levelIn(skill: Skill, asked: readonly Asked[]) {
  const { mean, deviation } = abilityIn(skill, asked);
  const [level, low, high] = [mean, mean - confidence * deviation, mean + confidence * deviation].map((at) =>
    expectedOf(skill, at),
  ) as [number, number, number];
  return { level, low, high };
}

function resultIn(id: Skill, asked: readonly (Asked & { readonly milliseconds: number })[]): SkillResult {
  const own = asked.filter(({ kind, solved }) => kindNamed(kind).skill === id && solved !== null);
  return {
    id,
    correct: own.filter(({ solved }) => solved).length,
    of: own.length,
    milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    ...levelIn(id, own),
  };
}

/** @throws AnswerError if an answer names no question or option of the set, or a question twice */
export function score(text: string, answers: readonly GivenAnswer[]): PracticeResult {
  const questions = setOf(text);
  const given = answersByQuestion(
    questions.map(({ id, item }) => ({ id, optionCount: item.optionCount })),
    answers,
  );
  const asked = questions.map((question) => ({
    ...outcomeOf(question, answers),
    milliseconds: given.get(question.id)?.milliseconds ?? 0,
  }));
  return {
    examId: 'SUBS-2001',
    packVersion: version,
    normVersion: norm.id,
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    skills: skills.map((skill) => resultIn(skill, asked)),
  };
}
