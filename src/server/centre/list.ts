import type { UserOrder as Belonging } from '#contract/orders.ts';
import { goodsOf } from '#exams/features.ts';
import { findExam } from '#exams/index.ts';
import { cautionOf } from '#exams/kit/doubt.ts';
import type { Variety } from '#locale/locales.ts';
import { findSku, nameWithTest } from '#server/catalogue/skus.ts';
import { redeemedAt } from '#server/orders/gifts.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { ordersOf } from '#server/orders/readers.ts';
import { isUnlocked, reportStateOf } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { ComposeRoom } from '#server/reports/compose.ts';
import { sittingsOf } from '#server/sittings/forget.ts';
import type { Sitting } from '#server/sittings/store.ts';
import { shortFacts, toldOf } from './told.ts';

export type { Belonging };

/** Everything that a reader has: tests finished or not, and purchases, the newest first. */
export async function belongingsOf(room: ComposeRoom, reader: Reader, locale: Variety): Promise<Belonging[]> {
  const { own, linked } = await ordersOf(room.database, reader);
  const shown = [...own, ...linked].filter(isShown);
  const orders = await Promise.all(
    shown.map(async (order) => {
      const bringing = shown.find(({ orderNumber }) => orderNumber === order.broughtBy);
      const told = await ofOrder(room, order, locale);
      return { ...told, broughtBy: bringing ? productIn(bringing, locale) : null };
    }),
  );
  const begun = (await sittingsOf(room.database, reader)).filter(({ confirmedAt }) => confirmedAt === null);
  const all = [...orders, ...begun.map((sitting) => ofSitting(sitting, locale))];
  return all.sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
}

/** What was only looked at, and holds no test, is nobody's belonging. */
function isShown(order: Order): boolean {
  return kindOf(order).hasReport || reportStateOf(order.state) !== 'uncompleted';
}

const testNamed = (examId: string, locale: Variety): string => findExam(examId)?.name(locale) ?? examId;

/** What was bought by an order, by name; null where nothing was chosen, or for nothing that is sold. */
function productIn({ skuId, examId }: Order, locale: Variety): string | null {
  const item = skuId === null ? undefined : findSku(skuId);
  return item ? nameWithTest(item, testNamed(examId, locale), locale) : null;
}

async function ofOrder(
  room: ComposeRoom,
  order: Order,
  locale: Variety,
): Promise<Omit<Belonging, 'broughtBy'>> {
  const told = await toldOf(room, order, locale);
  const { unlocked } = told;
  return {
    orderNumber: order.orderNumber,
    sittingId: null,
    kind: order.kind,
    parentOrderNumber: order.parentOrderNumber,
    appExamId: order.examId,
    countryCode: order.market,
    name: testNamed(order.examId, locale),
    goods: goodsOf(findExam(order.examId) ?? null),
    product: productIn(order, locale),
    state: unlocked ? 'completed' : reportStateOf(order.state),
    orderState: order.state,
    startedAt: order.createdAt.toISOString(),
    completedAt: order.paidAt?.toISOString() ?? null,
    redeemedAt: (await redeemedAt(room.database, order))?.toISOString() ?? null,
    unlocked: unlocked || isUnlocked(order.state),
    facts: shortFacts(told),
    caution: told.facts && cautionOf(told.facts.result, locale),
  };
}

function ofSitting(sitting: Sitting, locale: Variety): Belonging {
  return {
    orderNumber: null,
    sittingId: sitting.id,
    kind: 'report',
    parentOrderNumber: null,
    appExamId: sitting.examId,
    countryCode: sitting.market,
    name: testNamed(sitting.examId, locale),
    goods: goodsOf(findExam(sitting.examId) ?? null),
    product: null,
    broughtBy: null,
    state: 'uncompleted',
    orderState: null,
    startedAt: sitting.startedAt.toISOString(),
    completedAt: null,
    redeemedAt: null,
    unlocked: false,
    facts: [],
    caution: null,
  };
}
