import type { DataOf } from '#contract/call.ts';
import type { resultList } from '#contract/results.ts';
import { goodsOf } from '#exams/features.ts';
import { findExam } from '#exams/index.ts';
import { cautionOf } from '#exams/kit/doubt.ts';
import { changeSince } from '#exams/kit/earlier/earlier.ts';
import type { Variety } from '#locale/locales.ts';
import { ordersOf } from '#server/orders/readers.ts';
import type { Order } from '#server/orders/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { ComposeRoom, Facts } from '#server/reports/compose.ts';
import { shortFacts, type Told, toldOf } from './told.ts';

type Results = DataOf<typeof resultList>;
type Take = Results[number]['takes'][number];

interface Taken {
  readonly order: Order;
  readonly told: Told;
  readonly facts: Facts;
}

/** Every result of a reader, by test, the newest first; a result that is not open is told by what is free of it. */
export async function resultsOf(room: ComposeRoom, reader: Reader, locale: Variety): Promise<Results> {
  const { own, linked } = await ordersOf(room.database, reader);
  const taken = await Promise.all([...own, ...linked].map((order) => takenFor(room, order, locale)));
  const bySitting = new Map<string, Taken>();
  for (const one of taken.filter((found) => found !== undefined)) {
    // A sitting may stand in several orders, as after an upgrade: the one that opens more tells of it.
    const held = bySitting.get(one.facts.sitting.id);
    if (!held || (one.told.unlocked && !held.told.unlocked)) bySitting.set(one.facts.sitting.id, one);
  }
  const newestFirst = [...bySitting.values()].sort((one, other) => takenAt(other) - takenAt(one));
  const byExam = Map.groupBy(newestFirst, ({ order }) => order.examId);
  return [...byExam].map(([examId, all]) => ({
    appExamId: examId,
    countryCode: (all[0] as Taken).order.market,
    name: findExam(examId)?.name(locale) ?? examId,
    goods: goodsOf(findExam(examId) ?? null),
    takes: all.map((one, at) => takeOf(one, all[at + 1], locale)),
  }));
}

async function takenFor(room: ComposeRoom, order: Order, locale: Variety): Promise<Taken | undefined> {
  if (order.sittingId === null) return undefined;
  const told = await toldOf(room, order, locale);
  return told.facts ? { order, told, facts: told.facts } : undefined;
}

const takenAt = ({ facts: { sitting } }: Taken) => (sitting.confirmedAt ?? sitting.startedAt).getTime();

function takeOf(one: Taken, before: Taken | undefined, locale: Variety): Take {
  const { order, told, facts } = one;
  const drawing = told.emblem?.drawing;
  return {
    orderNumber: order.orderNumber,
    takenAt: new Date(takenAt(one)).toISOString(),
    unlocked: told.unlocked,
    facts: shortFacts(told),
    curve: drawing && 'interval' in drawing ? drawing : null,
    caution: cautionOf(facts.result, locale),
    change: before ? changeOf(facts, before.facts, locale) : null,
  };
}

/** Only results of one version and norm are compared, and none that something speaks against. */
function changeOf(now: Facts, before: Facts, locale: Variety): Take['change'] {
  if (now.result.doubtful || before.result.doubtful) return null;
  const isSame =
    now.sitting.examVersion === before.sitting.examVersion &&
    now.sitting.normVersion === before.sitting.normVersion;
  const { exam, result } = now;
  if (!isSame) return result.score || exam.compared ? { kind: 'otherVersion' } : null;
  const change = changeSince(exam, { result, last: before.result }, locale);
  return change ? { kind: 'compared', ...change, parts: [...change.parts] } : null;
}
