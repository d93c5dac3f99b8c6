import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ExamId } from '#contract/fields.ts';
import type { ExamResult } from '#exams/exam.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { countAnswered, mergeInto } from './answers.ts';
import type { QuestionsOf } from './form.ts';
import { type Answered, examOf, type SequencedAnswer, seedOf } from './store.ts';
import { sittingCounts, sittings } from './tables.ts';
import { tally } from './tally.ts';

/** Rows a day that confirmations spread over. */
const countParts = 16;

/**
 * Takes the last answers, scores the form and locks it. The caller holds the sitting by `holdSitting`, and has seen
 * that it was not confirmed before.
 *
 * @throws Refusal `answersMissing` where not one question is answered; `answersUnusable` where they say nothing about
 *   the person: nothing is locked then; `malformed` for an answer to what was never asked
 */
export async function confirmSitting(
  tx: Transaction,
  {
    held,
    answers,
    clock,
    questionsOf,
  }: {
    held: Answered;
    answers: readonly SequencedAnswer[];
    clock: Clock;
    questionsOf: QuestionsOf;
  },
): Promise<ExamResult> {
  const { sitting } = held;
  const merged = await mergeInto(tx, { questionsOf }, held, answers);
  const { answers: given } = merged;
  const seed = seedOf(merged.sitting);
  if (countAnswered(given) === 0) throw new Refusal('answersMissing');
  const exam = examOf(sitting);
  const { usability } = exam.usability(seed, given);
  if (usability === 'unusable') throw new Refusal('answersUnusable');
  const scored = exam.score(seed, given);
  const result: ExamResult = usability === 'doubtful' ? { ...scored, doubtful: true } : scored;
  const confirmedAt = clock.now();
  await Promise.all([
    tx.update(sittings).set({ result, confirmedAt }).where(eq(sittings.id, sitting.id)),
    // A test without one score has no average to show: nothing is added to it.
    countSitting(tx, { examId: sitting.examId, at: confirmedAt, score: result.score?.value ?? 0 }),
  ]);
  await tally(tx, { sitting, at: confirmedAt, score: result.score?.value ?? 0 });
  return result;
}

async function countSitting(
  tx: Transaction,
  { examId, at, score }: { examId: ExamId; at: Date; score: number },
): Promise<void> {
  await tx
    .insert(sittingCounts)
    .values({
      examId,
      day: at.toISOString().slice(0, 10),
      part: randomInt(countParts),
      count: 1,
      scoreSum: score,
    })
    .onConflictDoUpdate({
      target: [sittingCounts.examId, sittingCounts.day, sittingCounts.part],
      set: {
        count: sql`${sittingCounts.count} + 1`,
        scoreSum: sql`${sittingCounts.scoreSum} + excluded.score_sum`,
      },
    });
}
