import Stripe from 'stripe';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { readForm } from '#tests/support/stripe/form.ts';
import type * as parameters from '#tests/support/stripe/parameters.ts';
import { forSuite } from '#tests/support/suite.ts';

/** The words that a parameter knows by name; none where it takes any text. */
type Named<T> = T extends string ? (string extends T ? never : T) : never;

/** All names and words in what the fake takes that the library's type does not have; never, where it has them all. */
type Foreign<Taken, Allowed> = Taken extends readonly (infer Row)[]
  ? Allowed extends readonly (infer Known)[]
    ? Foreign<Row, Known>
    : 'no list'
  : Taken extends object
    ? {
        [Name in keyof Taken]-?: Name extends keyof Extract<Allowed, object>
          ? Foreign<NonNullable<Taken[Name]>, NonNullable<Extract<Allowed, object>[Name]>>
          : Name;
      }[keyof Taken]
    : Taken extends string
      ? [Named<Allowed>] extends [never]
        ? never
        : Exclude<Taken, Named<Allowed>>
      : Taken extends Allowed
        ? never
        : 'another type';

type Taken<Name extends keyof typeof parameters> = (typeof parameters)[Name] extends z.ZodType
  ? z.output<(typeof parameters)[Name]>
  : never;

describe('the fake Stripe', () => {
  const fake = forSuite(() => openStripeFake());
  let sdk: Stripe;
  beforeAll(async () => {
    const { host, port } = fake.options.api as { host: string; port: number };
    sdk = new Stripe(fake.options.secretKey, {
      host,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  });

  const order: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 990, product_data: { name: 'A' } } },
    ],
    allowed_payment_method_types: ['card'],
    success_url: 'https://example.org/',
  };

  it('takes no parameter and no word that the library does not have', () => {
    expectTypeOf<Foreign<Taken<'sessionCreate'>, Stripe.Checkout.SessionCreateParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'sessionRetrieve'>, Stripe.Checkout.SessionRetrieveParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'sessionList'>, Stripe.Checkout.SessionListParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'refundCreate'>, Stripe.RefundCreateParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'refundList'>, Stripe.RefundListParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'invoiceList'>, Stripe.InvoiceListParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'invoicePay'>, Stripe.InvoicePayParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'invoicePaymentList'>, Stripe.InvoicePaymentListParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'productCreate'>, Stripe.ProductCreateParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'subscriptionUpdate'>, Stripe.SubscriptionUpdateParams>>().toBeNever();
    expectTypeOf<Foreign<Taken<'subscriptionCancel'>, Stripe.SubscriptionCancelParams>>().toBeNever();
    // The test itself can fail: these are no parameters and no words of the library's.
    expectTypeOf<Foreign<{ mode: 'gift' }, Stripe.Checkout.SessionCreateParams>>().toEqualTypeOf<'gift'>();
    expectTypeOf<
      Foreign<{ payment_method_types: string[] }, Stripe.Checkout.SessionCreateParams>
    >().toEqualTypeOf<'payment_method_types'>();
  });

  it('refuses what it does not know, and asks for what is missing', async () => {
    const wrong: [object, object][] = [
      [{ payment_method_types: ['card'] }, { code: 'parameter_unknown', param: 'payment_method_types' }],
      [{ success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
      [{ line_items: [] }, { param: 'line_items' }],
      [{ mode: 'gift' }, { param: 'mode' }],
      [{ subscription_data: { description: 'A' } }, { param: 'subscription_data' }],
      [{ customer_email: 'nobody' }, { param: 'customer_email' }],
    ];
    for (const [change, error] of wrong) {
      const asking = sdk.checkout.sessions.create({ ...order, ...change });
      await expect(asking).rejects.toMatchObject({ statusCode: 400, ...error });
    }
    expect(fake.books.sessions.size).toBe(0);
  });

  it('refuses amounts that cannot be charged', async () => {
    const amounts: [string, number, string][] = [
      ['eur', 49, 'amount_too_small'],
      ['jpy', 49, 'amount_too_small'],
      ['ugx', 200_050, ''],
      ['kwd', 1001, ''],
      ['hrk', 9000, ''],
    ];
    for (const [currency, unit_amount, code] of amounts) {
      const line = { quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'A' } } };
      const asking = sdk.checkout.sessions.create({ ...order, line_items: [line] });
      await expect(asking).rejects.toMatchObject({ statusCode: 400, ...(code && { code }) });
    }
  });

  it('acts once for a key, refuses the key for anything else, and forgets it after a day', async () => {
    const idempotencyKey = 'one';
    const first = await sdk.checkout.sessions.create(order, { idempotencyKey });
    expect((await sdk.checkout.sessions.create(order, { idempotencyKey })).id).toBe(first.id);
    const other = sdk.checkout.sessions.create({ ...order, locale: 'de' }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    const elsewhere = sdk.products.create({ name: 'A' }, { idempotencyKey });
    await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    fake.advance(24 * 3600 * 1000 + 1);
    expect((await sdk.checkout.sessions.create(order, { idempotencyKey })).id).not.toBe(first.id);
  });

  it('knows who asks, what it has, and where', async () => {
    const { host, port } = fake.options.api as { host: string; port: number };
    const stranger = new Stripe('sk_test_stranger', { host, port, protocol: 'http', maxNetworkRetries: 0 });
    await expect(stranger.checkout.sessions.create(order)).rejects.toMatchObject({ statusCode: 401 });
    await expect(sdk.refunds.retrieve('re_1')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(sdk.customers.list()).rejects.toThrow(/Unrecognized request URL/);
    await expect(sdk.refunds.create({ payment_intent: 'pi_1' })).rejects.toMatchObject({ statusCode: 404 });
  });

  it('reads a form as Stripe’s library writes it', () => {
    expect(readForm('a[b][0][c]=d%20e&a[b][1][c]=f&g=')).toEqual({
      a: { b: [{ c: 'd e' }, { c: 'f' }] },
      g: '',
    });
    for (const wrong of ['a[=1', 'a=1&a=2', 'a=1&a[b]=2', '[a]=1'])
      expect(() => readForm(wrong)).toThrow(RangeError);
  });
});
