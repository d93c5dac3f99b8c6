import type { SandboxCard } from '#contract/catalogue.ts';
import { leaveReview, saveOrder } from '#contract/orders.ts';
import { createPayment, priceOrder } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { Visitor } from './visitor.ts';

export interface Wish {
  readonly examId: `SUBS-${number}`;
  readonly countryCode: string;
  readonly hl: string;
}

/** Takes a test to its end. @returns the number of its order, which is still a draft */
export async function takeTest(visitor: Visitor, wish: Wish, leaning = 0): Promise<string> {
  const { sittingId } = await visitor.data(startSitting, { body: { ...wish, consent: true } });
  const { questions, stages } = await visitor.data(questionList, {
    params: { examId: wish.examId, lang: wish.hl },
    query: { sittingId },
  });
  const answers = [...questions, ...(stages?.planned ?? [])].map(({ id, place, options }) => ({
    questionId: id,
    choice: Math.floor(1000 * Math.abs(Math.sin(15 * (place + leaning)))) % options.length,
    milliseconds: 4_000 + place * 250,
    sequence: place,
  }));
  const { hl, countryCode } = wish;
  const { orderNumber } = await visitor.data(saveOrder, { body: { sittingId, answers, hl, countryCode } });
  return orderNumber;
}

export interface Purchase {
  readonly orderNumber: string;
  readonly skuId: string;
  readonly email: string;
  /** How the sandbox's card behaves; it is charged unless said otherwise. */
  readonly card?: SandboxCard;
}

/** Presses the pay button, at the price that the page shows. @returns the provider's name of the payment */
export async function pay(visitor: Visitor, { orderNumber, skuId, email, card }: Purchase): Promise<string> {
  const { total, currency } = await visitor.data(priceOrder, { body: { orderNumber, skuId } });
  const { paymentId } = await visitor.data(createPayment, {
    body: {
      orderNumber,
      skuId,
      email,
      paymentMethod: `sandbox:${card ?? 'success'}`,
      shown: { amount: total, currency },
      pressId: randomKey('short'),
    },
  });
  return paymentId;
}

/** Becomes a member. @returns the number of the membership's first order */
export async function join(
  visitor: Visitor,
  wish: Wish,
  purchase: Omit<Purchase, 'orderNumber'>,
): Promise<string> {
  const { orderNumber } = await visitor.data(createSubscription, {
    body: { ...wish, skuId: purchase.skuId },
  });
  await pay(visitor, { ...purchase, orderNumber });
  return orderNumber;
}

export async function review(
  visitor: Visitor,
  orderNumber: string,
  [name, rating, content]: [string, number, string],
) {
  await visitor.data(leaveReview, { body: { orderNumber, name, rating, content } });
}
