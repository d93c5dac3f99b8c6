import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { owns, type Reader } from '#server/platform/http/reader.ts';
import { askedOf } from './asked.ts';
import type { QuestionsOf } from './form.ts';
import { openedOf, type Stages, settle } from './stages.ts';
import {
  type Answered,
  answersOf,
  examOf,
  findSitting,
  keepStages,
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
 * The sitting, if this reader began it, held until the transaction ends, with the answers that it has. Both are asked for at once: the
 * answers are looked at when the sitting is held, and not before.
 *
 * @throws Refusal `unknownSitting`
 */
export async function holdSitting(
  tx: Transaction,
  { id, reader }: { id: string; reader: Reader | undefined },
): Promise<Answered> {
  const [sitting, answers] = await Promise.all([lockSitting(tx, id), answersOf(tx, id)]);
  if (!sitting || !owns(reader, sitting)) throw new Refusal('unknownSitting');
  return { sitting, answers };
}

/** A sitting that is not confirmed, so that its answers can be changed. @throws Refusal `answersLocked` */
export function stillOpen(sitting: Sitting): Sitting {
  if (sitting.confirmedAt) throw new Refusal('answersLocked');
  return sitting;
}

/** Answers to a sitting of a reader's own. */
export interface Arriving {
  readonly sittingId: string;
  readonly reader: Reader | undefined;
  readonly answers: readonly SequencedAnswer[];
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
  { sittingId: id, reader, answers }: Arriving,
): Promise<number> {
  return inTransaction(room.database, async (tx) => {
    const held = await holdSitting(tx, { id, reader });
    stillOpen(held.sitting);
    return countAnswered((await mergeInto(tx, room, held, answers)).answers);
  });
}

export function countAnswered(answers: readonly { choice: number | null }[]): number {
  return answers.filter((answer) => answer.choice !== null).length;
}

/**
 * Merges answers into a sitting that the caller holds; in one of stages, those of closed ones are left as they were.
 *
 * @param held as it is, with all answers that it has
 * @param open which stages are open then, where another one is opened with them
 * @returns the sitting and its answers as they are now
 * @throws Refusal `malformed`, naming the first answer that does not fit the form
 */
export async function mergeInto(
  tx: Transaction,
  { questionsOf }: { questionsOf: QuestionsOf },
  held: Answered,
  answers: readonly SequencedAnswer[],
  open: (opened: Stages) => Stages = (opened) => opened,
): Promise<Answered> {
  const { sitting, answers: before } = held;
  const asked = askedOf(sitting, questionsOf);
  requireAsked(
    asked.map(({ question }) => question),
    answers,
  );
  if (!examOf(sitting).stages)
    return { sitting, answers: await mergeAnswers(tx, sitting.id, { before, answers }) };
  const known = openedOf(sitting.stages);
  const { opened, taken } = settle({
    opened: known,
    standings: new Map(asked.map(({ question, ...standing }) => [question.id, standing])),
    answered: new Set(before.map(({ questionId }) => questionId)),
    answers,
  });
  const stages = open(opened);
  const isOpened = JSON.stringify(stages) !== JSON.stringify(known);
  const [merged] = await Promise.all([
    mergeAnswers(tx, sitting.id, { before, answers: taken }),
    isOpened && keepStages(tx, sitting.id, stages),
  ]);
  return { sitting: isOpened ? { ...sitting, stages } : sitting, answers: merged };
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
