import { and, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { sittings } from './tables.ts';

/** The sittings that were begun from a landing since a moment; an unconfirmed one has no order yet. */
export function begunSince(database: Database, since: Date) {
  return database
    .select({
      landing: sittings.landing,
      market: sittings.market,
      locale: sittings.locale,
      orderNumber: sittings.orderNumber,
      confirmedAt: sittings.confirmedAt,
    })
    .from(sittings)
    .where(and(gte(sittings.startedAt, since), isNotNull(sittings.landing)));
}
