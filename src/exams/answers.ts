import type { GivenAnswer } from '#contract/exams.ts';
import { AnswerError } from './exam.ts';

/** What a form asks, as far as an answer must fit it. */
interface Asked {
  readonly id: string;
  readonly optionCount: number;
}

/** The answers by question. @throws AnswerError if one names no question or option of the form, or a question twice */
export function answersByQuestion(
  form: readonly Asked[],
  answers: readonly GivenAnswer[],
): ReadonlyMap<string, GivenAnswer> {
  const byQuestion = new Map<string, GivenAnswer>();
  for (const answer of answers) {
    const asked = form.find(({ id }) => id === answer.questionId);
    if (!asked) throw new AnswerError(`No question ${answer.questionId} in this form.`);
    if (byQuestion.has(answer.questionId)) throw new AnswerError(`Two answers to ${answer.questionId}.`);
    const { choice, milliseconds } = answer;
    if (choice !== null && !(Number.isInteger(choice) && choice >= 0 && choice < asked.optionCount)) {
      throw new AnswerError(`No option ${choice} in ${answer.questionId}.`);
    }
    if (!(Number.isFinite(milliseconds) && milliseconds >= 0)) throw new AnswerError('A time is 0 or more.');
    byQuestion.set(answer.questionId, answer);
  }
  return byQuestion;
}
