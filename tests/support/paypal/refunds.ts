import { type Books, entry, type FakeDispute, type FakeRefund, refundsOf } from './books.ts';
import { checkMoney, hundredthsOf, type Money, moneyOf } from './money.ts';
import { PaypalRefusal } from './refusal.ts';
import type { RefundRequest } from './requests.ts';
import { tell } from './webhooks.ts';
import { disputeOf, refundOf } from './wire.ts';

export type Outcome =
  | 'RESOLVED_BUYER_FAVOUR'
  | 'RESOLVED_SELLER_FAVOUR'
  | 'RESOLVED_WITH_PAYOUT'
  | 'CANCELED_BY_BUYER'
  | 'ACCEPTED'
  | 'DENIED';

/**
 * Gives back a capture or a part of it; without ids of its own a refund takes those of the capture.
 *
 * @throws PaypalRefusal as PayPal refuses it
 */
export function createRefund(
  books: Books,
  captureId: string,
  asked: RefundRequest,
  event = 'PAYMENT.CAPTURE.REFUNDED',
): FakeRefund {
  const capture = books.captures.get(captureId);
  if (!capture) throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID', 'capture_id');
  if ([...books.disputes.values()].some((one) => one.captureId === captureId && one.status === 'OPEN')) {
    throw new PaypalRefusal(422, 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  }
  if (capture.status === 'REFUNDED') throw new PaypalRefusal(422, 'CAPTURE_FULLY_REFUNDED');
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') {
    throw new PaypalRefusal(422, 'REFUND_NOT_ALLOWED');
  }
  const left = hundredthsOf(capture.amount) - refunded(books, captureId);
  const amount = asked.amount ?? moneyOf(left, capture.amount.currency_code);
  checkMoney(amount, '/amount');
  if (amount.currency_code !== capture.amount.currency_code) {
    throw new PaypalRefusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  }
  if (hundredthsOf(amount) > left) throw new PaypalRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
  const refund: FakeRefund = {
    id: books.newId('REF'),
    captureId,
    amount,
    customId: asked.custom_id ?? capture.customId,
    invoiceId: asked.invoice_id ?? capture.invoiceId,
    status: books.refundsBegin,
    at: books.clock.now(),
  };
  books.refunds.set(refund.id, refund);
  restate(books, captureId);
  tell(books, refund.status === 'PENDING' ? 'PAYMENT.REFUND.PENDING' : event, 'refund', refundOf(refund));
  return refund;
}

/** Ends a refund, or takes one back that had succeeded. */
export function settleRefund(books: Books, id: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void {
  const refund = entry(books.refunds, id);
  refund.status = status;
  restate(books, refund.captureId);
  const event = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED';
  tell(books, event, 'refund', refundOf(refund));
}

const refunded = (books: Books, captureId: string) =>
  refundsOf(books, captureId)
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + hundredthsOf(amount), 0);

function restate(books: Books, captureId: string): void {
  const capture = entry(books.captures, captureId);
  const back = refunded(books, captureId);
  const whole = back === hundredthsOf(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  capture.status = back === 0 ? 'COMPLETED' : whole;
}

export function dispute(books: Books, captureId: string, amount?: Money): FakeDispute {
  const opened: FakeDispute = {
    id: books.newId('PP-D-'),
    captureId,
    amount: amount ?? entry(books.captures, captureId).amount,
    status: 'OPEN',
    outcome: undefined,
    reversal: undefined,
    at: books.clock.now(),
  };
  books.disputes.set(opened.id, opened);
  tell(books, 'CUSTOMER.DISPUTE.CREATED', 'dispute', disputeOf(books, opened));
  return opened;
}

/**
 * Ends a dispute, says once more how it ended, or turns it around after an appeal. The buyer's win takes the money back
 * at once, and once; the seller's win after it gives the money back again (PayPal's "canceled reversal").
 */
export function closeDispute(books: Books, id: string, outcome: Outcome): void {
  const closed = entry(books.disputes, id);
  const lost = outcome === 'RESOLVED_BUYER_FAVOUR' || outcome === 'ACCEPTED';
  closed.status = 'RESOLVED';
  closed.outcome = outcome;
  if (lost && closed.reversal === undefined) {
    closed.reversal = reverse(books, closed)?.id;
  }
  if (!lost && closed.reversal !== undefined) {
    entry(books.refunds, closed.reversal).status = 'CANCELLED';
    restate(books, closed.captureId);
    closed.reversal = undefined;
  }
  tell(books, 'CUSTOMER.DISPUTE.RESOLVED', 'dispute', disputeOf(books, closed));
}

/** Takes back what is in dispute, or as much of it as the seller has not given back in the meantime. */
function reverse(books: Books, { captureId, amount }: FakeDispute): FakeRefund | undefined {
  const left = hundredthsOf(entry(books.captures, captureId).amount) - refunded(books, captureId);
  const taken = moneyOf(Math.min(left, hundredthsOf(amount)), amount.currency_code);
  return left > 0 ? createRefund(books, captureId, { amount: taken }, 'PAYMENT.CAPTURE.REVERSED') : undefined;
}
