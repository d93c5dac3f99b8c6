import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ExamId } from '#contract/fields.ts';
import type { ExamFigures } from '#contract/figures.ts';
import { dayMilliseconds } from '#server/platform/clock.ts';
import type { Room } from '#server/platform/room.ts';
import { type CountryAverage, countedDays, fewestCountries, smallest } from './counting.ts';
import { showcase, showcaseCountries } from './showcase.ts';
import { sittingCounts } from './tables.ts';
import { type Tallies, talliesOf } from './tally.ts';

interface FiguresRoom extends Room {
  /** Counted ones, or those of a demonstration. */
  readonly mode: 'measured' | 'showcase';
}

/** What the landing may say about a test: counted, and null while a count is too small to mean anything. */
export interface Figures {
  readonly figures: ExamFigures;
  /** Those with the most people first; none of a test that comes to no score. */
  readonly countries: readonly CountryAverage[];
}

export type FiguresOf = (examId: ExamId) => Promise<Figures>;

/** The landing asks with every page; the numbers move by the hour, and are counted once a minute. */
export function createFigures({ database, clock, mode }: FiguresRoom): FiguresOf {
  if (mode === 'showcase') return async () => ({ figures: showcase, countries: showcaseCountries });
  const kept = new LRUCache<string, Figures>({ max: 50, ttl: 60_000 });
  return async (examId) => {
    const known = kept.get(examId);
    if (known) return known;
    const [figures, tallies] = await Promise.all([
      countFigures({ database, clock }, examId),
      talliesOf(database, examId, clock.now()),
    ]);
    const found = { figures: { ...figures, ...saidOf(tallies) }, countries: countriesOf(tallies) };
    kept.set(examId, found);
    return found;
  };
}

function saidOf({ people, lastHour, exploring, markets }: Tallies) {
  return {
    people: unlessSmall(people),
    exploringCount: unlessSmall(exploring),
    lastHour: lastHour < smallest ? [] : [lastHour],
    countryCount: markets.size < fewestCountries ? null : markets.size,
  };
}

function countriesOf({ markets }: Tallies): CountryAverage[] {
  return [...markets]
    .filter(([, { count, scoreSum }]) => count >= smallest && scoreSum > 0)
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([code, { count, scoreSum }]) => ({ code, score: Math.round((scoreSum / count) * 10) / 10 }));
}

async function countFigures({ database, clock }: Room, examId: ExamId) {
  const rows = await database.select().from(sittingCounts).where(eq(sittingCounts.examId, examId));
  const today = clock.now().getTime();
  const day = (daysAgo: number) => new Date(today - daysAgo * dayMilliseconds).toISOString().slice(0, 10);
  const sum = (from: string, to: string) =>
    rows.filter((row) => from <= row.day && row.day <= to).reduce((total, row) => total + row.count, 0);
  const total = rows.reduce((count, row) => count + row.count, 0);
  const scores = rows.reduce((score, row) => score + row.scoreSum, 0);
  return {
    mode: 'measured' as const,
    smallest,
    day: countedDays,
    yesterdayCount: unlessSmall(sum(day(1), day(1))),
    monthCount: unlessSmall(sum(day(countedDays - 1), day(0))),
    totalCount: unlessSmall(total),
    // A test that comes to no score has summed up none.
    examAvgScore: total < smallest || scores === 0 ? null : Math.round((scores / total) * 10) / 10,
    claims: null,
  };
}

function unlessSmall(count: number): number | null {
  return count < smallest ? null : count;
}
