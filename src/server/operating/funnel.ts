import { and, count, eq, gte, isNotNull, like } from 'drizzle-orm';
import { type LandingName, landingNames } from '#contract/landings.ts';
import { parseReference } from '#locale/reference.ts';
import { orders } from '#server/orders/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sittings } from '#server/sittings/tables.ts';
import { pageViews } from '#server/visits/tables.ts';

/** In the order that they are passed. */
export const stages = ['landing', 'start', 'confirm', 'scheme', 'pay', 'report'] as const;

export type Stage = (typeof stages)[number];

/** How many came so far: from a landing, in a market and a language. */
export interface FunnelRow {
  readonly landing: LandingName;
  readonly market: string;
  readonly locale: string;
  readonly counts: Readonly<Record<Stage, number>>;
}

/**
 * How far visitors came since a moment: the landing seen, a sitting begun from it and confirmed, a package chosen (scheme) and paid,
 * and something of it opened (report). A page that is seen twice counts twice; everything else counts sittings.
 */
export async function funnelSince(database: Database, since: Date): Promise<FunnelRow[]> {
  const [seen, taken] = await Promise.all([
    database
      .select({ path: pageViews.path, locale: pageViews.locale, landing: count() })
      .from(pageViews)
      .where(and(gte(pageViews.seenAt, since), like(pageViews.path, '/landing/%')))
      .groupBy(pageViews.path, pageViews.locale),
    database
      .select({
        landing: sittings.landing,
        market: sittings.market,
        locale: sittings.locale,
        start: count(),
        confirm: count(sittings.confirmedAt),
        scheme: count(orders.pendingAt),
        pay: count(orders.paidAt),
        report: count(orders.openedAt),
      })
      .from(sittings)
      .leftJoin(orders, eq(orders.orderNumber, sittings.orderNumber))
      .where(and(gte(sittings.startedAt, since), isNotNull(sittings.landing)))
      .groupBy(sittings.landing, sittings.market, sittings.locale),
  ]);
  const rows = new Map<string, FunnelRow & { counts: Record<Stage, number> }>();
  const rowOf = (landing: LandingName, market: string, locale: string) => {
    const key = `${landing} ${market} ${locale}`;
    const row = rows.get(key) ?? {
      landing,
      market,
      locale,
      counts: { landing: 0, start: 0, confirm: 0, scheme: 0, pay: 0, report: 0 },
    };
    rows.set(key, row);
    return row.counts;
  };
  for (const { path, locale, landing } of seen) {
    const [, , named = '', reference = ''] = path.split('/');
    const name = landingNames.find((one) => encodeURIComponent(one) === named);
    const market = parseReference(reference)?.reference.market.code;
    if (name && market) rowOf(name, market, locale ?? '–').landing += landing;
  }
  for (const { landing, market, locale, ...counted } of taken) {
    if (landing === null) continue;
    const counts = rowOf(landing, market, locale);
    for (const stage of stages) if (stage !== 'landing') counts[stage] += counted[stage];
  }
  return [...rows.values()].sort(
    (one, other) =>
      landingNames.indexOf(one.landing) - landingNames.indexOf(other.landing) ||
      other.counts.landing - one.counts.landing,
  );
}

/** All rows of a landing together. */
export function totalOf(rows: readonly FunnelRow[], landing: LandingName): Record<Stage, number> {
  const total = { landing: 0, start: 0, confirm: 0, scheme: 0, pay: 0, report: 0 };
  for (const row of rows)
    if (row.landing === landing) for (const stage of stages) total[stage] += row.counts[stage];
  return total;
}
