import { and, count, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { sittingAnswers, sittings } from './tables.ts';

/** The sittings that were begun from a landing since a moment; an unconfirmed one has no order yet. */
export function begunSince(database: Database, since: Date) {
  return database
    .select({
      sittingId: sittings.id,
      examId: sittings.examId,
      landing: sittings.landing,
      market: sittings.market,
      locale: sittings.locale,
      logid: sittings.logid,
      orderNumber: sittings.orderNumber,
      confirmedAt: sittings.confirmedAt,
    })
    .from(sittings)
    .where(begun(since));
}

/** Of the same sittings, how many questions are answered, by the sitting's id; one without an answer is missing. */
export async function answeredSince(database: Database, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ sittingId: sittingAnswers.sittingId, answered: count(sittingAnswers.choice) })
    .from(sittingAnswers)
    .innerJoin(sittings, eq(sittings.id, sittingAnswers.sittingId))
    .where(begun(since))
    .groupBy(sittingAnswers.sittingId);
  return new Map(rows.map(({ sittingId, answered }) => [sittingId, answered]));
}

const begun = (since: Date) => and(gte(sittings.startedAt, since), isNotNull(sittings.landing));
