import { and, count, gte, like } from 'drizzle-orm';
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
