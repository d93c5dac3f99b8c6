import { describe, expect, it } from 'vitest';
import { paymentMethods } from '#contract/catalogue.ts';
import { priceOrder, withdraw } from '#contract/payments.ts';
import { coupons } from '#server/catalogue/tables.ts';
import { readConfig } from '#server/config.ts';
import { providerKinds } from '#server/providers/index.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { payBy } from '#tests/support/fakes.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { stateOf } from '#tests/support/orders.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';
import { tiny } from '#tests/support/tiny-provider.ts';

const kinds = [...providerKinds, tiny];

describe('a provider that is one folder and one line', () => {
  const app = forSuite(() => openApp(undefined, { TINY_KEY: 'tiny_key' }, { kinds }));
  const browser = forTest(() => app.browser());

  it('is offered where it takes the currency, alone once its key is set', async () => {
    const methodsIn = (countryCode: string) =>
      browser.data(paymentMethods, { params: { examId: iq.examId, countryCode } });
    const { methods, demonstration } = await methodsIn('DE');
    expect(methods.map(({ id, brand }) => [id, brand])).toEqual([['tiny:coin', 'Tiny Coins']]);
    expect(demonstration).toBe(false);
    expect((await methodsIn('US')).methods).toEqual([]);
  });

  it('sells, and gives back, and is named on the receipt', async () => {
    const orderNumber = await confirm(browser);
    const email = 'tiny@example.org';
    await payBy(browser, { orderNumber, email, method: 'tiny:coin' });
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    await app.worker.drain();
    const receipts = await readMailbox(app.dataDir, { to: email, orderNumber });
    expect(receipts.some(({ text }) => text.includes('Tiny Coins'))).toBe(true);
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('refunded');
    const after = await readMailbox(app.dataDir, { to: email, orderNumber });
    expect(after.length).toBe(receipts.length + 2);
  });

  it('leaves of a coupon what it can charge, and nobody else is asked', async () => {
    const row = { code: 'TINY-ALL', percent: 10_000, createdAt: app.clock.now() };
    await app.database.database.insert(coupons).values(row);
    const orderNumber = await confirm(browser);
    const body = { orderNumber, skuId: 'iq-basic', coupon: row.code };
    expect(await browser.data(priceOrder, { body })).toMatchObject({ price: 990, total: 300 });
  });

  it('may be led to by the forms of our pages', async () => {
    const { headers } = await app.http.inject('/no-such-page');
    expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.tiny.example");
  });

  it('says what is wrong with its own settings', () => {
    expect(() => readConfig({ TINY_KEY: 'wrong' }, kinds)).toThrow('TINY_KEY must be a key.');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_shop' }, kinds)).toThrow(
      'STRIPE_WEBHOOK_SECRET must be set as well',
    );
  });
});
