import type { DataOf } from '#contract/call.ts';
import type { extraPackageList } from '#contract/catalogue.ts';
import { certificateSkuId } from '#contract/fields.ts';
import type { Exam, ExamResult } from '#exams/exam.ts';
import { isFreeWithAccount } from '#exams/features.ts';
import type { Variety } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { amongOthers } from '#server/catalogue/exams.ts';
import { withoutFigures } from '#server/catalogue/sales-figures.ts';
import { skuOf } from '#server/catalogue/sku-view.ts';
import { itemsOfKind } from '#server/catalogue/skus.ts';
import { isMember } from '#server/memberships/members.ts';
import { extrasOf, isExtraOf, isHeld } from '#server/orders/extras.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { ordersOf } from '#server/orders/readers.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { examOf, findSitting } from '#server/sittings/store.ts';
import { type Entitlement, findEntitlement, isOpen } from './entitlement.ts';

/** What can be added to a report order, or was; and which of it this browser has already. */
export async function extrasFor(
  room: Room,
  reader: Reader,
  { order, features, bringing }: Entitlement,
  locale: Variety,
): Promise<DataOf<typeof extraPackageList>> {
  const { database, clock } = room;
  const market = findMarket(order.market);
  if (!kindOf(order).hasReport || !market) return [];
  const standing = await extrasOf(database, reader, order.orderNumber);
  const takesMore = isUnlocked(order.state) || bringing !== undefined;
  const member = await isMember(database, reader, clock.now());
  const { own } = await ordersOf(database, reader);
  const list = [];
  for (const item of itemsOfKind('extra').filter((extra) => isExtraOf(extra, order))) {
    const child = standing.find(({ skuId }) => skuId === item.skuId);
    // Beside a report that a membership opens nothing is sold, but what it opens besides is told.
    if (!child && !takesMore && !(item.exam && member)) continue;
    const isPaid = child !== undefined && isUnlocked(child.state);
    const isOpen = item.exam ? member : item.features.every((feature) => features.includes(feature));
    const owned = isPaid || (await isHeld(database, reader, { item, order }));
    const held = owned || isOpen;
    // What an account opens is sold beside no other report, as little as in the store (decision 47).
    if (item.exam && isFreeWithAccount(item.exam) && !held && !child) continue;
    if (item.skuId === certificateSkuId && !held && !child && !(await offersCertificate(database, order)))
      continue;
    list.push({
      ...skuOf(item, market, locale, withoutFigures),
      held,
      byMembership: item.exam !== null && isOpen && !owned,
      orderNumber: child?.orderNumber ?? null,
      examId: item.exam?.id ?? null,
      test: item.exam && { ...amongOthers(item.exam, locale), title: item.exam.about(locale).title },
      reportOrderNumber: item.exam ? await openReportOf(room, own, { exam: item.exam, held }) : null,
    });
  }
  return list;
}

/**
 * The newest of a reader's own orders whose report of a test is unlocked: by what brings the test, where that is held, else by
 * its own payment. What an account gives of a test leaves its report to be bought.
 */
async function openReportOf(
  room: Room,
  own: readonly Order[],
  { exam, held }: { exam: Exam; held: boolean },
): Promise<string | null> {
  const those = own.filter(
    (order) => order.examId === exam.id && kindOf(order).hasReport && order.erasedAt === null,
  );
  for (const { orderNumber, state } of those) {
    if (!held && !isUnlocked(state)) continue;
    const entitlement = await findEntitlement(room, orderNumber);
    if (entitlement && isOpen(entitlement)) return orderNumber;
  }
  return null;
}

/** Whether the test would offer a certificate of what an order's sitting came to. */
async function offersCertificate(database: Connection, { sittingId }: Order): Promise<boolean> {
  const sitting = sittingId === null ? undefined : await findSitting(database, sittingId);
  if (!sitting?.result) return true;
  return examOf(sitting).offersCertificate?.(sitting.result as ExamResult) ?? true;
}
