import type { NextTest } from '#contract/next.ts';
import type { ExamResult, NextTest as LeadsTo } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { amongOthers } from '#server/catalogue/exams.ts';
import { examsBroughtBy } from '#server/catalogue/packages.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { examOf, findSitting } from '#server/sittings/store.ts';
import { featuresOf } from './bringing.ts';
import { kindOf } from './kinds.ts';
import { ordersOf } from './readers.ts';
import { isUnlocked } from './states.ts';
import type { Order } from './store.ts';

/** What a reader has of tests already: those taken, those whose material was bought, and those that something bought brings. */
function testsHeld(orders: readonly Order[]): ReadonlySet<string> {
  const bought = orders.filter((order) => isUnlocked(order.state) && kindOf(order).opensTo === 'buyer');
  const held = [
    ...orders.filter(({ sittingId }) => sittingId !== null),
    ...bought.filter((order) => kindOf(order).holdsMaterial),
  ].map(({ examId }) => examId);
  const brought = bought.flatMap((order) => examsBroughtBy(featuresOf(order))).map(({ id }) => id);
  return new Set([...held, ...brought]);
}

/** How many are told of at once. */
const most = 3;

/** What an order's test leads to: by what its sitting came to, where it has one that is scored. */
async function leadsOf(database: Connection, order: Order, locale: Variety): Promise<readonly LeadsTo[]> {
  const sitting = order.sittingId === null ? undefined : await findSitting(database, order.sittingId);
  if (!sitting?.result) return findExam(order.examId)?.next?.(locale) ?? [];
  return examOf(sitting).next?.(locale, sitting.result as ExamResult) ?? [];
}

/**
 * The tests that may interest whoever has taken the one of an order, each with its reason: what was found, where the result
 * gives one. None that the reader has already.
 */
export async function nextTestsOf(
  database: Connection,
  reader: Reader,
  { order, locale }: { order: Order; locale: Variety },
): Promise<NextTest[]> {
  const { own, linked } = await ordersOf(database, reader);
  const held = testsHeld([...own, ...linked]);
  const leads = await leadsOf(database, order, locale);
  const offered = leads.flatMap(({ slug, because }) => {
    const exam = exams.find((one) => one.slug === slug);
    if (!exam || held.has(exam.id)) return [];
    return [{ examId: exam.id, name: exam.name(locale), because, ...amongOthers(exam, locale) }];
  });
  return offered.slice(0, most);
}
