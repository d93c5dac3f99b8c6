import { type Books, entry, type FakeCapture, type FakeOrder, type Funds } from './books.ts';
import { checkMoney } from './money.ts';
import { PaypalRefusal } from './refusal.ts';
import type { OrderRequest } from './requests.ts';
import { tell } from './webhooks.ts';
import { captureOf, orderOf, payerLink } from './wire.ts';

/** PayPal forgets an order that was not captured so long after it was made. */
const lifeMilliseconds = 6 * 3600 * 1000;

export function createOrder(books: Books, asked: OrderRequest): FakeOrder {
  checkMoney(asked.purchase_units[0].amount, '/purchase_units/0/amount');
  const order: FakeOrder = {
    id: books.newId('ORD'),
    asked,
    status: 'PAYER_ACTION_REQUIRED',
    funds: 'good',
    at: books.clock.now(),
  };
  books.orders.set(order.id, order);
  return order;
}

/** @throws PaypalRefusal for an order that PayPal does not have, or has no longer */
export function findOrder(books: Books, id: string): FakeOrder {
  const order = books.orders.get(id);
  const age = books.clock.now().getTime() - (order?.at.getTime() ?? 0);
  if (!order || (order.status !== 'COMPLETED' && age > lifeMilliseconds)) {
    throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID', 'order_id');
  }
  return order;
}

/** What a buyer does on PayPal's page. @throws Error where the page is not open */
export function approve(books: Books, id: string, funds: Funds): void {
  const order = findOrder(books, id);
  if (order.status !== 'PAYER_ACTION_REQUIRED') throw new Error(`${id} is ${order.status}.`);
  order.status = 'APPROVED';
  order.funds = funds;
  tell(books, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', orderOf(books, order));
}

/** Takes an approved order's money. @throws PaypalRefusal as PayPal refuses it */
export function capture(books: Books, id: string): FakeOrder {
  const order = findOrder(books, id);
  if (order.status === 'COMPLETED') throw new PaypalRefusal(422, 'ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw new PaypalRefusal(422, 'ORDER_NOT_APPROVED');
  if (order.funds === 'declined') throw new PaypalRefusal(422, 'INSTRUMENT_DECLINED');
  if (order.funds === 'more action') {
    order.status = 'PAYER_ACTION_REQUIRED';
    throw new PaypalRefusal(422, 'PAYER_ACTION_REQUIRED', undefined, [payerLink(id)]);
  }
  const [unit] = order.asked.purchase_units;
  if ([...books.captures.values()].some(({ invoiceId }) => invoiceId === unit.invoice_id)) {
    throw new PaypalRefusal(422, 'DUPLICATE_INVOICE_ID');
  }
  const made: FakeCapture = {
    id: books.newId('CAP'),
    orderId: id,
    invoiceId: unit.invoice_id,
    customId: unit.custom_id,
    amount: unit.amount,
    status: order.funds === 'slow' ? 'PENDING' : 'COMPLETED',
    at: books.clock.now(),
  };
  books.captures.set(made.id, made);
  order.status = 'COMPLETED';
  tell(books, `PAYMENT.CAPTURE.${made.status}`, 'capture', captureOf(made));
  return order;
}

/** Ends a capture that was pending. */
export function settleCapture(books: Books, id: string, status: 'COMPLETED' | 'DECLINED'): void {
  const made = entry(books.captures, id);
  made.status = status;
  tell(books, `PAYMENT.CAPTURE.${status}`, 'capture', captureOf(made));
}
