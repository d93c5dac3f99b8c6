import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sequencedAnswer } from '#contract/sittings.ts';
import type { Exam } from '#exams/exam.ts';
import { findVersion } from '#exams/index.ts';
import { courseText } from '#exams/stages.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { plansOf } from './stages.ts';
import { sittingAnswers, sittings } from './tables.ts';

export type Sitting = typeof sittings.$inferSelect;
export type SequencedAnswer = z.output<typeof sequencedAnswer>;

/** The test by which a sitting began, whatever is given today. @throws Error where that version is gone */
export function examOf({ examId, examVersion, normVersion }: Sitting): Exam {
  const exam = findVersion(examId, examVersion, normVersion);
  if (!exam) throw new Error(`A sitting has lost its test: ${examId} ${examVersion} ${normVersion}.`);
  return exam;
}

/** What the test makes this sitting's form from: the seed, with the stages that were chosen. */
export const seedOf = ({ seed, stages }: Pick<Sitting, 'seed' | 'stages'>): string =>
  courseText({ seed, plans: plansOf(stages) });

export async function findSitting(database: Connection, id: string): Promise<Sitting | undefined> {
  const [sitting] = await database.select().from(sittings).where(eq(sittings.id, id));
  return sitting;
}

/** A sitting with the answers it has, in one question: they lie on one shard. */
export async function findAnswered(
  database: Connection,
  id: string,
): Promise<{ sitting: Sitting; answers: readonly SequencedAnswer[] } | undefined> {
  const answers = database
    .select({
      all: sql`coalesce(json_agg(json_build_object(
        'questionId', ${sittingAnswers.questionId}, 'choice', ${sittingAnswers.choice},
        'milliseconds', ${sittingAnswers.milliseconds}, 'sequence', ${sittingAnswers.sequence}
      ) order by ${sittingAnswers.questionId}), '[]')`,
    })
    .from(sittingAnswers)
    .where(eq(sittingAnswers.sittingId, sittings.id));
  const [found] = await database
    .select({ sitting: sittings, answers: sql<readonly SequencedAnswer[]>`(${answers})` })
    .from(sittings)
    .where(eq(sittings.id, id));
  return found;
}

/** Holds the sitting until the transaction ends, so that answers and confirmation take turns. */
export async function lockSitting(tx: Transaction, id: string): Promise<Sitting | undefined> {
  const [sitting] = await tx.select().from(sittings).where(eq(sittings.id, id)).for('update');
  return sitting;
}

export function answersOf(database: Connection, sittingId: string): Promise<SequencedAnswer[]> {
  return database
    .select({
      questionId: sittingAnswers.questionId,
      choice: sittingAnswers.choice,
      milliseconds: sittingAnswers.milliseconds,
      sequence: sittingAnswers.sequence,
    })
    .from(sittingAnswers)
    .where(eq(sittingAnswers.sittingId, sittingId))
    .orderBy(asc(sittingAnswers.questionId));
}

/** Of each question the answer with the highest sequence, whatever order they arrive in; of two with one sequence the first. */
function newestOf(answers: readonly SequencedAnswer[]): SequencedAnswer[] {
  const newest = new Map<string, SequencedAnswer>();
  for (const answer of answers) {
    const known = newest.get(answer.questionId);
    if (!known || known.sequence < answer.sequence) newest.set(answer.questionId, answer);
  }
  return [...newest.values()];
}

/**
 * Keeps of each question the newest answer.
 *
 * @param before all that are there, of a sitting that the caller holds
 * @returns all that are there now
 */
export async function mergeAnswers(
  tx: Transaction,
  sittingId: string,
  { before, answers }: { before: readonly SequencedAnswer[]; answers: readonly SequencedAnswer[] },
): Promise<readonly SequencedAnswer[]> {
  if (answers.length === 0) return before;
  await tx
    .insert(sittingAnswers)
    .values(newestOf(answers).map((answer) => ({ sittingId, ...answer })))
    .onConflictDoUpdate({
      target: [sittingAnswers.sittingId, sittingAnswers.questionId],
      set: {
        choice: sql`excluded.choice`,
        milliseconds: sql`excluded.milliseconds`,
        sequence: sql`excluded.sequence`,
      },
      setWhere: sql`${sittingAnswers.sequence} < excluded.sequence`,
    });
  return newestOf([...before, ...answers]);
}
