import {
  type Books,
  type FakeCharge,
  type FakeDispute,
  type FakeRefund,
  find,
  keep,
  newId,
  now,
  tell,
} from './books.ts';
import { intentNamed } from './intents.ts';
import type { RefundCreate } from './parameters.ts';
import { invalid } from './refusal.ts';

export function createRefund(books: Books, asked: RefundCreate): FakeRefund {
  const intent = find(books.intents, 'payment_intent', asked.payment_intent);
  const charge = books.charges.get(String(intent.latest_charge));
  if (!charge)
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  const left = charge.amount - charge.amount_refunded;
  const amount = asked.amount ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount > left || amount === 0) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const taken = [...books.disputes.values()].some(
    (one) => one.charge === charge.id && (one.status === 'lost' || one.status === 'needs_response'),
  );
  if (taken) {
    throw invalid(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  }
  const refund = keep<FakeRefund>(books.refunds, {
    id: newId(books, 're'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now(books),
    currency: charge.currency,
    metadata: asked.metadata ?? {},
    payment_intent: intent.id,
    reason: null,
    status: books.refundStatus,
  });
  countRefund(charge, amount);
  tell(books, 'refund.created', refund);
  tell(books, 'charge.refunded', charge);
  return refund;
}

function countRefund(charge: FakeCharge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

/** A refund that waited arrives, or comes back; one that had arrived can come back too. */
export function settleRefund(books: Books, id: string, status: 'succeeded' | 'failed'): FakeRefund {
  const refund = find(books.refunds, 'refund', id);
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'unknown';
    countRefund(find(books.charges, 'charge', String(refund.charge)), -refund.amount);
  }
  tell(books, status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  return refund;
}

/** The buyer's bank takes the money back. */
export function dispute(books: Books, payment: string, amount?: number): FakeDispute {
  const intent = intentNamed(books, payment);
  const charge = find(books.charges, 'charge', String(intent.latest_charge));
  charge.disputed = true;
  const disputed = amount ?? charge.amount;
  const opened = keep<FakeDispute>(books.disputes, {
    id: newId(books, 'dp'),
    object: 'dispute',
    amount: disputed,
    balance_transactions: [{ amount: -disputed }],
    charge: charge.id,
    created: now(books),
    currency: charge.currency,
    livemode: books.live,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  tell(books, 'charge.dispute.created', opened);
  tell(books, 'charge.dispute.funds_withdrawn', opened);
  return opened;
}

/** What the bank decides; also that it only had a question. */
export function closeDispute(books: Books, id: string, status: FakeDispute['status']): FakeDispute {
  const closed = find(books.disputes, 'dispute', id);
  closed.status = status;
  if (status === 'won') closed.balance_transactions.push({ amount: closed.amount });
  tell(books, 'charge.dispute.closed', closed);
  return closed;
}
