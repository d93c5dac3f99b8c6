import type { FastifyInstance } from 'fastify';
import { checkPayment as checkPaymentCall, createPayment as createPaymentCall } from '#contract/payments.ts';
import type { Order } from '#server/orders/store.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Payments } from './ask.ts';
import { checkPayment } from './check.ts';
import { createPayment } from './create.ts';

export interface PaymentRoom extends Payments {
  /** Where the site is as a provider's page sees it: nothing where both are on one host. */
  readonly siteBase: string;
}

export function paymentRoutes(http: FastifyInstance, room: PaymentRoom): void {
  serve(http, createPaymentCall, async ({ body, holder, locale }) => {
    const attempt = await createPayment(room, {
      ...body,
      holderHash: holder.hash(),
      locale,
      returnUrl: (order) => checkPage(room.siteBase, order, locale),
    });
    return { paymentId: attempt.id, state: attempt.state, actionUrl: attempt.actionUrl };
  });

  serve(http, checkPaymentCall, async ({ body, holder }) => {
    const { attempt, paid } = await checkPayment(room, body.orderNumber, holder.hash());
    return {
      state: attempt?.state ?? null,
      paid,
      failure: attempt?.failure ?? null,
      actionUrl: attempt?.state === 'requires_action' ? attempt.actionUrl : null,
      total: attempt ? { amount: attempt.amount, currency: attempt.currency } : null,
    };
  });
}

function checkPage(siteBase: string, order: Order, locale: string): string {
  const query = new URLSearchParams({ orderNumber: order.orderNumber, hl: locale });
  return `${siteBase}/paying/check/${order.market}-${order.examId}?${query}`;
}
