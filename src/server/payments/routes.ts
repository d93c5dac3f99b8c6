import type { FastifyInstance } from 'fastify';
import { upgradeList } from '#contract/orders.ts';
import {
  checkPayment as checkPaymentCall,
  createPayment as createPaymentCall,
  priceOrder,
} from '#contract/payments.ts';
import { usableCoupon } from '#server/catalogue/coupons.ts';
import { readableFamily } from '#server/orders/family.ts';
import { readableOrder } from '#server/orders/readers.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Payments } from './ask.ts';
import { checkPayment } from './check.ts';
import { createPayment } from './create.ts';
import { creditOf } from './credit.ts';
import { quoteOf } from './quote.ts';
import { upgradesFor } from './upgrades.ts';

export function paymentRoutes(http: FastifyInstance, room: Payments): void {
  serve(http, createPaymentCall, async ({ body, reader, locale, varietyIn }) => {
    const attempt = await createPayment(room, {
      ...body,
      reader,
      locale,
      variety: varietyIn(locale),
    });
    return { paymentId: attempt.id, state: attempt.state, actionUrl: attempt.actionUrl };
  });

  serve(http, upgradeList, async ({ params, reader, locale, varietyIn }) =>
    upgradesFor(room, await readableFamily(room.database, reader, params.orderNumber), varietyIn(locale)),
  );

  serve(http, priceOrder, async ({ body, reader }) => {
    const order = await readableOrder(room.database, reader, body.orderNumber);
    const { orderNumber, market } = order;
    const coupon =
      body.coupon === undefined
        ? undefined
        : await usableCoupon(room.database, { code: body.coupon, orderNumber, market, at: room.clock.now() });
    const credit = await creditOf(room.database, order);
    const { item: _item, ...quote } = quoteOf(room, order, body.skuId, { coupon, credit });
    return { ...quote, coupon: coupon?.code ?? null };
  });

  serve(http, checkPaymentCall, async ({ body, reader }) => {
    const { attempt, paid } = await checkPayment(room, reader, body.orderNumber);
    return {
      state: attempt?.state ?? null,
      paid,
      failure: attempt?.failure ?? null,
      actionUrl: attempt?.actionUrl ?? null,
      total: attempt ? { amount: attempt.amount, currency: attempt.currency } : null,
    };
  });
}
