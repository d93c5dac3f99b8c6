import type { OrderState } from '#contract/orders.ts';
import { reissueGift } from '#server/orders/gift-issue.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { lockOrder } from '#server/orders/store.ts';
import { sendEndings } from '#server/payments/endings.ts';
import { sendReceipt } from '#server/payments/receipts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { providerKinds } from '#server/providers/index.ts';
import { sendReady } from '#server/reports/deliver.ts';

/** Which mails go once more, and whereto; or why none does. */
export type Resent =
  | {
      readonly outcome: 'sent';
      readonly to: string;
      readonly mails: 'receipt' | 'receiptAndLink' | 'endings';
      /** Whether a gift's new code goes as well, unless it is redeemed; the one before ends. */
      readonly newCode: boolean;
    }
  | { readonly outcome: 'noAddress' }
  | { readonly outcome: 'unpaid'; readonly state: OrderState }
  /** Nobody withdrew from it, and no money of it was given back by us. */
  | { readonly outcome: 'noEndings' };

/** Writes the mails about an order once more, as its state is now. */
export function resendMails(
  { database, clock, secret }: Room & { readonly secret: string },
  orderNumber: string,
): Promise<Resent> {
  return inTransaction(database, async (tx): Promise<Resent> => {
    const order = await lockOrder(tx, orderNumber);
    const { email: to, state } = order;
    if (to === null) return { outcome: 'noAddress' };
    const again = newId(clock);
    if (state === 'refunded') {
      const count = await sendEndings(tx, providerKinds, order, again);
      return count > 0 ? { outcome: 'sent', to, mails: 'endings', newCode: false } : { outcome: 'noEndings' };
    }
    if (!isUnlocked(state)) return { outcome: 'unpaid', state };
    await sendReceipt(tx, providerKinds, order, { again });
    await sendReady(tx, { clock, secret }, order);
    await reissueGift(tx, order);
    return {
      outcome: 'sent',
      to,
      mails: order.sittingId === null ? 'receipt' : 'receiptAndLink',
      newCode: kindOf(order).opensTo === 'bearer',
    };
  });
}
