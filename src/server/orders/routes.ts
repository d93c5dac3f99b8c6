import type { FastifyInstance } from 'fastify';
import type { GiftCard } from '#contract/gifts.ts';
import { nextTests } from '#contract/next.ts';
import * as contract from '#contract/orders.ts';
import type { Variety } from '#locale/locales.ts';
import { varietyOf } from '#locale/varieties.ts';
import { knownExam } from '#server/catalogue/exams.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type CallRequest, serve } from '#server/platform/http/serve.ts';
import type { QuestionsOf } from '#server/sittings/form.ts';
import { ensureVisit } from '#server/visits/begin.ts';
import { createOrderAlone } from './alone.ts';
import { changeEmail, type EmailRoom } from './change-email.ts';
import { createExtraOrder } from './extras.ts';
import { redeemGift } from './gifts.ts';
import { nextTestsOf } from './next.ts';
import { readableOrder } from './readers.ts';
import { leaveReview } from './reviews.ts';
import { saveOrder } from './save.ts';
import { reportStateOf } from './states.ts';
import { createUpgradeOrder } from './upgrades.ts';

export interface OrderRoom extends EmailRoom {
  readonly clock: Clock;
  /** The form of a sitting that is confirmed. */
  readonly questionsOf: QuestionsOf;
  /** Refuses the card of a gift that no paper can carry. @throws Refusal `cardNotPrintable` */
  readonly tryGiftCard: (wanted: {
    readonly card: GiftCard;
    readonly locale: Variety;
    readonly clientAddress: string;
  }) => Promise<void>;
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

  const alone = async (
    kind: 'gift' | 'course',
    {
      body,
      holder,
      visit: asked,
    }: CallRequest<typeof contract.createGiftOrder | typeof contract.createCourseOrder>,
    card?: GiftCard,
  ) => {
    const { skuId, countryCode, hl: locale } = body;
    const exam = knownExam(body.examId);
    const { reader } = holder.ensure();
    const visit = await ensureVisit(room, asked, exam.id);
    const wanted = { exam, skuId, countryCode, locale, reader, visit, card };
    return { orderNumber: await createOrderAlone(room, kind, wanted) };
  };

  serve(http, contract.createGiftOrder, async (request) => {
    const { body, clientAddress } = request;
    const { card, hl, countryCode: market } = body;
    if (card) await room.tryGiftCard({ card, locale: varietyOf(hl, { market }), clientAddress });
    return alone('gift', request, card);
  });

  serve(http, contract.createCourseOrder, (request) => alone('course', request));

  serve(http, contract.redeemGift, async ({ body, reader }) => {
    await redeemGift(room, { ...body, reader });
    return { unlocked: true as const };
  });

  serve(http, nextTests, async ({ params, query, reader, locale, varietyIn }) => {
    const order = await readableOrder(room.database, reader, params.orderNumber);
    return reader ? nextTestsOf(room.database, reader, { order, locale: varietyIn(query.hl ?? locale) }) : [];
  });

  serve(http, contract.leaveReview, async ({ body, reader }) => {
    await leaveReview(room, { ...body, reader });
    return { saved: true as const };
  });
}
