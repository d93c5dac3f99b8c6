import { randomBytes } from 'node:crypto';
import type { DataOf } from '#contract/call.ts';
import type { SandboxCard } from '#contract/catalogue.ts';
import { createPayment, priceOrder } from '#contract/payments.ts';
import type { Browser } from './calls.ts';

export interface Purchase {
  readonly orderNumber: string;
  /** What is bought for the order; the smallest package of the IQ test unless said otherwise. */
  readonly skuId?: string;
  readonly coupon?: string;
  readonly card?: SandboxCard;
  readonly email?: string;
  /** Whether the buyer agreed to lose the right to withdraw; unasked where nothing is said. */
  readonly waiver?: boolean;
}

/** What the pay button sends for an order of any kind: at the price that the page shows, less a coupon. */
export async function pressFor(browser: Browser, purchase: Purchase) {
  const { orderNumber, skuId = 'iq-basic', coupon, card, email, waiver } = purchase;
  const wanted = { orderNumber, skuId, ...(coupon && { coupon }) };
  const { total, currency } = await browser.data(priceOrder, { body: wanted });
  return {
    ...wanted,
    email: email ?? 'reader@example.org',
    paymentMethod: `sandbox:${card ?? 'success'}`,
    shown: { amount: total, currency },
    pressId: randomBytes(16).toString('base64url'),
    ...(waiver !== undefined && { waiver }),
  };
}

/** Presses the pay button once. */
export async function buy(browser: Browser, purchase: Purchase): Promise<DataOf<typeof createPayment>> {
  return browser.data(createPayment, { body: await pressFor(browser, purchase) });
}
