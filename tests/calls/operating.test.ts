import { describe, expect, it } from 'vitest';
import { updateOrderEmail } from '#contract/orders.ts';
import { attentionNeeded } from '#server/operating/attention.ts';
import { accountOf } from '#server/operating/order-account.ts';
import { refundByOperator } from '#server/operating/refund.ts';
import { resendMails } from '#server/operating/resend.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { buy } from '#tests/support/purchases.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('what an operator sees and does, as data, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const room = () => ({ database: app.database.database, clock: app.clock });
  const account = async (orderNumber: string) =>
    accountOf(room().database, (await findOrder(room().database, orderNumber)) as Order);
  const refund = (orderNumber: string, amount: number | 'all', payment?: string) =>
    refundByOperator(room(), { orderNumber, amount, payment });

  it('is an order with its payments, refunds and ledger, and what is left of it', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const paid = await account(orderNumber);
    expect(paid).toMatchObject({
      order: { orderNumber, state: 'paid', totalAmount: paid.net },
      attempts: [{ state: 'succeeded', amount: paid.net }],
      refunds: [],
      disputes: [],
      movements: [{ kind: 'capture', amount: paid.net, currency: 'EUR' }],
    });
    const asked = await refund(orderNumber, 400);
    expect(asked).toMatchObject({
      outcome: 'asked',
      refunds: [{ amount: 400 }],
      left: paid.net - 400,
      currency: 'EUR',
    });
    await app.worker.drain();
    expect(await account(orderNumber)).toMatchObject({
      order: { state: 'partially_refunded' },
      net: paid.net - 400,
      refunds: [{ state: 'succeeded', reason: 'operator', amount: 400 }],
      movements: [{ kind: 'capture' }, { kind: 'refund', amount: 400 }],
    });
    const known = (await account(orderNumber)).attempts[0]?.reference;
    expect(await refund(orderNumber, 'all', 'nobody')).toMatchObject({
      outcome: 'unknownPayment',
      payments: [{ reference: known, refundable: paid.net - 400 }],
    });
    expect(await refund(orderNumber, 'all')).toMatchObject({ outcome: 'asked', left: 0 });
    expect(await refund(orderNumber, 'all')).toEqual({ outcome: 'nothing' });
  });

  it('is money that came too often, and what would give it back', async () => {
    const orderNumber = await confirm(browser);
    const first = await buy(browser, { orderNumber, card: 'authentication' });
    const second = await buy(browser, { orderNumber });
    await app.worker.drain();
    await rewriteBooks(app, first.paymentId, { state: 'succeeded', failure: null, card: 'refundFails' });
    await postNotice(app, JSON.stringify(noticeOf({ paymentId: first.paymentId, orderNumber }, 11)));
    await app.worker.drain();
    const ofOrder = async () => {
      const { surplus, refunds } = await attentionNeeded(room());
      return {
        surplus: surplus.filter((one) => one.orderNumber === orderNumber),
        refunds: refunds.filter((one) => one.refund.orderNumber === orderNumber),
      };
    };
    expect(await ofOrder()).toMatchObject({
      surplus: [{ amount: 990, currency: 'EUR', again: null }],
      refunds: [],
    });
    expect(await refund(orderNumber, 'all')).toMatchObject({
      outcome: 'ambiguous',
      payments: [
        { reference: idOf(second.paymentId), surplus: false },
        { reference: idOf(first.paymentId), surplus: true },
      ],
    });
    await app.reconcile();
    await app.worker.drain();
    const again = { orderNumber, payment: idOf(first.paymentId), amount: 'all' };
    expect(await ofOrder()).toMatchObject({
      surplus: [{ again }],
      refunds: [{ refund: { state: 'failed', amount: 990 }, again }],
    });
  });

  it('is which mails go once more, or why none does', async () => {
    const resend = (orderNumber: string) => resendMails({ ...room(), secret: app.secret }, orderNumber);
    const unpaid = await confirm(browser);
    expect(await resend(unpaid)).toEqual({ outcome: 'noAddress' });
    await browser.data(updateOrderEmail, { body: { orderNumber: unpaid, email: 'one@example.org' } });
    expect(await resend(unpaid)).toEqual({ outcome: 'unpaid', state: 'draft' });
    const { orderNumber } = await receiveReport(app, app.browser());
    const to = (await account(orderNumber)).order.email;
    expect(await resend(orderNumber)).toEqual({
      outcome: 'sent',
      to,
      mails: 'receiptAndLink',
      newCode: false,
    });
    await refund(orderNumber, 'all');
    await app.worker.drain();
    expect(await resend(orderNumber)).toEqual({ outcome: 'sent', to, mails: 'endings', newCode: false });
  });
});
