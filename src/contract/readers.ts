import { z } from 'zod';
import type { Call } from './call.ts';
import { moment, nothing, orderNumber } from './fields.ts';

/**
 * Who reads an order beside the one who holds it: a browser or an account that opened a mailed link, the account that
 * proved the order's address, and the browser that bought what an account took over.
 */
export const readerKinds = ['browser', 'account', 'address', 'buyer'] as const;
export type ReaderKind = (typeof readerKinds)[number];

export const readerList = {
  name: 'readerList',
  summary: 'Who else reads an order, the newest first',
  method: 'GET',
  path: '/exam/order/reader/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: nothing,
  body: nothing,
  data: z.array(
    z.object({
      /** Names it for this order alone, and opens nothing. */
      id: z.string(),
      kind: z.enum(readerKinds),
      /** What the browser says of itself; null where nobody knows. */
      browser: z.string().nullable(),
      letInAt: moment,
    }),
  ),
  refusals: ['mailboxUnproved', 'unknownOrder'],
} satisfies Call;

export const endReading = {
  name: 'endReading',
  summary:
    'Sends away one who reads an order, or everybody else; the links that were mailed for it end, too. The account that proved its address stays',
  method: 'POST',
  path: '/exam/order/reader/end',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, id: z.string().max(100).optional() }),
  data: z.object({ done: z.literal(true) }),
  refusals: ['mailboxUnproved', 'unknownOrder'],
} satisfies Call;
