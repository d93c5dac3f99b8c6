import type { z } from 'zod';
import { type Books, find, keep, newId, now } from './books.ts';
import { payByCard } from './cards.ts';
import { cancelIntent } from './intents.ts';
import { expandSession, listOf, withPayments } from './lists.ts';
import * as parameters from './parameters.ts';
import { createRefund } from './refunds.ts';
import { refusalOf } from './refusal.ts';
import { createSession, expireSession } from './sessions.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  /** Reads the parameters; what it returns acts. A refusal of the parameters is not remembered for a key. */
  readonly prepare: (asked: unknown, id: string) => (books: Books) => object;
}

function route<S extends z.ZodType>(
  method: Route['method'],
  path: RegExp,
  schema: S,
  act: (books: Books, asked: z.output<S>, id: string) => object,
): Route {
  return {
    method,
    path,
    prepare(asked, id) {
      const read = schema.safeParse(asked);
      if (!read.success) throw refusalOf(read.error);
      return (books) => act(books, read.data, id);
    },
  };
}

/** The addresses of the API that the site uses; there is no other. */
export const routes: readonly Route[] = [
  route('POST', /^\/v1\/checkout\/sessions$/, parameters.sessionCreate, (books, asked) =>
    expandSession(books, createSession(books, asked), asked.expand),
  ),
  route('GET', /^\/v1\/checkout\/sessions$/, parameters.sessionList, (books, asked) => {
    const page = listOf(
      books.sessions,
      asked,
      (row) =>
        (asked.payment_intent === undefined || row.payment_intent === asked.payment_intent) &&
        (asked.subscription === undefined || row.subscription === asked.subscription) &&
        (asked.customer === undefined || row.customer === asked.customer) &&
        (asked.status === undefined || row.status === asked.status),
    );
    const setups = asked.expand ? ['setup_intent'] : [];
    return { ...page, data: page.data.map((row) => expandSession(books, row, setups)) };
  }),
  route('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, parameters.sessionRetrieve, (books, { expand }, id) =>
    expandSession(books, find(books.sessions, 'checkout.session', id), expand),
  ),
  route('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, parameters.sessionExpire, (books, _, id) =>
    expireSession(books, id),
  ),

  route('POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, parameters.nothing, (books, _, id) =>
    cancelIntent(books, id),
  ),

  route('POST', /^\/v1\/refunds$/, parameters.refundCreate, createRefund),
  route('GET', /^\/v1\/refunds$/, parameters.refundList, (books, asked) =>
    listOf(
      books.refunds,
      asked,
      (row) =>
        (asked.payment_intent === undefined || row.payment_intent === asked.payment_intent) &&
        (asked.charge === undefined || row.charge === asked.charge) &&
        row.created >= (asked.created?.gte ?? 0),
    ),
  ),
  route('GET', /^\/v1\/disputes$/, parameters.disputeList, (books, asked) =>
    listOf(books.disputes, asked, (row) => row.created >= (asked.created?.gte ?? 0)),
  ),
  route('GET', /^\/v1\/refunds\/(\w+)$/, parameters.nothing, (books, _, id) =>
    find(books.refunds, 'refund', id),
  ),
  route('GET', /^\/v1\/disputes\/(\w+)$/, parameters.nothing, (books, _, id) =>
    find(books.disputes, 'dispute', id),
  ),

  route('GET', /^\/v1\/invoices$/, parameters.invoiceList, (books, asked) => {
    const page = listOf(
      books.invoices,
      asked,
      (row) =>
        (asked.status === undefined || row.status === asked.status) &&
        (asked.subscription === undefined ||
          row.parent?.subscription_details?.subscription === asked.subscription),
    );
    return asked.expand ? { ...page, data: page.data.map((row) => withPayments(books, row)) } : page;
  }),
  route('GET', /^\/v1\/invoices\/(\w+)$/, parameters.nothing, (books, _, id) =>
    find(books.invoices, 'invoice', id),
  ),
  route('POST', /^\/v1\/invoices\/(\w+)\/pay$/, parameters.invoicePay, (books, asked, id) =>
    payByCard(books, id, asked),
  ),
  route('GET', /^\/v1\/invoice_payments$/, parameters.invoicePaymentList, (books, asked) =>
    listOf(
      books.invoicePayments,
      asked,
      (row) =>
        (asked.invoice === undefined || row.invoice === asked.invoice) &&
        (asked.status === undefined || row.status === asked.status) &&
        (asked.payment === undefined || row.payment.payment_intent === asked.payment.payment_intent),
    ),
  ),

  route('POST', /^\/v1\/products$/, parameters.productCreate, (books, { name, metadata = {} }) =>
    keep(books.products, {
      id: newId(books, 'prod'),
      object: 'product',
      created: now(books),
      livemode: books.live,
      metadata,
      name,
    }),
  ),
  route('GET', /^\/v1\/subscriptions\/(\w+)$/, parameters.nothing, (books, _, id) =>
    find(books.subscriptions, 'subscription', id),
  ),
  route('POST', /^\/v1\/subscriptions\/(\w+)$/, parameters.subscriptionUpdate, (books, asked, id) =>
    updateSubscription(books, id, asked),
  ),
  route('DELETE', /^\/v1\/subscriptions\/(\w+)$/, parameters.subscriptionCancel, (books, _, id) =>
    cancelSubscription(books, id),
  ),
];
