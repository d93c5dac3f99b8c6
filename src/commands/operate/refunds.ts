import { after } from '#server/flow.ts';
import { type RefundMade, refundByOperator } from '#server/operating/refund.ts';
import type { PaymentBalance } from '#server/payments/balance.ts';
import { giveMismatchBack } from '#server/payments/mismatches.ts';
import { settleByHand } from '#server/payments/refunds/by-hand.ts';
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
  async run(operating, given) {
    const { open, clock } = operating;
    const { orderNumber } = await orderGiven(operating, given);
    const amount = given.words[1] === undefined ? 'all' : hundredths(given.words[1]);
    const room = { database: open.database, clock };
    const made = await refundByOperator(room, { orderNumber, amount, payment: given.options.payment });
    if (made.outcome !== 'asked') throw new OperatorError(whyNot(made, given.options.payment));
    const parts = made.refunds.map((one) => money(one.amount, one.currency)).join(' and ');
    return {
      text: `${parts} of order ${orderNumber} goes back; ${money(made.left, made.currency)} could still be given back. ${carriedOut(operating)}\n`,
    };
  },
};

export const refundMismatched: Command = {
  name: 'refund mismatched',
  usage: 'ORDER --payment REFERENCE',
  words: 1,
  options: ['payment'],
  about:
    'all of a payment back that is not what was asked for, as late lists it; the buyer can pay anew then',
  async run(operating, given) {
    const { open, clock } = operating;
    const { orderNumber } = await orderGiven(operating, given);
    const reference = given.options.payment;
    if (!reference) throw new OperatorError('Say by --payment which payment: late lists those that wait.');
    const made = await giveMismatchBack({ database: open.database, clock }, { orderNumber, reference });
    const parts = made.map((one) => money(one.amount, one.currency)).join(' and ');
    return { text: `${parts} of order ${orderNumber} goes back. ${carriedOut(operating)}\n` };
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

function whyNot(made: Exclude<RefundMade, { outcome: 'asked' }>, named: string | undefined): string {
  if (made.outcome === 'nothing')
    return 'Nothing can be given back: nothing was paid, or all of it is back or on its way.';
  const listed = made.payments.map((one) => `  --payment ${one.reference}  ${describe(one)}`).join('\n');
  if (made.outcome === 'ambiguous')
    return `This order was paid once too often: say which payment.\n${listed}`;
  return `This order has no payment ${named}. ${listed ? `It has:\n${listed}` : ''}`.trim();
}

function describe({ surplus, captured, refundable, currency }: PaymentBalance): string {
  const part = surplus ? 'came once too often' : 'what was bought was paid by it';
  return `${money(captured, currency)}, ${part}; ${money(refundable, currency)} can be given back`;
}
