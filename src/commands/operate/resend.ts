import { reissueGift } from '#server/orders/gift-issue.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { lockOrder, type Order } from '#server/orders/store.ts';
import { sendEndings } from '#server/payments/endings.ts';
import { sendReceipt } from '#server/payments/receipts.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { providerKinds } from '#server/providers/index.ts';
import { sendReady } from '#server/reports/deliver.ts';
import { type Command, carriedOut, type OperateRoom, orderGiven } from './room.ts';

export const orderResend: Command = {
  name: 'order resend',
  usage: 'ORDER',
  words: 1,
  about:
    'the receipt once more, for a report a new link to it, for a gift a new code; of an order that was given back, the mails about that',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    const sent = await inTransaction(room.open.database, async (tx) => {
      const held = await lockOrder(tx, orderNumber);
      if (held.email === null) throw new OperatorError('This order has no address to send to.');
      const what =
        held.state === 'refunded' ? await resendEndings(tx, room, held) : await resendPaid(tx, room, held);
      return `${what} to ${held.email}.${giftNote(held)}`;
    });
    return { text: `${sent} ${carriedOut(room)}\n` };
  },
};

async function resendPaid(tx: Transaction, { clock, config }: OperateRoom, order: Order): Promise<string> {
  if (!isUnlocked(order.state)) {
    throw new OperatorError(`This order is ${order.state}: there is nothing to send.`);
  }
  await sendReceipt(tx, providerKinds, order, newId(clock));
  await sendReady(tx, { clock, secret: config.secret }, order);
  await reissueGift(tx, order);
  return order.sittingId === null ? 'The receipt goes' : 'The receipt and a new link to the report go';
}

async function resendEndings(tx: Transaction, { clock }: OperateRoom, order: Order): Promise<string> {
  const sent = await sendEndings(tx, providerKinds, order, newId(clock));
  if (sent > 0) return 'The mails about its withdrawal, and about the money that went back, go';
  throw new OperatorError(
    'Nobody withdrew from this order, and no money of it was given back by us: there is no mail about it.',
  );
}

function giftNote(order: Order): string {
  return kindOf(order).opensTo === 'bearer' && isUnlocked(order.state)
    ? ' Unless the gift is redeemed, a new code goes as well, and the one before ends.'
    : '';
}
