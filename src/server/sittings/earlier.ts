import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { ownedAs, ownedBy, ownerOf, whoAsks } from '#server/platform/http/reader.ts';
import type { Sitting } from './store.ts';
import { sittings } from './tables.ts';

/** As many as a chart shows, and a few more. */
const mostEarlier = 20;

const beforeThis = writtenOnce({ result: sittings.result }, (database, fields) =>
  database
    .select(fields)
    .from(sittings)
    .where(
      and(
        ownedBy(sittings, whoAsks),
        eq(sittings.examId, sql.placeholder('examId')),
        eq(sittings.examVersion, sql.placeholder('examVersion')),
        eq(sittings.normVersion, sql.placeholder('normVersion')),
        isNotNull(sittings.result),
        lt(sittings.confirmedAt, sql.placeholder('confirmedAt')),
      ),
    )
    .orderBy(desc(sittings.confirmedAt))
    .limit(mostEarlier),
);

/** What the owner of a sitting came to before it, by the same version and norm of the test; the oldest first. */
export async function earlierResults(database: Database, sitting: Sitting): Promise<unknown[]> {
  if (sitting.confirmedAt === null) return [];
  const rows = await beforeThis(database, {
    ...ownedAs(ownerOf(sitting)),
    examId: sitting.examId,
    examVersion: sitting.examVersion,
    normVersion: sitting.normVersion,
    confirmedAt: sitting.confirmedAt.toISOString(),
  });
  return rows.map(({ result }) => result).reverse();
}
