import { beforeEach, describe, expect, it } from 'vitest';
import { createPaypal } from '#server/providers/paypal/provider.ts';
import { hour } from '#tests/support/clock.ts';
import { begin, hastyOptions, requestFor } from '#tests/support/paypal/asking.ts';
import { openPaypalFake } from '#tests/support/paypal/fake.ts';
import type { Fault } from '#tests/support/stripe/faults.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const fake = forSuite(() => openPaypalFake());
const paypal = forTest(() => createPaypal(fake.options));
const hasty = forTest(() => createPaypal(hastyOptions(fake)));
beforeEach(() => {
  fake.faults.clear();
});

/** Who is asked where the fake will fail in this way. */
const asker = (kind: Fault['kind']) => (kind === 'hang' ? hasty : paypal);

const capturesOf = (reference: string) => fake.captures().filter(({ orderId }) => orderId === reference);

describe('a fault on the way', () => {
  it('that eats the answer to an order loses nothing: the same key finds the same order', async () => {
    const request = requestFor(fake);
    fake.faults.add({ kind: 'cut', on: /POST \/v2\/checkout\/orders$/ });
    await expect(paypal.create(request)).rejects.toThrow();
    const made = [...fake.books.orders.keys()].at(-1);
    expect((await paypal.create(request)).reference).toBe(made);
  });

  it('is none where PayPal will not make an order: that has failed, and is no silence', async () => {
    const request = requestFor(fake);
    const { amount, currency, orderNumber } = request;
    const failed = { reference: null, state: 'failed', failure: 'other', amount, currency, orderNumber };
    fake.faults.add({ kind: 'refused', on: /POST \/v2\/checkout\/orders$/, times: 2 });
    expect(await paypal.create(request)).toMatchObject(failed);
    expect(await paypal.fetch(request, null)).toMatchObject(failed);
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
    const { request, reference } = await begin(fake, paypal);
    fake.approve(reference);
    fake.faults.add({ ...fault, on: /capture$/ });
    await expect(asker(fault.kind).fetch(request, reference)).rejects.toThrow();
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'succeeded' });
    expect(capturesOf(reference)).toHaveLength(1);
  });

  it.each(['cut', 'hang', 'error', 'busy', 'foreign'] as const)(
    'while asking says nothing: %s',
    async (kind) => {
      const { request, reference } = await begin(fake, paypal);
      // Race: on a busy machine a hasty asker may give up before its question reaches the fault.
      fake.faults.add({ kind, on: /GET \/v2\/checkout/, times: 1e6 });
      await expect(asker(kind).fetch(request, reference)).rejects.toThrow();
      await expect(asker(kind).cancel(request, reference)).rejects.toThrow();
      fake.faults.clear();
      expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
    },
  );

  it.each(['cut', 'hang', 'error', 'busy', 'foreign'] as const)(
    'at the token is over with it: %s',
    async (kind) => {
      fake.faults.add({ kind, on: /oauth2/ });
      const asked = asker(kind);
      await expect(asked.create(requestFor(fake))).rejects.toThrow();
      expect(await asked.create(requestFor(fake))).toMatchObject({ state: 'requires_action' });
    },
  );

  it('of a token taken back is over with the next question', async () => {
    const { request, reference } = await begin(fake, paypal);
    fake.revokeTokens();
    await expect(paypal.fetch(request, reference)).rejects.toThrow();
    expect(await paypal.fetch(request, reference)).toMatchObject({ state: 'requires_action' });
  });

  it('takes no longer than the limit, wherever it hangs', async () => {
    for (const on of [/oauth2/, /orders$/]) {
      fake.faults.add({ kind: 'hang', on });
      // Nobody else ends this question.
      await expect(hasty.create(requestFor(fake))).rejects.toThrow();
    }
  });

  it('that makes PayPal forget its keys still ends in one charge', async () => {
    const { request, reference } = await begin(fake, paypal);
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
    const { request, reference } = await begin(fake, paypal);
    const stranger = createPaypal({ ...fake.options, clientSecret: 'another' });
    await expect(stranger.fetch(request, reference)).rejects.toThrow();
    await expect(stranger.cancel(request, reference)).rejects.toThrow();
  });
});
