import type { Question } from '#contract/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { owns, type Reader } from '#server/platform/http/reader.ts';
import type { QuestionsOf } from './form.ts';
import {
  answersOf,
  findSitting,
  lockSitting,
  mergeAnswers,
  type SequencedAnswer,
  type Sitting,
} from './store.ts';

/** The sitting, if this reader began it. @throws Refusal `unknownSitting` */
export async function ownSitting(
  database: Database,
  reader: Reader | undefined,
  id: string,
): Promise<Sitting> {
  const sitting = await findSitting(database, id);
  if (!sitting || !owns(reader, sitting)) throw new Refusal('unknownSitting');
  return sitting;
}

/**
 * Takes answers up as they come.
 *
 * @returns how many questions are answered now
 * @throws Refusal `unknownSitting`, `answersLocked` after confirmation, `malformed` for a question or an option
 *   that the form does not have
 */
export function takeAnswers(
  { database, questionsOf }: { database: Database; questionsOf: QuestionsOf },
  { sitting, answers }: { sitting: Sitting; answers: readonly SequencedAnswer[] },
): Promise<number> {
  checkAnswers(questionsOf(sitting, sitting.locale), answers);
  return inTransaction(database, async (tx) => {
    const locked = await lockSitting(tx, sitting.id);
    if (!locked) throw new Refusal('unknownSitting');
    if (locked.confirmedAt) throw new Refusal('answersLocked');
    await mergeAnswers(tx, sitting.id, answers);
    return countAnswered(await answersOf(tx, sitting.id));
  });
}

export function countAnswered(answers: readonly { choice: number | null }[]): number {
  return answers.filter((answer) => answer.choice !== null).length;
}

/** @throws Refusal `malformed`, naming the first answer that does not fit the form */
export function checkAnswers(questions: readonly Question[], answers: readonly SequencedAnswer[]): void {
  const optionCounts = new Map(questions.map((question) => [question.id, question.options.length]));
  for (const [index, { questionId, choice }] of answers.entries()) {
    const options = optionCounts.get(questionId);
    if (options === undefined) {
      throw new Refusal('malformed', [
        { field: `body.answers.${index}.questionId`, problem: 'The test has no such question.' },
      ]);
    }
    if (choice !== null && choice >= options) {
      throw new Refusal('malformed', [
        { field: `body.answers.${index}.choice`, problem: 'The question has no such option.' },
      ]);
    }
  }
}
