import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/orders.ts';
import { knownExam } from '#server/catalogue/exams.ts';
import type { Clock } from '#server/platform/clock.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { QuestionsOf } from '#server/sittings/form.ts';
import { ensureVisit } from '#server/visits/begin.ts';
import { changeEmail, type EmailRoom } from './change-email.ts';
import { createExtraOrder } from './extras.ts';
import { createGiftOrder, redeemGift } from './gifts.ts';
import { leaveReview } from './reviews.ts';
import { saveOrder } from './save.ts';
import { reportStateOf } from './states.ts';
import { createUpgradeOrder } from './upgrades.ts';

export interface OrderRoom extends EmailRoom {
  readonly clock: Clock;
  /** The form of a sitting that is confirmed. */
  readonly questionsOf: QuestionsOf;
}

export function orderRoutes(http: FastifyInstance, room: OrderRoom): void {
  serve(http, contract.saveOrder, async ({ body, reader, visit }) => {
    const order = await saveOrder(room, {
      sittingId: body.sittingId,
      answers: body.answers,
      locale: body.hl,
      countryCode: body.countryCode,
      reader,
      visit: visit.said,
    });
    return { orderNumber: order.orderNumber, state: reportStateOf(order.state) };
  });

  serve(http, contract.updateOrderEmail, async ({ body, reader }) => {
    await changeEmail(room, { ...body, reader });
    return { email: body.email };
  });

  serve(http, contract.createExtraOrder, async ({ body, reader, visit }) => ({
    orderNumber: await createExtraOrder(room, { ...body, reader, visit: visit.said }),
  }));

  serve(http, contract.createUpgradeOrder, async ({ body, reader, visit }) => ({
    orderNumber: await createUpgradeOrder(room, { ...body, reader, visit: visit.said }),
  }));

  serve(http, contract.createGiftOrder, async ({ body, holder, visit: asked }) => {
    const { skuId, countryCode, hl: locale } = body;
    const exam = knownExam(body.examId);
    const { reader } = holder.ensure();
    const visit = await ensureVisit(room, asked, exam.id);
    const orderNumber = await createGiftOrder(room, { exam, skuId, countryCode, locale, reader, visit });
    return { orderNumber };
  });

  serve(http, contract.redeemGift, async ({ body, reader }) => {
    await redeemGift(room, { ...body, reader });
    return { unlocked: true as const };
  });

  serve(http, contract.leaveReview, async ({ body, reader }) => {
    await leaveReview(room, { ...body, reader });
    return { saved: true as const };
  });
}
