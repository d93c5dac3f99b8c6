import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idOf } from '#server/providers/sandbox/books.ts';
import { sandboxPayments } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { operateIn } from '#tests/support/operate.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { refundsIn } from '#tests/support/refunds.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('an order that was paid twice, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const run = (line: string) => operateIn(app, line.split(' '));

  /** The bank carries out a payment that had been given up, and its refund fails. */
  async function paidTwice() {
    const orderNumber = await confirm(browser);
    const first = await buy(browser, { orderNumber, card: 'authentication' });
    const second = await buy(browser, { orderNumber });
    await app.worker.drain();
    await rewriteBooks(app, first.paymentId, { state: 'succeeded', failure: null, card: 'refundFails' });
    await postNotice(app, JSON.stringify(noticeOf({ paymentId: first.paymentId, orderNumber }, 11)));
    await app.worker.drain();
    expect((await run('late')).text).toMatch(new RegExp(`${orderNumber}.*goes back by itself`));
    await app.reconcile();
    await app.worker.drain();
    return { orderNumber, surplus: idOf(first.paymentId), own: idOf(second.paymentId) };
  }

  it('gives back none before the operator has said which payment', async () => {
    const { orderNumber, surplus, own } = await paidTwice();
    for (const line of [`refund ${orderNumber}`, `refund ${orderNumber} 9.90`]) {
      const refused = expect(run(line)).rejects;
      await refused.toThrow(
        `--payment ${surplus}  9.90 EUR, came once too often; 9.90 EUR can be given back`,
      );
      await refused.toThrow(`--payment ${own}  9.90 EUR, what was bought was paid by it`);
    }
    await expect(run(`refund ${orderNumber} --payment sbx_nobody`)).rejects.toThrow('no payment sbx_nobody');
    await expect(run(`refund ${orderNumber} 10 --payment ${surplus}`)).rejects.toThrow('Only 9.9 EUR');
    expect(await refundsIn(app, orderNumber)).toHaveLength(1);
  });

  it('gives back what came too often, and leaves the report open, by what late says to type', async () => {
    const { orderNumber, surplus } = await paidTwice();
    const { text } = await run('late');
    const typed = [...text.matchAll(/refund \w+ --payment \S+/g)].map(([line]) => line);
    const command = `refund ${orderNumber} --payment ${surplus}`;
    expect(typed.filter((line) => line.includes(orderNumber))).toEqual([command, command]);
    await app.database.database
      .update(sandboxPayments)
      .set({ card: 'success' })
      .where(eq(sandboxPayments.id, surplus));
    await run(command);
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([
      { payment: surplus, state: 'failed' },
      { payment: surplus, state: 'succeeded', reason: 'surplus', amount: 990 },
    ]);
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect((await run('late')).text).not.toContain(orderNumber);
  });

  it('gives back what was bought once what came too often is back', async () => {
    const { orderNumber, surplus, own } = await paidTwice();
    await app.database.database
      .update(sandboxPayments)
      .set({ card: 'success' })
      .where(eq(sandboxPayments.id, surplus));
    await run(`refund ${orderNumber} --payment ${surplus}`);
    await app.worker.drain();
    expect((await run(`refund ${orderNumber} 4`)).text).toContain('4.00 EUR of order');
    expect((await refundsIn(app, orderNumber)).at(-1)).toMatchObject({ payment: own, amount: 400 });
  });
});
