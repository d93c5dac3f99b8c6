import { randomInt } from 'node:crypto';
import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { ExamId } from '#contract/fields.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { ownedBy, ownerOf } from '#server/platform/http/reader.ts';
import type { Sitting } from './store.ts';
import { sittings, sittingTallies } from './tables.ts';

/** Rows that confirmations spread over, so that they do not wait for each other. */
const parts = 8;

const slotMinutes = 5;
const slotMilliseconds = slotMinutes * 60_000;
const slotsAnHour = 60 / slotMinutes;

/** The five minutes of a day that a moment belongs to. */
function slotOf(at: number): { scope: string; day: string } {
  const from = new Date(Math.floor(at / slotMilliseconds) * slotMilliseconds).toISOString();
  return { scope: `clock:${from.slice(11, 16)}`, day: from.slice(0, 10) };
}

/** Adds a sitting that is being confirmed to what landings count. @param score 0 where the test comes to none */
export async function tally(
  tx: Transaction,
  { sitting, at, score }: { sitting: Sitting; at: Date; score: number },
): Promise<void> {
  const before = await tx
    .select({ id: sittings.id })
    .from(sittings)
    .where(
      and(
        ownedBy(sittings, ownerOf(sitting)),
        eq(sittings.examId, sitting.examId),
        ne(sittings.id, sitting.id),
        isNotNull(sittings.confirmedAt),
      ),
    )
    .limit(1);
  const row = { examId: sitting.examId, part: randomInt(parts), count: 1, scoreSum: score };
  await tx
    .insert(sittingTallies)
    .values([
      { ...row, ...slotOf(at.getTime()) },
      { ...row, scope: `market:${sitting.market}`, day: '' },
      ...(before.length === 0 ? [{ ...row, scope: 'people', day: '' }] : []),
    ])
    .onConflictDoUpdate({
      target: [sittingTallies.examId, sittingTallies.scope, sittingTallies.part],
      set: {
        // The same part of another day begins anew.
        count: sql`case when ${sittingTallies.day} = excluded.day then ${sittingTallies.count} + 1 else 1 end`,
        scoreSum: sql`case when ${sittingTallies.day} = excluded.day then ${sittingTallies.scoreSum} else 0 end + excluded.score_sum`,
        day: sql`excluded.day`,
      },
    });
}

export interface Tallies {
  readonly people: number;
  readonly lastHour: number;
  /** Begun within the hour and not finished. */
  readonly exploring: number;
  /** By market, without the unknown one. */
  readonly markets: ReadonlyMap<string, { readonly count: number; readonly scoreSum: number }>;
}

const hourMilliseconds = 3600 * 1000;

export async function talliesOf(database: Database, examId: ExamId, now: Date): Promise<Tallies> {
  const rows = await database.select().from(sittingTallies).where(eq(sittingTallies.examId, examId));
  const [begun] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sittings)
    .where(
      and(
        eq(sittings.examId, examId),
        sql`${sittings.confirmedAt} is null`,
        gte(sittings.startedAt, new Date(now.getTime() - hourMilliseconds)),
        lt(sittings.startedAt, now),
      ),
    );
  const recent = new Set(
    Array.from({ length: slotsAnHour }, (_, ago) => {
      const { scope, day } = slotOf(now.getTime() - ago * slotMilliseconds);
      return `${scope} ${day}`;
    }),
  );
  const markets = new Map<string, { count: number; scoreSum: number }>();
  let [people, lastHour] = [0, 0];
  for (const { scope, day, count, scoreSum } of rows) {
    if (scope === 'people') people += count;
    else if (scope.startsWith('market:') && scope !== 'market:XX') {
      const market = scope.slice('market:'.length);
      const known = markets.get(market) ?? { count: 0, scoreSum: 0 };
      markets.set(market, { count: known.count + count, scoreSum: known.scoreSum + scoreSum });
    } else if (recent.has(`${scope} ${day}`)) lastHour += count;
  }
  return { people, lastHour, exploring: begun?.count ?? 0, markets };
}
