import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ExamId } from '#contract/fields.ts';
import type { ExamResult } from '#exams/exam.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { countAnswered } from './answers.ts';
import { answersOf, examOf, mergeAnswers, type SequencedAnswer, type Sitting } from './store.ts';
import { sittingCounts, sittings } from './tables.ts';
import { tally } from './tally.ts';

/** Rows a day that confirmations spread over. */
const countParts = 16;

/**
 * Takes the last answers, scores the form and locks it. The caller holds the sitting by `lockSitting`, and has seen
 * that it was not confirmed before.
 *
 * @throws Refusal `answersMissing` where not one question is answered; `answersUnusable` where they say nothing about
 *   the person: nothing is locked then
 */
export async function confirmSitting(
  tx: Transaction,
  {
    sitting,
    answers,
    clock,
  }: {
    sitting: Sitting;
    answers: readonly SequencedAnswer[];
    clock: Clock;
  },
): Promise<ExamResult> {
  await mergeAnswers(tx, sitting.id, answers);
  const given = await answersOf(tx, sitting.id);
  if (countAnswered(given) === 0) throw new Refusal('answersMissing');
  const exam = examOf(sitting);
  if (exam.usability(sitting.seed, given).usability === 'unusable') throw new Refusal('answersUnusable');
  const result = exam.score(sitting.seed, given);
  const confirmedAt = clock.now();
  await tx.update(sittings).set({ result, confirmedAt }).where(eq(sittings.id, sitting.id));
  // A test without one score has no average to show: nothing is added to it.
  await countSitting(tx, {
    examId: sitting.examId,
    at: confirmedAt,
    score: result.score?.value ?? 0,
  });
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
