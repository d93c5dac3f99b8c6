import { and, asc, count, gte, inArray, isNotNull, like } from 'drizzle-orm';
import { parseReference } from '#locale/reference.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pageViews } from './tables.ts';

/** How often each landing was seen since a moment, by its path and the language it was seen in. */
export function landingsSeenSince(database: Database, since: Date) {
  return database
    .select({ path: pageViews.path, locale: pageViews.locale, count: count() })
    .from(pageViews)
    .where(and(gte(pageViews.seenAt, since), like(pageViews.path, '/landing/%')))
    .groupBy(pageViews.path, pageViews.locale);
}

/**
 * In which visits the packages of which test were seen since a moment, each written `visit SUBS-1002`. Only visits that agreed to
 * being counted are known.
 */
export async function packagesSeenSince(database: Database, since: Date): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ logid: pageViews.logid, path: pageViews.path })
    .from(pageViews)
    .where(
      and(gte(pageViews.seenAt, since), like(pageViews.path, '/paying/scheme/%'), isNotNull(pageViews.logid)),
    );
  return new Set(
    rows.flatMap(({ logid, path }) => {
      const read = parseReference(path.split('/')[3] ?? '');
      return read ? [`${logid} ${read.reference.examId}`] : [];
    }),
  );
}

/** The pages that were seen in some visits, in their order. */
export async function pagesOf(database: Database, logids: readonly string[]) {
  if (logids.length === 0) return [];
  return database
    .select({
      path: pageViews.path,
      locale: pageViews.locale,
      examId: pageViews.examId,
      seenAt: pageViews.seenAt,
    })
    .from(pageViews)
    .where(inArray(pageViews.logid, [...logids]))
    .orderBy(asc(pageViews.seenAt));
}
