import type { FastifyInstance } from 'fastify';
import { withdrawalStanding, withdraw as withdrawCall } from '#contract/payments.ts';
import { readableOrder } from '#server/orders/readers.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type Withdrawing, withdraw, withdrawalStandingOf } from './withdrawal.ts';

export function withdrawalRoutes(http: FastifyInstance, room: Withdrawing): void {
  serve(http, withdrawalStanding, async ({ body, reader }) => {
    const order = await readableOrder(room.database, reader, body.orderNumber);
    const { obstacle, until, refundable, currency } = await withdrawalStandingOf(room.database, order, {
      at: room.clock.now(),
      isMembers: room.isMembers,
    });
    return {
      allowed: obstacle === null,
      obstacle,
      until: until?.toISOString() ?? null,
      amount: obstacle === 'notPaid' ? null : { amount: refundable, currency },
      email: order.email,
    };
  });

  serve(http, withdrawCall, async ({ body, reader }) => withdraw(room, reader, body.orderNumber));
}
