import type { GiftCard } from '#contract/gifts.ts';
import type { Exam } from '#exams/exam.ts';
import type { Locale } from '#locale/locales.ts';
import { findSku, isOnSale, knownMarket, priceIn } from '#server/catalogue/skus.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownedAs, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { cardColumns } from './gift-card.ts';
import { buys } from './kinds.ts';
import { orders } from './tables.ts';

interface Wanted {
  readonly exam: Exam;
  readonly skuId: string;
  readonly countryCode: string;
  readonly locale: Locale;
  readonly reader: Reader;
  readonly visit: Visit;
  /** What is to stand on the card of a gift. */
  readonly card?: GiftCard | undefined;
}

/**
 * The order of a package without a sitting: a gift, which somebody else will open, or a course.
 *
 * @throws Refusal `unknownSku`, also for a course of a test that has none; `skuOfAnotherMarket`
 */
export async function createOrderAlone(
  { database, clock }: Room,
  kind: 'gift' | 'course',
  { exam, skuId, countryCode, locale, reader, visit, card }: Wanted,
): Promise<string> {
  const market = knownMarket(countryCode);
  const item = findSku(skuId);
  if (!buys(kind, item) || item.exam?.id !== exam.id || !isOnSale(item)) throw new Refusal('unknownSku');
  const { currency } = priceIn(market, item);
  const orderNumber = newId(clock);
  await database.insert(orders).values({
    orderNumber,
    kind,
    state: 'draft',
    ...ownedAs(reader),
    ...keptOf(visit),
    examId: exam.id,
    locale,
    market: market.code,
    currency,
    skuId,
    ...(card && cardColumns(card)),
    createdAt: clock.now(),
  });
  return orderNumber;
}
