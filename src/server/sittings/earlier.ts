import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { ownedBy, ownerOf } from '#server/platform/http/reader.ts';
import type { Sitting } from './store.ts';
import { sittings } from './tables.ts';

/** As many as a chart shows, and a few more. */
const mostEarlier = 20;

/** What the owner of a sitting came to before it, by the same version and norm of the test; the oldest first. */
export async function earlierResults(database: Database, sitting: Sitting): Promise<unknown[]> {
  if (sitting.confirmedAt === null) return [];
  const rows = await database
    .select({ result: sittings.result })
    .from(sittings)
    .where(
      and(
        ownedBy(sittings, ownerOf(sitting)),
        eq(sittings.examId, sitting.examId),
        eq(sittings.examVersion, sitting.examVersion),
        eq(sittings.normVersion, sitting.normVersion),
        isNotNull(sittings.result),
        lt(sittings.confirmedAt, sitting.confirmedAt),
      ),
    )
    .orderBy(desc(sittings.confirmedAt))
    .limit(mostEarlier);
  return rows.map(({ result }) => result).reverse();
}
