import type { Block } from '#contract/blocks.ts';
import type { Comparison } from '#contract/together.ts';
import { findExam } from '#exams/index.ts';
import { cautionOf } from '#exams/kit/together/pair.ts';
import type { Variety } from '#locale/locales.ts';
import type { Order } from '#server/orders/store.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Room } from '#server/platform/room.ts';
import { findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { wasHandedOut } from '#server/privileges/hand-out.ts';
import { type Facts, factsOf } from '#server/reports/compose.ts';
import { haveScores, type OwnPair } from './agree.ts';
import { calledAs, comparableAs, shownBy } from './comparable.ts';
import { sidesOf, standingOf } from './pairs.ts';

/** Two results beside each other, as the reader of one of them sees it. Before both have agreed nothing of either is in it. */
export async function comparisonOf(room: Room, held: OwnPair, locale: Variety): Promise<Comparison> {
  const { pair, own } = held;
  const together = comparableAs(own);
  if (!together) throw new Refusal('unknownPair');
  const standing = standingOf(pair, own.orderNumber);
  const { shows, scores } = shownBy(together, locale);
  return {
    examId: own.examId,
    countryCode: own.market,
    test: findExam(own.examId)?.name(locale) ?? own.examId,
    orderNumber: own.orderNumber,
    standing,
    name: sidesOf(pair, own.orderNumber).other.name,
    shows,
    scores: scores === null ? null : { what: scores, ...haveScores(pair, own.orderNumber) },
    blocks: standing === 'both' ? await blocksOf(room, held, locale) : null,
  };
}

/** @returns null where the two took editions that are not told on one scale */
async function blocksOf(room: Room, held: OwnPair, locale: Variety): Promise<Block[] | null> {
  const { pair, own, other } = held;
  const together = comparableAs(own);
  const facts = await Promise.all([own, other].map((order) => factsOf(room.database, order)));
  const [mine, theirs] = facts;
  if (!together || !mine || !theirs) throw new Refusal('unknownPair');
  if (!together.acrossEditions && !isOneEdition(mine, theirs)) return null;
  const results = [mine.result, theirs.result] as const;
  const said = haveScores(pair, own.orderNumber);
  const extents = await Promise.all([own, other].map((order) => isHandedOut(room, order)));
  const blocks = together.blocks({
    results,
    names: calledAs(sidesOf(pair, own.orderNumber).other.name, locale),
    extent: extents.every(Boolean) ? 'whole' : 'free',
    scores: said.own && said.other,
    locale,
  });
  return [...cautionOf(results, locale), ...blocks];
}

const isOneEdition = (one: Facts, other: Facts): boolean =>
  one.result.packVersion === other.result.packVersion && one.result.normVersion === other.result.normVersion;

/** Whether a report is open, and was handed out before: a comparison opens none. */
async function isHandedOut(room: Room, order: Order): Promise<boolean> {
  const entitlement = await findEntitlement(room, order.orderNumber);
  return entitlement !== undefined && isOpen(entitlement) && wasHandedOut(entitlement);
}
