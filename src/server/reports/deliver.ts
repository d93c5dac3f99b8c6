import { createHash } from 'node:crypto';
import { goodsOf, holdsBooklet } from '#exams/features.ts';
import { findExam } from '#exams/index.ts';
import type { Currency } from '#locale/currencies.ts';
import type { Variety } from '#locale/locales.ts';
import { formatPrice } from '#locale/price.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { enqueue } from '#server/jobs/index.ts';
import { featuresOf } from '#server/orders/bringing.ts';
import { hasContent } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import { readerOfMoney, varietyOfOrder } from '#server/orders/variety.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { closeLinks, makeLink } from './links.ts';

interface Delivery {
  readonly clock: Clock;
  readonly secret: string;
}

/** Mails the link to a paid report, by a job of its own for each link; nothing where no test was taken for an order that needs one. */
export async function sendReady(tx: Transaction, delivery: Delivery, order: Order): Promise<void> {
  if (!hasContent(order) || order.email === null || order.totalAmount === null) return;
  const { linkId, expiresAt } = await makeLink(tx, { ...delivery, order, purpose: 'ready' });
  const variety = varietyOfOrder(order);
  await enqueue(tx, {
    aggregateId: order.orderNumber,
    kind: 'mail.report-ready',
    id: `mail.report-ready:${createHash('sha256').update(linkId).digest('hex').slice(0, 16)}`,
    payload: {
      to: order.email,
      locale: variety,
      exam: nameIn(order, variety),
      goods: goodsOf(findExam(order.examId) ?? null),
      orderNumber: order.orderNumber,
      booklet: holdsBooklet(featuresOf(order)),
      total: formatPrice(order.totalAmount, order.currency as Currency, readerOfMoney(order)),
      link: { linkId, reference: referenceOf(order) },
      until: expiresAt.toISOString(),
    },
  });
}

/** Tells an address that its order has another one now, with a way back. */
export async function sendWayBack(
  tx: Transaction,
  delivery: Delivery,
  order: Order,
  email: string,
): Promise<void> {
  const { linkId, expiresAt } = await makeLink(tx, { ...delivery, order, purpose: 'restore', email });
  const locale = varietyOfOrder(order);
  await enqueue(tx, {
    aggregateId: order.orderNumber,
    kind: 'mail.address-changed',
    id: `mail.address-changed:${createHash('sha256').update(linkId).digest('hex').slice(0, 16)}`,
    payload: {
      to: email,
      locale,
      exam: nameIn(order, locale),
      link: { linkId, reference: referenceOf(order) },
      until: expiresAt.toISOString(),
    },
  });
}

/** Mails the links to several reports at once. Older links to them end: only the newest mail opens anything. */
export async function sendLinks(
  tx: Transaction,
  delivery: Delivery,
  { id, to, locale, orders }: { id: string; to: string; locale: Variety; orders: readonly Order[] },
): Promise<void> {
  const reports = [];
  let until = new Date(0);
  for (const order of orders) {
    await closeLinks(tx, order.orderNumber);
    const { linkId, expiresAt } = await makeLink(tx, { ...delivery, order, purpose: 'retrieve' });
    until = expiresAt;
    reports.push({
      linkId,
      reference: referenceOf(order),
      exam: nameIn(order, locale),
      takenAt: order.createdAt.toISOString(),
    });
  }
  await enqueue(tx, {
    aggregateId: id,
    kind: 'mail.report-links',
    id: 'mail.report-links',
    payload: { to, locale, reports, until: until.toISOString() },
  });
}

/** The `{code}-{examId}` of the order's pages. */
export function referenceOf(order: Order): string {
  return `${order.market}-${order.examId}`;
}

/** The test's name, or the plan's. */
function nameIn({ skuId, examId }: Order, locale: Variety): string {
  const item = skuId === null ? undefined : findSku(skuId);
  return item?.every ? nameOf(item, locale) : (findExam(examId)?.name(locale) ?? examId);
}
