import { accountOf, type OrderAccount } from '#server/operating/order-account.ts';
import type { Order } from '#server/orders/store.ts';
import { type Command, orderGiven } from './room.ts';
import { moment, money, table } from './written.ts';

export const orderShow: Command = {
  name: 'order show',
  usage: 'ORDER',
  words: 1,
  about: 'an order with its payments, refunds, disputes and ledger',
  async run(room, given) {
    const account = await accountOf(room.open.database, await orderGiven(room, given));
    return {
      text: [
        table(['', ''], factsOf(account), ''),
        'Payments',
        table(['begun', 'method', 'state', 'amount', 'why', 'reference'], attemptRows(account), 'None.'),
        'Refunds',
        table(
          ['asked', 'id', 'why', 'state', 'amount', 'provider', 'reference'],
          refundRows(account),
          'None.',
        ),
        'Disputes',
        table(['opened', 'state', 'amount', 'reference'], disputeRows(account), 'None.'),
        'Ledger',
        table(['at', 'what', 'amount', 'provider', 'reference'], movementRows(account), 'Empty.'),
      ].join('\n'),
    };
  },
};

function factsOf({ order, net }: OrderAccount): string[][] {
  const { currency } = order;
  return [
    ['order', order.orderNumber],
    ['kind', order.kind],
    ['state', order.state],
    ['test', `${order.examId}, ${order.market}, ${order.locale}`],
    ['bought', order.skuId ?? '–'],
    ['address', order.email ?? '–'],
    ['total', order.totalAmount === null ? '–' : money(order.totalAmount, currency)],
    ['coupon', order.couponCode ?? '–'],
    ...(order.creditAmount ? [['counted', money(order.creditAmount, currency)]] : []),
    ['left of it', money(net, currency)],
    ['paid', moment(order.paidAt)],
    ['waived', moment(order.waivedAt)],
    ['opened', moment(order.openedAt)],
    ...relativesOf(order),
  ];
}

function relativesOf(order: Order): string[][] {
  return [
    ...(order.parentOrderNumber ? [['belongs to', order.parentOrderNumber]] : []),
    ...(order.broughtBy ? [['brought by', order.broughtBy]] : []),
    ...(order.periodEnd ? [['period', `${moment(order.periodStart)} to ${moment(order.periodEnd)}`]] : []),
  ];
}

const attemptRows = ({ attempts }: OrderAccount): string[][] =>
  attempts.map((one) => [
    moment(one.createdAt),
    one.method,
    one.state,
    money(one.amount, one.currency),
    one.failure ?? '',
    one.reference ?? '',
  ]);

const refundRows = ({ refunds }: OrderAccount): string[][] =>
  refunds.map((one) => [
    moment(one.requestedAt),
    one.id,
    one.reason,
    one.state,
    money(one.amount, one.currency),
    one.provider,
    one.reference ?? '',
  ]);

const disputeRows = ({ disputes }: OrderAccount): string[][] =>
  disputes.map((one) => [moment(one.openedAt), one.state, money(one.amount, one.currency), one.reference]);

const movementRows = ({ movements }: OrderAccount): string[][] =>
  movements.map((one) => [
    moment(one.at),
    one.kind,
    money(one.amount, one.currency),
    one.provider,
    one.reference,
  ]);
