import { lockOrder } from '#server/orders/store.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type Command, carriedOut, orderGiven } from './room.ts';
import { hundredths, money } from './written.ts';

export const refund: Command = {
  name: 'refund',
  usage: 'ORDER [amount]',
  words: 2,
  about: 'money back, all that is left or an amount such as 4.95',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    const amount = given.words[1] === undefined ? 'all' : hundredths(given.words[1]);
    const { made, left, currency } = await inTransaction(room.open.database, async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const at = room.clock.now();
      const asked = await requestRefund(tx, { order, amount, reason: 'operator', at });
      const { payments } = await balanceOf(tx, orderNumber);
      return {
        made: asked,
        left: payments.reduce((sum, { refundable }) => sum + refundable, 0),
        currency: order.currency,
      };
    });
    if (made.length === 0) {
      throw new OperatorError(
        'Nothing can be given back: nothing was paid, or all of it is back or on its way.',
      );
    }
    const parts = made.map((one) => money(one.amount, one.currency)).join(' and ');
    return {
      text: `${parts} of order ${orderNumber} goes back; ${money(left, currency)} could still be given back. ${carriedOut(room)}\n`,
    };
  },
};
