import { type Resent, resendMails } from '#server/operating/resend.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type Command, carriedOut, orderGiven } from './room.ts';

export const orderResend: Command = {
  name: 'order resend',
  usage: 'ORDER',
  words: 1,
  about:
    'the receipt once more, for a report a new link to it, for a gift a new code; of an order that was given back, the mails about that',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    const { open, clock, config } = room;
    const { secret } = config;
    const resent = await resendMails({ database: open.database, clock, secret }, orderNumber);
    if (resent.outcome !== 'sent') throw new OperatorError(whyNot(resent));
    const code = resent.newCode
      ? ' Unless the gift is redeemed, a new code goes as well, and the one before ends.'
      : '';
    return { text: `${goes[resent.mails]} to ${resent.to}.${code} ${carriedOut(room)}\n` };
  },
};

const goes = {
  receipt: 'The receipt goes',
  receiptAndLink: 'The receipt and a new link to the report go',
  endings: 'The mails about its withdrawal, and about the money that went back, go',
} as const;

function whyNot(resent: Exclude<Resent, { outcome: 'sent' }>): string {
  if (resent.outcome === 'unpaid') return `This order is ${resent.state}: there is nothing to send.`;
  return {
    noAddress: 'This order has no address to send to.',
    noEndings:
      'Nobody withdrew from this order, and no money of it was given back by us: there is no mail about it.',
  }[resent.outcome];
}
