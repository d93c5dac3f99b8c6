import { LRUCache } from 'lru-cache';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Exam, ExamResult } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { cautiousFree } from '#exams/kit/doubt.ts';
import { besideEarlier, reportBesideEarlier } from '#exams/kit/earlier/earlier.ts';
import { type ReportSource, reportFrom } from '#exams/source.ts';
import type { Variety } from '#locale/locales.ts';
import { kindOf } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Room } from '#server/platform/room.ts';
import { type Entitlement, isOpen } from '#server/privileges/entitlement.ts';
import { earlierResults } from '#server/sittings/earlier.ts';
import { examOf, findAnswered, type SequencedAnswer, type Sitting, seedOf } from '#server/sittings/store.ts';

/** Reports by order, language and what is open. */
type ComposedReports = LRUCache<string, ReportDocument>;

/** Nothing of a report that was deleted by another process stays in memory for longer. */
const keptMilliseconds = 10 * 60_000;

/** Facts of a confirmed sitting never change, so a report made of them is the same whenever it is made. */
export function createComposed(): ComposedReports {
  return new LRUCache({ max: 100, ttl: keptMilliseconds });
}

/** Forgets what was composed for an order. */
export function forgetComposed(composed: ComposedReports, orderNumber: string): void {
  for (const key of composed.keys()) if (key.startsWith(`${orderNumber} `)) composed.delete(key);
}

/** Where reports are put together. */
export interface ComposeRoom extends Room {
  readonly composed: ComposedReports;
}

/** What a report is made of: a confirmed sitting, with the test by which it was scored. */
export interface Facts {
  readonly exam: Exam;
  readonly sitting: Sitting;
  readonly answers: readonly SequencedAnswer[];
  readonly result: ExamResult;
}

/** @returns null where no test was taken for the order */
export async function factsOf(database: Database, { sittingId }: Order): Promise<Facts | null> {
  if (sittingId === null) return null;
  const found = await findAnswered(database, sittingId);
  if (!found?.sitting.result) throw new Error('An order has lost its sitting.');
  return { ...found, exam: examOf(found.sitting), result: found.sitting.result as ExamResult };
}

/** What the same person came to before, the oldest first; asked only where something is told of it. */
export async function earlierOf(database: Database, { exam, sitting, result }: Facts): Promise<ExamResult[]> {
  if (!exam.tellsProgress && !exam.compared && !result.score) return [];
  return (await earlierResults(database, sitting)) as ExamResult[];
}

/** What is free of a result: with a word of caution where there is cause, and with what the same person came to before. */
export function freeOf(
  { exam, result }: Facts,
  earlier: readonly ExamResult[],
  market: string,
  locale: Variety,
): FreeDocument {
  const free = cautiousFree(exam.free(result, locale, market, earlier), result, locale);
  return exam.tellsProgress ? free : besideEarlier(exam, free, { result, earlier }, locale);
}

/** A report as the screen shows it: with what the same person came to before, which a later sitting's report tells. */
export function besideEarlierResults(
  report: ReportDocument,
  { exam, result }: Facts,
  earlier: readonly ExamResult[],
  locale: Variety,
): ReportDocument {
  if (!exam.tellsProgress) return reportBesideEarlier(exam, report, { result, earlier }, locale);
  return exam.besideEarlier?.(report, result, earlier) ?? report;
}

/** The test whose course an order holds. */
export const courseOf = (order: Order) =>
  kindOf(order).holdsMaterial ? findExam(order.examId)?.course : undefined;

/** Material without a sitting, made from the order's own number: so it is the same whenever it is made, and nobody else's. */
function courseSource(order: Order): ReportSource | null {
  if (!courseOf(order)) return null;
  const orderedAt = (order.paidAt ?? order.createdAt).toISOString();
  return { kind: 'course', examId: order.examId, seed: order.orderNumber, orderedAt };
}

/**
 * What the report is composed of, as far as it is open; null where nothing of it is. Whoever has it printed hands this over:
 * to compose a report takes as long as to answer many a request.
 *
 * @param known its facts, where they were asked for already
 */
export async function sourceOf(
  { database }: Pick<ComposeRoom, 'database'>,
  entitlement: Entitlement,
  known?: Facts | null,
): Promise<ReportSource | null> {
  if (!isOpen(entitlement)) return null;
  const { order, features } = entitlement;
  const facts = known ?? (await factsOf(database, order));
  if (!facts) return courseSource(order);
  const { exam, sitting, answers, result } = facts;
  return {
    kind: 'sitting',
    examId: exam.id,
    version: exam.version,
    normVersion: exam.normVersion,
    seed: seedOf(sitting),
    answers,
    result,
    market: sitting.market,
    takenAt: (sitting.confirmedAt ?? sitting.startedAt).toISOString(),
    features,
  };
}

/**
 * The report in a language, as far as it is open; null where nothing of it is.
 *
 * @param known its facts, where they were asked for already
 */
export async function composeReport(
  room: Pick<ComposeRoom, 'database' | 'composed'>,
  entitlement: Entitlement,
  locale: Variety,
  known?: Facts | null,
): Promise<ReportDocument | null> {
  if (!isOpen(entitlement)) return null;
  const { order, features } = entitlement;
  const key = [order.orderNumber, locale, ...features].join(' ');
  const before = room.composed.get(key);
  if (before) return before;
  const source = await sourceOf(room, entitlement, known);
  if (!source) return null;
  const report = reportFrom(source, locale);
  if (!report) throw new Error(`An order has lost its test: ${source.examId}.`);
  // The day of material is that of its payment, which may still come.
  if (source.kind === 'sitting') room.composed.set(key, report);
  return report;
}
