import { beforeEach, describe, expect, it } from 'vitest';
import { paypalCurrencies } from '#server/providers/paypal/amounts.ts';
import { createPaypal } from '#server/providers/paypal/provider.ts';
import { day } from '#tests/support/clock.ts';
import { beginPaid, hastyOptions, refundFor, requestFor } from '#tests/support/paypal/asking.ts';
import { openPaypalFake } from '#tests/support/paypal/fake.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const fake = forSuite(() => openPaypalFake());
const paypal = forTest(() => createPaypal(fake.options));
const hasty = forTest(() => createPaypal(hastyOptions(fake)));
beforeEach(() => {
  fake.faults.clear();
  fake.books.refundsBegin = 'COMPLETED';
});

const refundsFor = (id: string) =>
  [...fake.books.refunds.values()].filter(({ invoiceId }) => invoiceId === id);

describe('a refund by PayPal', () => {
  it.each([...paypalCurrencies])('gives back a part and then the rest in %s', async (currency, decimals) => {
    const amount = decimals === 0 ? 299_000 : 2_995;
    const { request, reference } = await beginPaid(fake, paypal, { amount, currency });
    const part = decimals === 0 ? 100_000 : 1_001;
    const first = await paypal.refund(refundFor(fake, request, reference, { amount: part }));
    expect(first).toMatchObject({ state: 'succeeded', amount: part, currency });
    const second = await paypal.refund(refundFor(fake, request, reference, { amount: amount - part }));
    expect(second).toMatchObject({ state: 'succeeded', amount: amount - part, currency });
    expect(second.reference).not.toBe(first.reference);
  });

  it('is one, however often it is asked for', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const wish = refundFor(fake, request, reference, { amount: 500 });
    const made = await Promise.all(Array.from({ length: 5 }, () => paypal.refund(wish)));
    expect(new Set(made.map((refund) => refund.reference)).size).toBe(1);
    expect(refundsFor(wish.idempotencyKey)).toHaveLength(1);
  });

  it('is found again when PayPal has forgotten the key', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const wish = refundFor(fake, request, reference, { amount: 500 });
    const { reference: first } = await paypal.refund(wish);
    fake.clock.forward(60 * day);
    expect((await paypal.refund(wish)).reference).toBe(first);
    expect(refundsFor(wish.idempotencyKey)).toHaveLength(1);
  });

  it.each([
    { kind: 'cut' },
    { kind: 'hang', acts: true },
    { kind: 'hang' },
    { kind: 'error' },
    { kind: 'busy' },
    { kind: 'foreign' },
  ] as const)('is one after a fault: %o', async (fault) => {
    const { request, reference } = await beginPaid(fake, paypal);
    const wish = refundFor(fake, request, reference);
    fake.faults.add({ ...fault, on: /refund$/ });
    await expect((fault.kind === 'hang' ? hasty : paypal).refund(wish)).rejects.toThrow();
    expect(await paypal.refund(wish)).toMatchObject({ state: 'succeeded', amount: 1995 });
    expect(refundsFor(wish.idempotencyKey)).toHaveLength(1);
  });

  it.each([
    ['COMPLETED', 'succeeded'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
  ] as const)('can take its time and end %s', async (status, state) => {
    const { request, reference } = await beginPaid(fake, paypal);
    const wish = refundFor(fake, request, reference);
    fake.books.refundsBegin = 'PENDING';
    const pending = await paypal.refund(wish);
    expect(pending).toMatchObject({ state: 'pending' });
    fake.settleRefund(pending.reference, status);
    expect(await paypal.refund(wish)).toMatchObject({ state, reference: pending.reference });
  });

  it('of more than is left is refused for good, and gives nothing', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const more = refundFor(fake, request, reference, { amount: 1996 });
    expect(await paypal.refund(more)).toMatchObject({ state: 'failed', reference: more.idempotencyKey });
    await paypal.refund(refundFor(fake, request, reference));
    const again = refundFor(fake, request, reference, { amount: 1 });
    expect(await paypal.refund(again)).toMatchObject({ state: 'failed' });
    expect([...refundsFor(more.idempotencyKey), ...refundsFor(again.idempotencyKey)]).toEqual([]);
  });

  it('is not mistaken for one that was made in PayPal’s own pages', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const theirs = fake.refundByProvider(reference, { currency_code: 'EUR', value: '5.00' });
    const ours = await paypal.refund(refundFor(fake, request, reference, { amount: 500 }));
    expect(ours).toMatchObject({ state: 'succeeded', amount: 500 });
    expect(ours.reference).not.toBe(theirs);
  });

  it('needs a payment that took money', async () => {
    const request = requestFor(fake);
    const reference = (await paypal.create(request)).reference as string;
    await expect(paypal.refund(refundFor(fake, request, reference))).rejects.toThrow();
    await expect(paypal.refund(refundFor(fake, request, 'ORD99999999999999'))).rejects.toThrow();
  });

  it('tells nobody our keys when it fails', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    for (const kind of ['error', 'cut', 'hang', 'foreign'] as const) {
      fake.faults.add({ kind, on: /refund$/ });
      const error = await hasty
        .refund(refundFor(fake, request, reference))
        .catch((thrown: unknown) => thrown);
      const { stack, ...told } = error as Error;
      expect(`${stack} ${JSON.stringify(told)}`).not.toMatch(/Bearer|fake-secret|A21AA/);
    }
  });
});
