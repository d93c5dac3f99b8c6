import type { GiftCard } from '#contract/gifts.ts';
import { createGiftOrder } from '#contract/orders.ts';
import type { KeptMail } from '#server/mail/mailbox.ts';
import type { TestApp } from './app.ts';
import { iq } from './builders.ts';
import type { Browser } from './calls.ts';
import { buy } from './purchases.ts';

/** A report of the IQ test bought for somebody else, its code sent. @returns the number of its order */
export async function buyGift(
  app: TestApp,
  browser: Browser,
  { skuId = 'iq-basic', email, card }: { skuId?: string; email?: string; card?: GiftCard } = {},
): Promise<string> {
  const { orderNumber } = await browser.data(createGiftOrder, {
    body: { ...iq, skuId, ...(card && { card }) },
  });
  await buy(browser, { orderNumber, skuId, ...(email && { email }) });
  await app.worker.drain();
  return orderNumber;
}

/** The codes of gifts in mails. */
export function giftCodesIn(mails: readonly KeptMail[]): string[] {
  return mails.flatMap(({ text }) => text.match(/\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/g) ?? []);
}
