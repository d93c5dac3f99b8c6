import { describe, expect, it } from 'vitest';
import { withdraw } from '#contract/payments.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { operateIn } from '#tests/support/operate.ts';
import { stateOf } from '#tests/support/orders.ts';
import { askRefund, ledgerOf, refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('money paid back by hand on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const run = (...words: string[]) => operateIn(app, words);
  const settled = (orderNumber: string, refundId: string, reference = 'SEPA 2026-117') =>
    run('refund', 'settled', orderNumber, refundId, '--reference', reference);

  /** An order whose provider refuses every refund. */
  const paid = async () => (await receiveReport(app, browser, { card: 'refundFails' })).orderNumber;

  it('makes the books of a withdrawal agree that the provider refused to pay', async () => {
    const orderNumber = await paid();
    const withdrawn = () => browser.data(withdraw, { body: { orderNumber } });
    await withdrawn();
    await app.worker.drain();
    expect(await withdrawn()).toMatchObject({ refund: 'failed' });
    const [refused] = await refundsIn(app, orderNumber);
    const id = refused?.id ?? '';
    expect((await run('ledger', 'check')).text).toContain(orderNumber);
    const late = (await run('late')).text.split('\n').find((line) => line.includes(id));
    expect(late).toContain(`refund ${orderNumber} --payment ${refused?.payment}`);

    expect((await settled(orderNumber.toLowerCase(), id)).text).toContain('9.90 EUR of order');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([
      refused,
      { state: 'succeeded', reason: 'withdrawal', provider: 'by hand', reference: 'SEPA 2026-117' },
    ]);
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', 990],
      ['refund', 990],
    ]);
    expect(await withdrawn()).toMatchObject({ refund: 'succeeded' });
    expect((await run('ledger', 'check')).text).not.toContain(orderNumber);
    expect((await run('late')).text).not.toContain(orderNumber);
    const [mail, ...more] = await readMailbox(app.dataDir, { orderNumber, subject: /^Your refund/ });
    expect(mail?.text).toContain('in the way we agreed with you. Reference: SEPA 2026-117');
    expect(mail?.text).not.toContain('to your original payment method');
    expect(more).toEqual([]);
    await expect(settled(orderNumber, id, 'SEPA 2026-118')).rejects.toThrow('back already, or on its way');
  });

  it('locks what a refund bought', async () => {
    const orderNumber = await paid();
    const [refused] = await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    await settled(orderNumber, refused?.id ?? '');
    expect(await stateOf(browser, orderNumber)).toBe('refunded');
  });

  it('is not written down for a refund that may still go by the provider', async () => {
    const orderNumber = await paid();
    const [first] = await askRefund(app, orderNumber, 'all');
    const id = first?.id ?? '';
    await expect(settled(orderNumber, id)).rejects.toThrow('This refund is requested');
    await app.worker.drain();
    await askRefund(app, orderNumber, 'all');
    await expect(settled(orderNumber, id)).rejects.toThrow('or on its way');
    await app.worker.drain();
    await expect(settled(orderNumber, 'NOBODY')).rejects.toThrow('has no refund NOBODY');
    await expect(run('refund', 'settled', orderNumber, id)).rejects.toThrow('--reference');
    await expect(run('refund', 'settled', orderNumber)).rejects.toThrow('which refund');
    const again = (await refundsIn(app, orderNumber)).at(-1);
    await expect(settled(orderNumber, id, again?.reference ?? '')).rejects.toThrow('something else');
    expect(await ledgerOf(app, orderNumber)).toEqual([['capture', 990]]);
  });
});
