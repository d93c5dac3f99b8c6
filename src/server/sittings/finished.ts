import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { GivenAnswer } from '#contract/exams.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Locale } from '#locale/locales.ts';
import type { Years } from '#psychometrics/units.ts';
import type { Database } from '#server/platform/database/database.ts';
import { seedOf } from './store.ts';
import { sittingAnswers, sittings } from './tables.ts';

/** Sittings read at once. */
const batch = 500;

/** What is left of a sitting where nobody is to be known by it. */
export interface FinishedSitting {
  /** With the stages that were chosen. */
  readonly seed: string;
  readonly locale: Locale;
  readonly answers: readonly GivenAnswer[];
  /** Where a study that its people took part in told it (decision 61). */
  readonly age?: Years;
}

/**
 * All confirmed sittings of one version of a test, scored by whatever norm, in the order in which they began.
 *
 * @param ages that are known, by order number; the number itself goes no further
 */
export async function* finishedSittings(
  database: Database,
  { examId, examVersion, ages }: { examId: ExamId; examVersion: string; ages?: ReadonlyMap<string, Years> },
): AsyncGenerator<FinishedSitting> {
  let last = '';
  for (;;) {
    const rows = await database
      .select({
        id: sittings.id,
        orderNumber: sittings.orderNumber,
        seed: sittings.seed,
        stages: sittings.stages,
        locale: sittings.locale,
      })
      .from(sittings)
      .where(
        and(
          eq(sittings.examId, examId),
          eq(sittings.examVersion, examVersion),
          isNotNull(sittings.confirmedAt),
          gt(sittings.id, last),
        ),
      )
      .orderBy(asc(sittings.id))
      .limit(batch);
    if (rows.length === 0) return;
    const given = await answersBySitting(
      database,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const age = ages?.get(row.orderNumber);
      const sitting = { seed: seedOf(row), locale: row.locale, answers: given.get(row.id) ?? [] };
      yield age === undefined ? sitting : { ...sitting, age };
    }
    last = rows.at(-1)?.id ?? last;
  }
}

async function answersBySitting(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly GivenAnswer[]>> {
  const rows = await database
    .select({
      sittingId: sittingAnswers.sittingId,
      questionId: sittingAnswers.questionId,
      choice: sittingAnswers.choice,
      milliseconds: sittingAnswers.milliseconds,
    })
    .from(sittingAnswers)
    .where(inArray(sittingAnswers.sittingId, [...ids]))
    .orderBy(asc(sittingAnswers.questionId));
  return Map.groupBy(rows, ({ sittingId }) => sittingId);
}
