import { LRUCache } from 'lru-cache';
import type { FreeResult, ReportModel } from '#contract/reports.ts';
import { type Exam, type ExamResult, opensReport } from '#exams/exam.ts';
import type { Locale } from '#locale/locales.ts';
import type { Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { unlockedBy } from '#server/privileges/grants.ts';
import { answersOf, examOf, findSitting, type Sitting } from '#server/sittings/store.ts';

/** Reports by order, language and what is open. */
type ComposedReports = LRUCache<string, ReportModel>;

/** Facts of a confirmed sitting never change, so a report made of them is the same whenever it is made. */
export function createComposed(): ComposedReports {
  return new LRUCache({ max: 100 });
}

/** Where reports are put together. */
export interface ComposeRoom {
  readonly database: Database;
  readonly clock: Clock;
  readonly composed: ComposedReports;
}

interface Facts {
  exam: Exam;
  sitting: Sitting;
  result: ExamResult;
}

async function factsOf(database: Database, order: Order): Promise<Facts> {
  const sitting = order.sittingId === null ? undefined : await findSitting(database, order.sittingId);
  if (!sitting?.result) throw new Error('An order has lost its sitting.');
  return { exam: examOf(sitting), sitting, result: sitting.result as ExamResult };
}

/** What anyone who may read the order sees without paying; null where no test was taken for it. */
export async function composeFree(
  database: Database,
  order: Order,
  locale: Locale,
): Promise<FreeResult | null> {
  if (order.sittingId === null) return null;
  const { exam, result } = await factsOf(database, order);
  return exam.free(result, locale);
}

/** The report in a language, as far as it is paid for; null where nothing of it is, or no test was taken. */
export async function composeReport(
  room: ComposeRoom,
  order: Order,
  locale: Locale,
): Promise<ReportModel | null> {
  const { database, composed } = room;
  const { features } = await unlockedBy(room, order);
  if (order.sittingId === null || !opensReport(features)) return null;
  const key = [order.orderNumber, locale, ...features].join(' ');
  const known = composed.get(key);
  if (known) return known;
  const { exam, sitting, result } = await factsOf(database, order);
  const report = exam.report({
    seed: sitting.seed,
    answers: await answersOf(database, sitting.id),
    result,
    locale,
    takenAt: (sitting.confirmedAt ?? sitting.startedAt).toISOString(),
    features,
  });
  composed.set(key, report);
  return report;
}
