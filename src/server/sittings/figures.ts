import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { examFigures } from '#contract/exams.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Room } from '#server/platform/room.ts';
import { sittingCounts } from './tables.ts';

export type ExamFigures = z.output<typeof examFigures>;

interface FiguresRoom extends Room {
  /** Counted ones, or those of a demonstration. */
  readonly mode: 'measured' | 'showcase';
}

/** Display-only numbers of the specification (section 9): for demonstrations, never under measured figures. */
const showcase: ExamFigures = {
  mode: 'showcase',
  yesterdayCount: 4776,
  monthCount: 390_823,
  totalCount: 31_006_700,
  examAvgScore: 101,
};

/** A count below this says nothing about the test, and could say something about a person. */
const smallest = 100;

const dayMilliseconds = 24 * 3600 * 1000;

/** What the landing may say about a test: counted, and null while a count is too small to mean anything. */
export type FiguresOf = (examId: ExamId) => Promise<ExamFigures>;

/** The landing asks with every page; the numbers move by the day, and are counted once a minute. */
export function createFigures({ database, clock, mode }: FiguresRoom): FiguresOf {
  if (mode === 'showcase') return async () => showcase;
  const kept = new LRUCache<string, ExamFigures>({ max: 50, ttl: 60_000 });
  return async (examId) => {
    const known = kept.get(examId);
    if (known) return known;
    const figures = await countFigures({ database, clock }, examId);
    kept.set(examId, figures);
    return figures;
  };
}

async function countFigures({ database, clock }: Room, examId: ExamId): Promise<ExamFigures> {
  const rows = await database.select().from(sittingCounts).where(eq(sittingCounts.examId, examId));
  const today = clock.now().getTime();
  const day = (daysAgo: number) => new Date(today - daysAgo * dayMilliseconds).toISOString().slice(0, 10);
  const sum = (from: string, to: string) =>
    rows.filter((row) => from <= row.day && row.day <= to).reduce((total, row) => total + row.count, 0);
  const total = rows.reduce((count, row) => count + row.count, 0);
  const scores = rows.reduce((score, row) => score + row.scoreSum, 0);
  return {
    mode: 'measured',
    yesterdayCount: unlessSmall(sum(day(1), day(1))),
    monthCount: unlessSmall(sum(day(29), day(0))),
    totalCount: unlessSmall(total),
    // A test that comes to no score has summed up none.
    examAvgScore: total < smallest || scores === 0 ? null : Math.round((scores / total) * 10) / 10,
  };
}

function unlessSmall(count: number): number | null {
  return count < smallest ? null : count;
}
