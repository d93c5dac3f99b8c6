import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { paypalCurrencies } from '#server/providers/paypal/amounts.ts';
import { createPaypal } from '#server/providers/paypal/provider.ts';
import { hour } from '#tests/support/clock.ts';
import { begin, requestFor } from '#tests/support/paypal/asking.ts';
import { openPaypalFake } from '#tests/support/paypal/fake.ts';
import { forSuite } from '#tests/support/suite.ts';

const fake = forSuite(() => openPaypalFake());
const paypal = forSuite(() => createPaypal(fake.options));

const capturesOf = (reference: string) => fake.captures().filter(({ orderId }) => orderId === reference);

describe('a payment by PayPal', () => {
  it('begins with an order that its buyer approves on PayPal’s page', async () => {
    const request = requestFor(fake);
    expect(await paypal.create(request)).toEqual({
      reference: expect.stringMatching(/^ORD\d{14}$/),
      state: 'requires_action',
      failure: null,
      actionUrl: expect.stringContaining('https://www.sandbox.paypal.com/checkoutnow?token='),
      amount: 1995,
      currency: 'EUR',
      orderNumber: request.orderNumber,
    });
    expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: request.idempotencyKey,
          invoice_id: request.idempotencyKey,
          custom_id: request.orderNumber,
          amount: { currency_code: 'EUR', value: '19.95' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            brand_name: 'Sixgates',
            locale: 'en-US',
            return_url: request.returnUrl,
            cancel_url: request.returnUrl,
          },
        },
      },
    });
  });

  it.each(locales)('speaks the buyer’s language: %s', async (locale) => {
    expect((await begin(fake, paypal, { locale })).reference).toMatch(/^ORD/);
  });

  it('has a description of any length', async () => {
    expect((await begin(fake, paypal, { description: '智力測驗'.repeat(60) })).reference).toMatch(/^ORD/);
  });

  it('is one for ten clicks', async () => {
    const request = requestFor(fake);
    const made = await Promise.all(Array.from({ length: 10 }, () => paypal.create(request)));
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
  });

  it('is captured once by whoever asks first after the approval', async () => {
    const { request, reference } = await begin(fake, paypal);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
    expect(capturesOf(reference)).toHaveLength(0);
    fake.approve(reference);
    const said = await Promise.all(Array.from({ length: 8 }, () => paypal.fetch(request, reference)));
    for (const one of said) {
      expect(one).toMatchObject({ state: 'succeeded', reference, amount: 1995, currency: 'EUR' });
    }
    expect(capturesOf(reference)).toHaveLength(1);
    const captures = fake.requests.filter(({ path }) => path.endsWith(`${reference}/capture`));
    const keys = new Set(captures.map(({ headers }) => headers['paypal-request-id']));
    expect([...keys]).toEqual([`${request.idempotencyKey}:capture`]);
  });

  it.each([...paypalCurrencies])(
    'takes what was asked for, to the hundredth, in %s',
    async (currency, decimals) => {
      for (const number of [1, ...fc.sample(fc.integer({ min: 1, max: 500_000 }), 2)]) {
        const amount = decimals === 0 ? number * 100 : number;
        const { request, reference } = await begin(fake, paypal, { amount, currency });
        fake.approve(reference);
        expect(await paypal.fetch(request, reference)).toMatchObject({
          state: 'succeeded',
          amount,
          currency,
        });
        const value = decimals === 0 ? String(number) : (number / 100).toFixed(2);
        expect(capturesOf(reference).map((capture) => capture.amount)).toEqual([
          { currency_code: currency, value },
        ]);
      }
    },
  );

  it('is not begun in a currency that PayPal does not take, nor for a membership', async () => {
    const before = fake.requests.length;
    await expect(paypal.create(requestFor(fake, { currency: 'KRW', amount: 990_000 }))).rejects.toThrow(
      RangeError,
    );
    await expect(paypal.create(requestFor(fake, { currency: 'JPY', amount: 99_050 }))).rejects.toThrow(
      RangeError,
    );
    const recurring = { skuId: 'VIP-MONTH', every: 'month' } as const;
    await expect(paypal.create(requestFor(fake, { recurring }))).rejects.toThrow(RangeError);
    expect(fake.requests.length).toBe(before);
  });

  it('fails where the buyer’s means are refused, and takes nothing', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.decline(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(capturesOf(reference)).toHaveLength(0);
  });

  it('sends the buyer back where PayPal wants to see them again', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.approveUnsurely(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({
      state: 'requires_action',
      actionUrl: expect.stringContaining(reference),
    });
    fake.approve(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'succeeded' });
  });

  it.each([
    ['COMPLETED', { state: 'succeeded', failure: null }],
    ['DECLINED', { state: 'failed', failure: 'declined' }],
  ] as const)('waits while PayPal looks at it, and ends %s', async (status, expected) => {
    const { request, reference } = await begin(fake, paypal);
    fake.approveSlowly(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'processing' });
    expect(await paypal.cancel(request, reference)).toMatchObject({ state: 'processing' });
    fake.settleCapture(reference, status);
    expect(await paypal.fetch(request, reference)).toMatchObject(expected);
  });

  it('stays a success when it was given back', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.approve(reference);
    await paypal.fetch(request, reference);
    fake.refundByProvider(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'succeeded', amount: 1995 });
  });

  it('is not captured for another attempt, order, amount or currency', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.approve(reference);
    const others = [
      { ...request, idempotencyKey: requestFor(fake).idempotencyKey },
      { ...request, orderNumber: requestFor(fake).orderNumber },
      { ...request, amount: 1994 },
      { ...request, currency: 'USD' },
    ];
    for (const other of others) await expect(paypal.fetch(other, reference)).rejects.toThrow();
    expect(capturesOf(reference)).toHaveLength(0);
  });
});

describe('a payment that is given up', () => {
  it('is canceled before its approval and after, and nothing is taken by asking', async () => {
    const { request, reference } = await begin(fake, paypal);
    const canceled = { state: 'canceled', actionUrl: null, reference };
    expect(await paypal.cancel(request, reference)).toMatchObject(canceled);
    fake.approve(reference);
    expect(await paypal.cancel(request, reference)).toMatchObject(canceled);
    expect(capturesOf(reference)).toHaveLength(0);
  });

  it('is a success where the money was taken before', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.approve(reference);
    await paypal.fetch(request, reference);
    expect(await paypal.cancel(request, reference)).toMatchObject({ state: 'succeeded' });
  });

  it('is canceled where PayPal has forgotten it', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.clock.forward(7 * hour);
    expect(await paypal.fetch(request, reference)).toBeUndefined();
    expect(await paypal.cancel(request, reference)).toMatchObject({
      state: 'canceled',
      failure: 'expired',
      reference,
      amount: 1995,
      orderNumber: request.orderNumber,
    });
  });

  it('is found by its key where the answer was lost, and made where the question was', async () => {
    const request = requestFor(fake);
    expect(await paypal.cancel(request, null)).toBeUndefined();
    const made = await paypal.fetch(request, null);
    expect(made).toMatchObject({ state: 'requires_action', orderNumber: request.orderNumber });
    expect(await paypal.create(request)).toEqual(made);
    expect(await paypal.fetch(request, null)).toEqual(made);
  });
});

describe('the fake', () => {
  it('lets nobody through to another host', async () => {
    const live = createPaypal({ ...fake.options, mode: 'live' });
    await expect(live.create(requestFor(fake))).rejects.toThrow();
  });
});
