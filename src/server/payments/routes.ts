import type { FastifyInstance } from 'fastify';
import { checkPayment as checkPaymentCall, createPayment as createPaymentCall } from '#contract/payments.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Payments } from './ask.ts';
import { checkPayment } from './check.ts';
import { createPayment } from './create.ts';

export function paymentRoutes(http: FastifyInstance, room: Payments): void {
  serve(http, createPaymentCall, async ({ body, holder, locale }) => {
    const attempt = await createPayment(room, {
      ...body,
      holderHash: holder.hash(),
      locale,
    });
    return { paymentId: attempt.id, state: attempt.state, actionUrl: attempt.actionUrl };
  });

  serve(http, checkPaymentCall, async ({ body, holder, locale }) => {
    const { attempt, paid } = await checkPayment(room, {
      orderNumber: body.orderNumber,
      holderHash: holder.hash(),
      locale,
    });
    return {
      state: attempt?.state ?? null,
      paid,
      failure: attempt?.failure ?? null,
      actionUrl: attempt?.state === 'requires_action' ? attempt.actionUrl : null,
      total: attempt ? { amount: attempt.amount, currency: attempt.currency } : null,
    };
  });
}
