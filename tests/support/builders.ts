import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { DataOf } from '#contract/call.ts';
import type { SandboxCard, Sku } from '#contract/catalogue.ts';
import { skuList } from '#contract/catalogue.ts';
import { saveOrder } from '#contract/orders.ts';
import { createPayment } from '#contract/payments.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import type { Browser } from './calls.ts';

export const iq = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'EN' } as const;
export const brain = { ...iq, examId: 'SUBS-1004' } as const;

/** Which test is taken, in which market and language. */
export type TestWish = { examId: `SUBS-${number}`; countryCode: string; hl: string; consent?: boolean };

/** A sitting begun, with its questions. */
export async function begin(browser: Browser, wish: TestWish = iq): Promise<DataOf<typeof questionList>> {
  const { sittingId } = await browser.data(startSitting, { body: wish });
  return browser.data(questionList, { params: { examId: wish.examId, lang: wish.hl }, query: { sittingId } });
}

/** An answer to each question, always by the same rule. */
export function answersTo({ questions }: Pick<DataOf<typeof questionList>, 'questions'>, sequence = 1) {
  return questions.map(({ id, place, options }) => ({
    questionId: id,
    choice: (place * 7) % options.length,
    milliseconds: 4_000 + place * 250,
    sequence: sequence + place,
  }));
}

/** A confirmed sitting: an order that waits for a choice of package. */
export async function confirm(browser: Browser, wish: TestWish = iq): Promise<string> {
  const { hl, countryCode } = wish;
  const sitting = await begin(browser, wish);
  const { orderNumber } = await browser.data(saveOrder, {
    body: { sittingId: sitting.sittingId, answers: answersTo(sitting), hl, countryCode },
  });
  return orderNumber;
}

export async function packageOf(browser: Browser, skuId: string, wish: TestWish = iq): Promise<Sku> {
  const { list } = await browser.data(skuList, { params: wish });
  const found = list.find((sku) => sku.skuId === skuId);
  expect(found, `${skuId} is on offer`).toBeDefined();
  return found as Sku;
}

export interface Purchase {
  readonly orderNumber: string;
  /** The test that is bought; the IQ test unless said otherwise. */
  readonly exam?: TestWish;
  readonly skuId?: string;
  readonly card?: SandboxCard;
  readonly email?: string;
  readonly pressId?: string;
}

/** What the pay button sends. */
export async function pressOf(browser: Browser, purchase: Purchase) {
  const { price } = await packageOf(browser, purchase.skuId ?? 'iq-basic', purchase.exam);
  return {
    orderNumber: purchase.orderNumber,
    skuId: purchase.skuId ?? 'iq-basic',
    email: purchase.email ?? 'reader@example.org',
    paymentMethod: `sandbox:${purchase.card ?? 'success'}`,
    shown: { amount: price.amount, currency: price.currency },
    pressId: purchase.pressId ?? randomBytes(16).toString('base64url'),
  };
}

export async function pay(browser: Browser, purchase: Purchase): Promise<DataOf<typeof createPayment>> {
  return browser.data(createPayment, { body: await pressOf(browser, purchase) });
}
