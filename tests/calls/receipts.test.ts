import { describe, expect, it } from 'vitest';
import { createPayment, withdraw } from '#contract/payments.ts';
import { locales } from '#locale/locales.ts';
import { coupons } from '#server/catalogue/tables.ts';
import { protocols } from '#server/legal/protocols.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { sandboxRefunds } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { postNotice } from '#tests/support/notices.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { ledgerOf } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';
import { rawWords } from '#words/index.ts';
import { wordsIn } from '#words/translator.ts';

describe.each(testDatabases('postgres'))('receipts on $kind', (on) => {
  const app = forSuite(() => openApp(on, { SUPPORT_EMAIL: 'help@example.org' }));
  const browser = forTest(() => app.browser());

  const thanks = locales.map((locale) => rawWords(locale, 'mail').receipt.thanks);
  const receiptsOf = async (email: string) =>
    (await readMailbox(app.dataDir, { to: email })).filter(({ text }) =>
      thanks.some((words) => text.includes(words)),
    );

  it('say seller, number, date, what, price, discount, tax, total, method and the way to withdraw', async () => {
    await app.database.database.insert(coupons).values({
      code: 'TENTH',
      percent: 1000,
      amount: null,
      currency: null,
      market: null,
      expiresAt: null,
      uses: null,
      createdAt: app.clock.now(),
    });
    const email = 'coupon@example.org';
    const { orderNumber } = await receiveReport(app, browser, { coupon: 'TENTH', email });
    const [receipt, ...more] = await receiptsOf(email);
    expect(more).toEqual([]);
    const year = String(app.clock.now().getUTCFullYear());
    for (const part of [
      'Sixgates, help@example.org',
      orderNumber,
      year,
      'IQ',
      'Price: €9,90',
      'Discount: -€0,99',
      'Total: €8,91\nTax included',
      'Demonstration: no money moved',
      `Agreed to: Terms (version ${protocols.terms.version}) and Refunds (version ${protocols.refunds.version}), on `,
      'You can withdraw from the contract until',
      `/paying/withdraw/DE-SUBS-1002?orderNumber=${orderNumber}&hl=EN`,
    ])
      expect(receipt?.text).toContain(part);
  });

  it('keep the sentence that was agreed to, in the words that were shown', async () => {
    const orderNumber = await confirm(browser);
    const press = await pressFor(browser, { orderNumber, email: 'waiver@example.org', waiver: true });
    await browser.data(createPayment, { body: press }, 'DE');
    await app.worker.drain();
    const [receipt] = await receiptsOf('waiver@example.org');
    expect(receipt?.text).toContain(wordsIn('DE', 'paying')('pay.waiver', { goods: 'report' }));
    expect(receipt?.text).toContain('as long as you haven’t opened what you bought');
  });

  it('come once, whatever is pressed or told twice', async () => {
    const orderNumber = await confirm(browser);
    const press = await pressFor(browser, { orderNumber, card: 'noticeTwice', email: 'once@example.org' });
    await Promise.all(Array.from({ length: 5 }, () => browser.call(createPayment, { body: press })));
    await app.worker.drain();
    await app.reconcile();
    await app.worker.drain();
    expect(await receiptsOf('once@example.org')).toHaveLength(1);
  });

  it.each(locales)('are in the language of the order: %s', async (locale) => {
    const email = `${locale.toLowerCase()}@example.org`;
    await receiveReport(app, browser, { exam: { ...iq, hl: locale }, email });
    const [receipt, ...more] = await receiptsOf(email);
    expect(receipt?.text).toContain(rawWords(locale, 'mail').receipt.thanks);
    expect(more).toEqual([]);
  });

  it('of a gift come beside its code', async () => {
    await buyGift(app, browser, { email: 'giver@example.org' });
    const [receipt] = await receiptsOf('giver@example.org');
    expect(receipt?.text).toContain('as long as nobody has redeemed the gift');
    const mails = await readMailbox(app.dataDir, { to: 'giver@example.org' });
    expect(mails.filter(({ text }) => /Gift code: \w{4}-\w{4}/.test(text))).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  it('of a membership come with each period', async () => {
    await becomeMember(app, browser, { email: 'member@example.org' });
    const [first, ...none] = await receiptsOf('member@example.org');
    expect(none).toEqual([]);
    expect(first?.text).toContain('Your membership renews until you cancel it');
    expect(first?.text).toContain('/paying/withdraw/');
    app.clock.forward(32 * day);
    await app.worker.drain();
    await app.reconcile();
    await app.worker.drain();
    const [, second, ...more] = await receiptsOf('member@example.org');
    expect(more).toEqual([]);
    expect(second?.text).toContain('Period:');
    expect(second?.text).not.toContain('/paying/withdraw/');
  });

  it('of money that went back name its hundredths, also in a currency whose prices have none', async () => {
    const email = 'oslo@example.org';
    const exam = { ...iq, countryCode: 'NO' };
    const { orderNumber, paymentId } = await receiveReport(app, browser, { exam, email });
    const [[, paid] = ['', 0]] = await ledgerOf(app, orderNumber);
    const id = `sbr_theirs${paymentId}`;
    await app.database.database.insert(sandboxRefunds).values({
      id,
      idempotencyKey: id,
      payment: idOf(paymentId),
      orderNumber,
      state: 'succeeded',
      amount: 4950,
      currency: 'NOK',
      createdAt: app.clock.now(),
    });
    await postNotice(
      app,
      JSON.stringify({ eventId: `sbn_${id}_1`, live: false, kind: 'refund', id, orderNumber }),
    );
    await app.worker.drain();
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', paid],
      ['refund', 4950],
      ['refund', paid - 4950],
    ]);
    const mails = (await readMailbox(app.dataDir, { to: email })).map(({ text }) => text);
    const rest = `NOK\u00a0${((paid - 4950) / 100).toFixed(2)}`;
    expect(mails.filter((text) => text.includes('NOK\u00a049.50'))).toHaveLength(1);
    expect(mails.filter((text) => text.includes(rest))).toHaveLength(2);
  });
});
