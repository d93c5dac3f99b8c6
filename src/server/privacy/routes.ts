import type { FastifyInstance } from 'fastify';
import { erase as eraseCall, erasureStanding } from '#contract/privacy.ts';
import { findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { isCharging, membershipsOfOrders } from '#server/memberships/forget.ts';
import { refuseUnproved } from '#server/orders/readers.ts';
import { isSettled } from '#server/orders/states.ts';
import { serve } from '#server/platform/http/serve.ts';
import { erase, type PrivacyRoom } from './erase.ts';
import { type Belongings, belongingsFor } from './scope.ts';

/** The calls by which somebody has what is known of them deleted. */
export function privacyRoutes(http: FastifyInstance, room: PrivacyRoom): void {
  serve(http, erasureStanding, async ({ body, reader, locale, varietyIn }) => {
    const variety = varietyIn(locale);
    const held = await belongingsFor(room.database, reader, body);
    const memberships = await membershipsOfOrders(room.database, held.all.orders);
    return {
      this: itemsOf(held.this, variety),
      all: itemsOf(held.all, variety),
      membershipRuns: memberships.some(isCharging),
    };
  });

  serve(http, eraseCall, async ({ body, reader, locale, varietyIn, session }) => {
    const held = await belongingsFor(room.database, reader, body);
    for (const order of held.this.orders)
      await refuseUnproved(room.database, reader, order, room.clock.now());
    const isAll = body.scope === 'all';
    const leaving = isAll && reader ? { reader, variety: varietyIn(locale) } : undefined;
    const receipts = await erase(room, isAll ? held.all : held.this, leaving);
    if (leaving && session.sent !== undefined) session.drop();
    return { receipts };
  });
}

/** What goes, in words: each test that was taken or begun, and each purchase without one. */
function itemsOf({ sittings, orders }: Belongings, locale: Variety) {
  const ordered = new Map(orders.map((order) => [order.sittingId, order]));
  const tests = sittings.map((sitting) => {
    const order = ordered.get(sitting.id);
    return {
      name: findExam(sitting.examId)?.name(locale) ?? sitting.examId,
      at: sitting.startedAt.toISOString(),
      paid: order !== undefined && isSettled(order.state),
    };
  });
  const others = orders
    .filter(({ sittingId, state }) => sittingId === null && isSettled(state))
    .map(({ skuId, examId, createdAt }) => {
      const item = skuId === null ? undefined : findSku(skuId);
      return {
        name: item ? nameOf(item, locale) : (findExam(examId)?.name(locale) ?? examId),
        at: createdAt.toISOString(),
        paid: true,
      };
    });
  return [...tests, ...others].sort((one, other) => (one.at < other.at ? 1 : -1));
}
