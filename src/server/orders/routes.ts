import type { FastifyInstance } from 'fastify';
import { saveOrder as saveOrderCall, updateOrderEmail } from '#contract/orders.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeEmail } from './change-email.ts';
import { saveOrder } from './save.ts';
import { reportStateOf } from './states.ts';
import type { Order } from './store.ts';

export interface OrderRoom {
  readonly database: Database;
  readonly clock: Clock;
  /** Refuses an order that changes its address too often: every change sends a mail. */
  readonly countEmailChange: (orderNumber: string) => Promise<void>;
  /** What follows from a changed address, written in the same transaction. */
  readonly onEmailChanged: (tx: Transaction, order: Order) => Promise<void>;
}

export function orderRoutes(http: FastifyInstance, room: OrderRoom): void {
  serve(http, saveOrderCall, async ({ body, holder }) => {
    const order = await saveOrder(room, {
      sittingId: body.sittingId,
      answers: body.answers,
      locale: body.hl,
      countryCode: body.countryCode,
      holderHash: holder.hash(),
    });
    return { orderNumber: order.orderNumber, state: reportStateOf(order.state) };
  });

  serve(http, updateOrderEmail, async ({ body, holder }) => {
    await room.countEmailChange(body.orderNumber);
    await changeEmail(room.database, { ...body, holderHash: holder.hash() }, room.onEmailChanged);
    return { email: body.email };
  });
}
