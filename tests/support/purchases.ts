import { randomBytes } from 'node:crypto';
import type { DataOf } from '#contract/call.ts';
import type { SandboxCard } from '#contract/catalogue.ts';
import { createPayment, priceOrder } from '#contract/payments.ts';
import type { Browser } from './calls.ts';

export interface ItemPurchase {
  readonly orderNumber: string;
  readonly skuId: string;
  readonly coupon?: string;
  readonly card?: SandboxCard;
  readonly email?: string;
}

/** What the pay button sends for an order of any kind: at the price that the page shows, less a coupon. */
export async function pressFor(browser: Browser, { orderNumber, skuId, coupon, card, email }: ItemPurchase) {
  const wanted = { orderNumber, skuId, ...(coupon && { coupon }) };
  const { total, currency } = await browser.data(priceOrder, { body: wanted });
  return {
    ...wanted,
    email: email ?? 'reader@example.org',
    paymentMethod: `sandbox:${card ?? 'success'}`,
    shown: { amount: total, currency },
    pressId: randomBytes(16).toString('base64url'),
  };
}

export async function buy(browser: Browser, wish: ItemPurchase): Promise<DataOf<typeof createPayment>> {
  return browser.data(createPayment, { body: await pressFor(browser, wish) });
}
