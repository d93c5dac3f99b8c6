import { after } from '#server/flow.ts';
import { lockOrder } from '#server/orders/store.ts';
import { balanceOf, type PaymentBalance } from '#server/payments/ledger.ts';
import { settleByHand } from '#server/payments/refunds/by-hand.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { providerKinds } from '#server/providers/index.ts';
import { type Command, carriedOut, orderGiven } from './room.ts';
import { hundredths, money } from './written.ts';

export const refund: Command = {
  name: 'refund',
  usage: 'ORDER [amount] [--payment REFERENCE]',
  words: 2,
  options: ['payment'],
  about: 'money back, all that is left or an amount such as 4.95; of one payment, by the provider’s id of it',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    const amount = given.words[1] === undefined ? 'all' : hundredths(given.words[1]);
    const { made, left, currency } = await inTransaction(room.open.database, async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const { payments: before } = await balanceOf(tx, orderNumber);
      const meant = paymentMeant(before, given.options.payment);
      const asked = await requestRefund(tx, {
        order,
        amount,
        reason: meant?.surplus ? 'surplus' : 'operator',
        at: room.clock.now(),
        ...(meant && { payment: meant.reference }),
      });
      const { payments } = await balanceOf(tx, orderNumber);
      const same = payments.filter(({ reference }) => !meant || reference === meant.reference);
      return {
        made: asked,
        left: same.reduce((sum, { refundable }) => sum + refundable, 0),
        currency: meant?.currency ?? order.currency,
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

export const refundSettled: Command = {
  name: 'refund settled',
  usage: 'ORDER REFUND --reference REFERENCE',
  words: 2,
  options: ['reference'],
  about:
    'writes down that a refund which its provider refused was paid back by hand, e.g. by a bank transfer',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    const { clock, config, open } = room;
    const refundId = given.words[1]?.toUpperCase();
    const reference = given.options.reference?.trim();
    if (!refundId) throw new OperatorError('Say which refund, by its id: order show lists them.');
    if (!reference) throw new OperatorError('Say by --reference how the transfer is found at the bank.');
    const paid = await settleByHand(
      {
        database: open.database,
        clock,
        onRefunded: after({ clock, secret: config.secret, kinds: providerKinds }).refunded,
      },
      { orderNumber, refundId, reference },
    );
    return {
      text: `${money(paid.amount, paid.currency)} of order ${orderNumber} are written down as given back by hand. The buyer is told by mail. ${carriedOut(room)}\n`,
    };
  },
};

/**
 * The payment that is to give money back; undefined where it is plain. Of an order that was paid once too often it is
 * not: the wrong one would lock what its buyer has paid for.
 *
 * @throws OperatorError for a payment that the order does not have, or where it must be named
 */
function paymentMeant(
  payments: readonly PaymentBalance[],
  named: string | undefined,
): PaymentBalance | undefined {
  const listed = payments.map((one) => `  --payment ${one.reference}  ${describe(one)}`).join('\n');
  if (named !== undefined) {
    const meant = payments.find(({ reference }) => reference === named);
    if (meant) return meant;
    throw new OperatorError(
      `This order has no payment ${named}. ${listed ? `It has:\n${listed}` : ''}`.trim(),
    );
  }
  const isOpen = payments.some(
    ({ surplus, captured, refunded, chargedBack }) => surplus && refunded + chargedBack < captured,
  );
  if (!isOpen || payments.length < 2) return undefined;
  throw new OperatorError(`This order was paid once too often: say which payment.\n${listed}`);
}

function describe({ surplus, captured, refundable, currency }: PaymentBalance): string {
  const part = surplus ? 'came once too often' : 'what was bought was paid by it';
  return `${money(captured, currency)}, ${part}; ${money(refundable, currency)} can be given back`;
}
