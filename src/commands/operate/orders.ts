import { eq } from 'drizzle-orm';
import { attemptsOf } from '#server/payments/attempts.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { refundsOf } from '#server/payments/refunds/store.ts';
import { disputes, ledger } from '#server/payments/tables.ts';
import { type Command, orderGiven } from './room.ts';
import { moment, money, table } from './written.ts';

export const orderShow: Command = {
  name: 'order show',
  usage: 'ORDER',
  words: 1,
  about: 'an order with its payments, refunds, disputes and ledger',
  async run(room, given) {
    const order = await orderGiven(room, given);
    const { database } = room.open;
    const { orderNumber, currency } = order;
    const { net } = await balanceOf(database, orderNumber);
    const facts = [
      ['order', orderNumber],
      ['kind', order.kind],
      ['state', order.state],
      ['test', `${order.examId}, ${order.market}, ${order.locale}`],
      ['bought', order.skuId ?? '–'],
      ['address', order.email ?? '–'],
      ['total', order.totalAmount === null ? '–' : money(order.totalAmount, currency)],
      ['coupon', order.couponCode ?? '–'],
      ['left of it', money(net, currency)],
      ['paid', moment(order.paidAt)],
      ['waived', moment(order.waivedAt)],
      ['opened', moment(order.openedAt)],
      ...(order.parentOrderNumber ? [['belongs to', order.parentOrderNumber]] : []),
      ...(order.broughtBy ? [['brought by', order.broughtBy]] : []),
      ...(order.periodEnd ? [['period', `${moment(order.periodStart)} to ${moment(order.periodEnd)}`]] : []),
    ];
    const attempts = (await attemptsOf(database, orderNumber)).map((one) => [
      moment(one.createdAt),
      one.method,
      one.state,
      money(one.amount, one.currency),
      one.failure ?? '',
      one.reference ?? '',
    ]);
    const refunds = (await refundsOf(database, orderNumber)).map((one) => [
      moment(one.requestedAt),
      one.id,
      one.reason,
      one.state,
      money(one.amount, one.currency),
      one.provider,
      one.reference ?? '',
    ]);
    const disputed = await database.select().from(disputes).where(eq(disputes.orderNumber, orderNumber));
    const movements = await database
      .select()
      .from(ledger)
      .where(eq(ledger.orderNumber, orderNumber))
      .orderBy(ledger.at);
    return {
      text: [
        table(['', ''], facts, ''),
        'Payments',
        table(['begun', 'method', 'state', 'amount', 'why', 'reference'], attempts, 'None.'),
        'Refunds',
        table(['asked', 'id', 'why', 'state', 'amount', 'provider', 'reference'], refunds, 'None.'),
        'Disputes',
        table(
          ['opened', 'state', 'amount', 'reference'],
          disputed.map((one) => [
            moment(one.openedAt),
            one.state,
            money(one.amount, one.currency),
            one.reference,
          ]),
          'None.',
        ),
        'Ledger',
        table(
          ['at', 'what', 'amount', 'provider', 'reference'],
          movements.map((one) => [
            moment(one.at),
            one.kind,
            money(one.amount, one.currency),
            one.provider,
            one.reference,
          ]),
          'Empty.',
        ),
      ].join('\n'),
    };
  },
};
