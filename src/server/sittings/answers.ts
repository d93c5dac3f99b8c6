import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { owns, type Reader } from '#server/platform/http/reader.ts';
import { askedOf } from './asked.ts';
import type { QuestionsOf } from './form.ts';
import { openedOf, settle } from './stages.ts';
import {
  answersOf,
  examOf,
  findSitting,
  lockSitting,
  mergeAnswers,
  type SequencedAnswer,
  type Sitting,
} from './store.ts';
import { sittings } from './tables.ts';

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

/** The sitting, held until the transaction ends. @throws Refusal `unknownSitting`, `answersLocked` after confirmation */
export async function openSitting(tx: Transaction, id: string): Promise<Sitting> {
  const locked = await lockSitting(tx, id);
  if (!locked) throw new Refusal('unknownSitting');
  if (locked.confirmedAt) throw new Refusal('answersLocked');
  return locked;
}

/**
 * Takes answers up as they come.
 *
 * @returns how many questions are answered now
 * @throws Refusal `unknownSitting`, `answersLocked` after confirmation, `malformed` for a question or an option
 *   that the form does not have
 */
export function takeAnswers(
  room: { database: Database; questionsOf: QuestionsOf },
  { sitting, answers }: { sitting: Sitting; answers: readonly SequencedAnswer[] },
): Promise<number> {
  return inTransaction(room.database, async (tx) => {
    await mergeInto(tx, room, { sitting: await openSitting(tx, sitting.id), answers });
    return countAnswered(await answersOf(tx, sitting.id));
  });
}

export function countAnswered(answers: readonly { choice: number | null }[]): number {
  return answers.filter((answer) => answer.choice !== null).length;
}

/**
 * Merges answers into a sitting that the caller holds; in one of stages, those of closed ones are left as they were.
 *
 * @returns the sitting as it is now
 * @throws Refusal `malformed`, naming the first answer that does not fit the form
 */
export async function mergeInto(
  tx: Transaction,
  { questionsOf }: { questionsOf: QuestionsOf },
  { sitting, answers }: { sitting: Sitting; answers: readonly SequencedAnswer[] },
): Promise<Sitting> {
  const asked = askedOf(sitting, questionsOf);
  requireAsked(
    asked.map(({ question }) => question),
    answers,
  );
  if (!examOf(sitting).stages) {
    await mergeAnswers(tx, sitting.id, answers);
    return sitting;
  }
  const before = openedOf(sitting.stages);
  const { opened, taken } = settle({
    opened: before,
    standings: new Map(asked.map(({ question, ...standing }) => [question.id, standing])),
    answered: new Set((await answersOf(tx, sitting.id)).map(({ questionId }) => questionId)),
    answers,
  });
  await mergeAnswers(tx, sitting.id, taken);
  if (JSON.stringify(opened) === JSON.stringify(before)) return sitting;
  await tx.update(sittings).set({ stages: opened }).where(eq(sittings.id, sitting.id));
  return { ...sitting, stages: opened };
}

function requireAsked(
  questions: readonly { id: string; options: readonly unknown[] }[],
  answers: readonly SequencedAnswer[],
): void {
  const optionCounts = new Map(questions.map(({ id, options }) => [id, options.length]));
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
