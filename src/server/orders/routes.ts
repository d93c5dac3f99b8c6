import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/orders.ts';
import { knownExam } from '#server/catalogue/exams.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { holderHash } from '#server/platform/http/holder.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeEmail } from './change-email.ts';
import { createExtraOrder } from './extras.ts';
import { createGiftOrder, redeemGift } from './gifts.ts';
import { leaveReview } from './reviews.ts';
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
  serve(http, contract.saveOrder, async ({ body, holder }) => {
    const order = await saveOrder(room, {
      sittingId: body.sittingId,
      answers: body.answers,
      locale: body.hl,
      countryCode: body.countryCode,
      holderHash: holder.hash(),
    });
    return { orderNumber: order.orderNumber, state: reportStateOf(order.state) };
  });

  serve(http, contract.updateOrderEmail, async ({ body, holder }) => {
    await room.countEmailChange(body.orderNumber);
    await changeEmail(room.database, { ...body, holderHash: holder.hash() }, room.onEmailChanged);
    return { email: body.email };
  });

  serve(http, contract.createExtraOrder, async ({ body, holder }) => ({
    orderNumber: await createExtraOrder(room, { ...body, holderHash: holder.hash() }),
  }));

  serve(http, contract.createGiftOrder, async ({ body, holder }) => {
    const { skuId, countryCode, hl: locale } = body;
    const exam = knownExam(body.examId);
    const giver = holderHash(holder.ensure());
    const orderNumber = await createGiftOrder(room, { exam, skuId, countryCode, locale, holderHash: giver });
    return { orderNumber };
  });

  serve(http, contract.redeemGift, async ({ body, holder }) => {
    await redeemGift(room, { ...body, holderHash: holder.hash() });
    return { unlocked: true as const };
  });

  serve(http, contract.leaveReview, async ({ body, holder }) => {
    await leaveReview(room, { ...body, holderHash: holder.hash() });
    return { saved: true as const };
  });
}
