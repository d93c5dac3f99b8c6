import {
  type Books,
  capturesOf,
  type FakeCapture,
  type FakeDispute,
  type FakeOrder,
  type FakeRefund,
  refundsOf,
} from './books.ts';
import type { Link } from './refusal.ts';

const api = 'https://api.sandbox.paypal.com';

const link = (rel: string, href: string, method = 'GET'): Link => ({ rel, href, method });

export const payerLink = (orderId: string) =>
  link('payer-action', `https://www.sandbox.paypal.com/checkoutnow?token=${orderId}`);

/** What PayPal answers where nothing else was preferred. */
export function brief(order: FakeOrder): object {
  const open = order.status === 'PAYER_ACTION_REQUIRED';
  return {
    id: order.id,
    status: order.status,
    links: [
      link('self', `${api}/v2/checkout/orders/${order.id}`),
      ...(open ? [payerLink(order.id)] : []),
      ...(order.status === 'APPROVED'
        ? [link('capture', `${api}/v2/checkout/orders/${order.id}/capture`, 'POST')]
        : []),
    ],
  };
}

export function orderOf(books: Books, order: FakeOrder): object {
  const captures = capturesOf(books, order.id);
  const refunds = captures.flatMap(({ id }) => refundsOf(books, id));
  const [unit] = order.asked.purchase_units;
  return {
    ...brief(order),
    intent: order.asked.intent,
    create_time: order.at.toISOString(),
    payment_source: { paypal: {} },
    purchase_units: [
      {
        ...unit,
        payee: { merchant_id: 'FAKEMERCHANT1' },
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map(captureShown),
            ...(refunds.length > 0 && { refunds: refunds.map(refundOf) }),
          },
        }),
      },
    ],
  };
}

function captureShown({ id, status, amount, customId, invoiceId, orderId, at }: FakeCapture) {
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount,
    final_capture: true,
    custom_id: customId,
    invoice_id: invoiceId,
    create_time: at.toISOString(),
    update_time: at.toISOString(),
    links: [
      link('self', `${api}/v2/payments/captures/${id}`),
      link('refund', `${api}/v2/payments/captures/${id}/refund`, 'POST'),
      link('up', `${api}/v2/checkout/orders/${orderId}`),
    ],
  };
}

export function captureOf(capture: FakeCapture): object {
  return { ...captureShown(capture), supplementary_data: { related_ids: { order_id: capture.orderId } } };
}

export function refundOf({ id, status, amount, customId, invoiceId, captureId, at }: FakeRefund): object {
  return {
    id,
    status,
    amount,
    custom_id: customId,
    invoice_id: invoiceId,
    create_time: at.toISOString(),
    update_time: at.toISOString(),
    links: [
      link('self', `${api}/v2/payments/refunds/${id}`),
      link('up', `${api}/v2/payments/captures/${captureId}`),
    ],
  };
}

export function disputeOf(books: Books, dispute: FakeDispute): object {
  const capture = books.captures.get(dispute.captureId);
  return {
    dispute_id: dispute.id,
    create_time: dispute.at.toISOString(),
    reason: 'UNAUTHORISED',
    status: dispute.status,
    dispute_state: dispute.status === 'RESOLVED' ? 'RESOLVED' : 'REQUIRED_ACTION',
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_amount: dispute.amount,
    ...(dispute.outcome !== undefined && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        amount_refunded: books.refunds.get(dispute.reversal ?? '')?.amount,
      },
    }),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        custom: capture?.customId,
        invoice_number: capture?.invoiceId,
      },
    ],
    links: [link('self', `${api}/v1/customer/disputes/${dispute.id}`)],
  };
}
