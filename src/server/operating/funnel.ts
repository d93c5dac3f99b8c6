import { type LandingName, landingNames } from '#contract/landings.ts';
import { parseReference } from '#locale/reference.ts';
import { reachedBy } from '#server/orders/reached.ts';
import type { Database } from '#server/platform/database/database.ts';
import { answeredSince, begunSince } from '#server/sittings/begun.ts';
import { landingsSeenSince, packagesSeenSince } from '#server/visits/seen.ts';
import { stepsOf, type Taken } from './steps.ts';

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

/** What an operator is told: the stages by landing, market and language, and on the way from start to confirm every question. */
export interface Funnel {
  readonly rows: readonly FunnelRow[];
  readonly steps: ReturnType<typeof stepsOf>;
}

/**
 * How far visitors came since a moment: the landing seen, a sitting begun from it and confirmed, its packages seen (scheme), one
 * of them paid, and something of it opened (report). A landing that is seen twice counts twice; everything else counts sittings.
 * That packages were seen is known of visits that agreed to being counted, and of whoever pressed the pay button behind them.
 */
export async function funnelSince(database: Database, since: Date): Promise<Funnel> {
  const [seen, begun, packages, answered] = await Promise.all([
    landingsSeenSince(database, since),
    begunSince(database, since),
    packagesSeenSince(database, since),
    answeredSince(database, since),
  ]);
  const confirmed = begun.filter(({ confirmedAt }) => confirmedAt !== null);
  const reached = new Map(
    (
      await reachedBy(
        database,
        confirmed.map(({ orderNumber }) => orderNumber),
      )
    ).map((order) => [order.orderNumber, order]),
  );
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
  for (const { path, locale, count } of seen) {
    const [, , named = '', reference = ''] = path.split('/');
    const name = landingNames.find((one) => encodeURIComponent(one) === named);
    const market = parseReference(reference)?.reference.market.code;
    if (name && market) rowOf(name, market, locale ?? '–').landing += count;
  }
  const taken: Taken[] = [];
  for (const { sittingId, examId, landing, market, locale, logid, orderNumber, confirmedAt } of begun) {
    if (landing === null) continue;
    taken.push({
      landing,
      examId,
      answered: answered.get(sittingId) ?? 0,
      isConfirmed: confirmedAt !== null,
    });
    const order = reached.get(orderNumber);
    const came = {
      start: true,
      confirm: confirmedAt,
      scheme: confirmedAt && (order?.pendingAt || packages.has(`${logid} ${examId}`)),
      pay: order?.paidAt,
      report: order?.openedAt,
    };
    const counts = rowOf(landing, market, locale);
    for (const stage of stages) if (stage !== 'landing' && came[stage]) counts[stage] += 1;
  }
  const sorted = [...rows.values()].sort(
    (one, other) =>
      landingNames.indexOf(one.landing) - landingNames.indexOf(other.landing) ||
      other.counts.landing - one.counts.landing,
  );
  return { rows: sorted, steps: stepsOf(taken) };
}

/** All rows of a landing together. */
export function totalOf(rows: readonly FunnelRow[], landing: LandingName): Record<Stage, number> {
  const total = { landing: 0, start: 0, confirm: 0, scheme: 0, pay: 0, report: 0 };
  for (const row of rows)
    if (row.landing === landing) for (const stage of stages) total[stage] += row.counts[stage];
  return total;
}
