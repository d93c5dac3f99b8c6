import type { Order } from '#server/orders/store.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ProviderKind } from '#server/providers/provider.ts';
import { sendRefundMail, sendWithdrawalMail } from './receipts.ts';
import { refundsOf, withdrawnAmount } from './refunds/store.ts';

/**
 * Writes the mails about an order's end once more: the confirmation of its withdrawal, and one for each sum that has
 * gone back.
 *
 * @param order given back, and held by this transaction
 * @param again tells these mails apart from the first ones
 * @returns how many
 */
export async function sendEndings(
  tx: Transaction,
  kinds: readonly ProviderKind[],
  order: Order,
  again: string,
): Promise<number> {
  const asked = await refundsOf(tx, order.orderNumber);
  const withdrawal = asked.find(({ reason }) => reason === 'withdrawal');
  if (withdrawal) {
    const { currency, requestedAt: at } = withdrawal;
    const amount = await withdrawnAmount(tx, order, at);
    await sendWithdrawalMail(tx, order, { amount, currency, at }, again);
  }
  const back = asked.filter(({ state }) => state === 'succeeded');
  for (const refund of back) await sendRefundMail(tx, kinds, order, { refund, fully: true }, again);
  return back.length + (withdrawal ? 1 : 0);
}
