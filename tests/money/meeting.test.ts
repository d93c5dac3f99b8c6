import { describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';
import { begin, booksOf, chargesOf, ledgerFindings, methods, openMoneyApp, payOn } from './support/app.ts';
import { report, size } from './support/rows.ts';

const races = size(200, 4);
const minute = 60_000;

describe('a notice and the browser’s return', () => {
  const app = forSuite(() => openMoneyApp());

  it.each(methods)('meet in any order, with one fulfilment: %s', async (method) => {
    const numbers: string[] = [];
    for (let race = 0; race < races * 2; race += 1) {
      const { browser, orderNumber, reference } = await begin(app, method);
      numbers.push(orderNumber);
      payOn(app, method, reference);
      // The provider may be asked again only a second after it was asked before.
      app.clock.forward(1_500);
      const both = [() => app.tell(), () => browser.data(checkPayment, { body: { orderNumber } })];
      const order = race % 2 === 0 ? both : both.toReversed();
      await Promise.all([...order.map((act) => act()), app.reconcile()]);
      app.clock.forward(1_500);
      await browser.data(checkPayment, { body: { orderNumber } });
      await app.tell();
      const { state, captures } = await booksOf(app, orderNumber);
      expect({ race, state, captures, charges: chargesOf(app, orderNumber) }).toEqual({
        race,
        state: 'paid',
        captures: 1,
        charges: 1,
      });
    }
    const mails = await reportMails(app.dataDir);
    for (const orderNumber of numbers) {
      expect(mails.filter(({ text }) => text.includes(orderNumber))).toHaveLength(1);
    }
    expect(await ledgerFindings(app)).toEqual([]);
    report(
      `notice and return meet (${method})`,
      `${races} races in either order: one fulfilment each`,
      `${numbers.length} races, ${numbers.length} fulfilled once`,
    );
  });

  it.each(methods)('may both be lost: the reconciler finds the payment, %s', async (method) => {
    const others = size(200, 4);
    for (let other = 0; other < others; other += 1) await begin(app, method);
    const { orderNumber, reference } = await begin(app, method);
    app.clock.forward(minute);
    await app.reconcile();
    payOn(app, method, reference);
    const lost = app.clock.now().getTime();
    while ((await booksOf(app, orderNumber)).state !== 'paid') {
      const passed = app.clock.now().getTime() - lost;
      expect(passed, 'time that passed').toBeLessThan(10 * minute);
      app.clock.forward(5_000);
      await app.reconcile();
    }
    const seconds = Math.round((app.clock.now().getTime() - lost) / 1000);
    await app.tell();
    expect(await booksOf(app, orderNumber)).toMatchObject({ captures: 1 });
    expect(chargesOf(app, orderNumber)).toBe(1);
    report(
      `notice lost (${method})`,
      'found within 600 s',
      `${seconds} s, among ${others} payments that wait`,
    );
  });
});
