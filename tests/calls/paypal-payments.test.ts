import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { paypalCurrencies } from '#server/payments/paypal/amounts.ts';
import { createPaypal } from '#server/payments/paypal/provider.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { requestFor } from '#tests/support/paypal/asking.ts';
import { openPaypalFake, type PaypalFake } from '#tests/support/paypal/fake.ts';
import type { Fault } from '#tests/support/stripe/faults.ts';

const hour = 3600 * 1000;

let fake: PaypalFake;
let paypal: PaymentProvider;
/** Waits only so long for an answer that never comes. */
let hasty: PaymentProvider;

beforeAll(async () => {
  fake = await openPaypalFake();
});
beforeEach(() => {
  fake.faults.clear();
  paypal = createPaypal(fake.options);
  hasty = createPaypal({ ...fake.options, answerLimitMilliseconds: 1_000 });
});
/** Who is asked where the fake will fail in this way. */
const asker = (kind: Fault['kind']) => (kind === 'hang' ? hasty : paypal);
afterAll(() => fake.close());

/** An order at PayPal, made for a request. */
async function begin(wish: Parameters<typeof requestFor>[1] = {}) {
  const request = requestFor(fake, wish);
  const { reference } = await paypal.create(request);
  return { request, reference: reference as string };
}

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
    expect((await begin({ locale })).reference).toMatch(/^ORD/);
  });

  it('has a description of any length', async () => {
    expect((await begin({ description: '智力測驗'.repeat(60) })).reference).toMatch(/^ORD/);
  });

  it('is one for ten clicks', async () => {
    const request = requestFor(fake);
    const made = await Promise.all(Array.from({ length: 10 }, () => paypal.create(request)));
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
  });

  it('is captured once by whoever asks first after the approval', async () => {
    const { request, reference } = await begin();
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
    expect(capturesOf(reference)).toHaveLength(0);
    fake.approve(reference);
    const said = await Promise.all(Array.from({ length: 8 }, () => paypal.fetch(request, reference)));
    for (const one of said) {
      expect(one).toMatchObject({ state: 'succeeded', reference, amount: 1995, currency: 'EUR' });
    }
    expect(capturesOf(reference)).toHaveLength(1);
  });

  it.each([...paypalCurrencies])(
    'takes what was asked for, to the hundredth, in %s',
    async (currency, decimals) => {
      for (const number of [1, ...fc.sample(fc.integer({ min: 1, max: 500_000 }), 2)]) {
        const amount = decimals === 0 ? number * 100 : number;
        const { request, reference } = await begin({ amount, currency });
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
    const { request, reference } = await begin();
    fake.decline(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(capturesOf(reference)).toHaveLength(0);
  });

  it('sends the buyer back where PayPal wants to see them again', async () => {
    const { request, reference } = await begin();
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
    const { request, reference } = await begin();
    fake.approveSlowly(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'processing' });
    expect(await paypal.cancel(request, reference)).toMatchObject({ state: 'processing' });
    fake.settleCapture(reference, status);
    expect(await paypal.fetch(request, reference)).toMatchObject(expected);
  });

  it('stays a success when it was given back', async () => {
    const { request, reference } = await begin();
    fake.approve(reference);
    await paypal.fetch(request, reference);
    fake.refundByProvider(reference);
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'succeeded', amount: 1995 });
  });

  it('is not captured for another attempt, order, amount or currency', async () => {
    const { request, reference } = await begin();
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
    const { request, reference } = await begin();
    const canceled = { state: 'canceled', actionUrl: null, reference };
    expect(await paypal.cancel(request, reference)).toMatchObject(canceled);
    fake.approve(reference);
    expect(await paypal.cancel(request, reference)).toMatchObject(canceled);
    expect(capturesOf(reference)).toHaveLength(0);
  });

  it('is a success where the money was taken before', async () => {
    const { request, reference } = await begin();
    fake.approve(reference);
    await paypal.fetch(request, reference);
    expect(await paypal.cancel(request, reference)).toMatchObject({ state: 'succeeded' });
  });

  it('is canceled where PayPal has forgotten it', async () => {
    const { request, reference } = await begin();
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

  it('is unknown where PayPal never answered: its page was never shown', async () => {
    const request = requestFor(fake);
    expect(await paypal.fetch(request, null)).toBeUndefined();
    expect(await paypal.cancel(request, null)).toBeUndefined();
  });
});

describe('a fault on the way', () => {
  it('that eats the answer to an order loses nothing: the same key finds the same order', async () => {
    const request = requestFor(fake);
    fake.faults.add({ kind: 'cut', on: /POST \/v2\/checkout\/orders$/ });
    await expect(paypal.create(request)).rejects.toThrow();
    const made = [...fake.books.orders.keys()].at(-1);
    expect((await paypal.create(request)).reference).toBe(made);
  });

  it.each([
    { kind: 'cut' },
    { kind: 'hang', acts: true },
    { kind: 'hang' },
    { kind: 'error' },
    { kind: 'error', acts: true },
    { kind: 'busy' },
    { kind: 'foreign' },
  ] as const)('at the capture ends in one charge: %o', async (fault) => {
    const { request, reference } = await begin();
    fake.approve(reference);
    fake.faults.add({ ...fault, on: /capture$/ });
    await expect(asker(fault.kind).fetch(request, reference)).rejects.toThrow();
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'succeeded' });
    expect(capturesOf(reference)).toHaveLength(1);
  });

  it.each(['cut', 'hang', 'error', 'busy', 'foreign'] as const)(
    'while asking says nothing: %s',
    async (kind) => {
      const { request, reference } = await begin();
      fake.faults.add({ kind, on: /GET \/v2\/checkout/, times: 2 });
      await expect(paypal.fetch(request, reference)).rejects.toThrow();
      await expect(paypal.cancel(request, reference)).rejects.toThrow();
      expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
    },
  );

  it.each(['cut', 'hang', 'error', 'busy', 'foreign'] as const)(
    'at the token is over with it: %s',
    async (kind) => {
      fake.faults.add({ kind, on: /oauth2/ });
      await expect(paypal.create(requestFor(fake))).rejects.toThrow();
      expect(await paypal.create(requestFor(fake))).toMatchObject({ state: 'requires_action' });
    },
  );

  it('of a token taken back is over with the next question', async () => {
    const { request, reference } = await begin();
    fake.revokeTokens();
    await expect(paypal.fetch(request, reference)).rejects.toThrow();
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
  });

  it('takes no longer than the limit, wherever it hangs', async () => {
    for (const on of [/oauth2/, /orders$/]) {
      fake.faults.add({ kind: 'hang', on });
      const began = performance.now();
      await expect(hasty.create(requestFor(fake))).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(2_500);
    }
  });

  it('that makes PayPal forget its keys still ends in one charge', async () => {
    const { request, reference } = await begin();
    fake.approve(reference);
    await paypal.fetch(request, reference);
    fake.clock.forward(7 * hour);
    const second = (await paypal.create(request)).reference as string;
    expect(second).not.toBe(reference);
    fake.approve(second);
    await expect(paypal.fetch(request, second)).rejects.toThrow();
    expect(capturesOf(second)).toHaveLength(0);
  });

  it('of wrong keys is no answer about a payment', async () => {
    const { request, reference } = await begin();
    const stranger = createPaypal({ ...fake.options, clientSecret: 'another' });
    await expect(stranger.fetch(request, reference)).rejects.toThrow();
    await expect(stranger.cancel(request, reference)).rejects.toThrow();
  });
});

describe('the fake', () => {
  it('lets nobody through to another host', async () => {
    const live = createPaypal({ ...fake.options, mode: 'live' });
    await expect(live.create(requestFor(fake))).rejects.toThrow();
  });
});
