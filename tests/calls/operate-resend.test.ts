import { describe, expect, it } from 'vitest';
import { createExtraOrder } from '#contract/orders.ts';
import { withdraw } from '#contract/payments.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { operateIn } from '#tests/support/operate.ts';
import { putIntoState } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('mails that the operator sends once more, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const run = (line: string) => operateIn(app, line.split(' '));

  const mailsOf = async (orderNumber: string) =>
    (await readMailbox(app.dataDir, { orderNumber })).map(({ subject, text }) => ({ subject, text }));
  const subjectsOf = async (orderNumber: string) =>
    (await mailsOf(orderNumber)).map(({ subject }) => subject).sort();

  it('say in a receipt what has gone back since', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const receipts = async () =>
      (await mailsOf(orderNumber))
        .filter(({ subject }) => subject.startsWith('Receipt'))
        .map(({ text }) => text);
    expect((await receipts()).join()).not.toContain('Refunded');
    await run(`refund ${orderNumber} 4.95`);
    await app.worker.drain();
    await run(`order resend ${orderNumber}`);
    await app.worker.drain();
    const told = (await receipts()).filter((text) => text.includes('Refunded: €4,95'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Total: €9,90');
  });

  it('are those about the withdrawal and the money, of an order that was withdrawn from', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const extra = { orderNumber, skuId: 'certificate' };
    const child = (await browser.data(createExtraOrder, { body: extra })).orderNumber;
    await buy(browser, { ...extra, orderNumber: child });
    await app.worker.drain();
    const before = await subjectsOf(orderNumber);
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    const told = (await mailsOf(orderNumber)).filter(({ subject }) => !before.includes(subject));
    const subjects = told.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['We have received your withdrawal', 'Your refund: €9,90']);
    const confirmation = told.find(({ subject }) => subject.startsWith('We have'))?.text;
    expect(confirmation).toContain('We’re refunding €14,80');

    app.clock.forward(60_000);
    expect((await run(`order resend ${orderNumber}`)).text).toContain('The mails about its withdrawal');
    await app.worker.drain();
    expect(await subjectsOf(orderNumber)).toEqual([...before, ...subjects, ...subjects].sort());
    const texts = (await mailsOf(orderNumber)).map(({ text }) => text);
    expect(texts.filter((text) => text === confirmation)).toHaveLength(2);
  });

  it('are those about the money alone, of an order that the site gave back', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    await run(`refund ${orderNumber}`);
    await app.worker.drain();
    const before = await subjectsOf(orderNumber);
    await run(`order resend ${orderNumber}`);
    await app.worker.drain();
    expect(await subjectsOf(orderNumber)).toEqual([...before, 'Your refund: €9,90'].sort());
  });

  it('are none where a bank took the money back, or while it disputes it', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    await putIntoState(app, orderNumber, 'refunded');
    await expect(run(`order resend ${orderNumber}`)).rejects.toThrow('there is no mail about it');
    await putIntoState(app, orderNumber, 'disputed');
    await expect(run(`order resend ${orderNumber}`)).rejects.toThrow('there is nothing to send');
  });
});
