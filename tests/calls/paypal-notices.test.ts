import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPaypal } from '#server/providers/paypal/provider.ts';
import { day } from '#tests/support/clock.ts';
import { beginApproved, beginPaid, hastyOptions, refundFor } from '#tests/support/paypal/asking.ts';
import type { FakeEvent } from '#tests/support/paypal/books.ts';
import { newCertificate } from '#tests/support/paypal/certificates.ts';
import { openPaypalFake } from '#tests/support/paypal/fake.ts';
import { headersOf, type Notice } from '#tests/support/paypal/webhooks.ts';
import { forSuite } from '#tests/support/suite.ts';

const second = 1000;

const fake = forSuite(() => openPaypalFake());
const paypal = forSuite(() => createPaypal(fake.options));
beforeEach(() => {
  fake.faults.clear();
});

const lastEvent = () => fake.events().at(-1) as FakeEvent;
const verify = (notice: Pick<Notice, 'body' | 'headers'>, at = fake.clock.now()) => paypal.verify(notice, at);

describe('a notice of PayPal’s', () => {
  it('is known by its signature, and names what it is about', async () => {
    const { request } = await beginApproved(fake, paypal);
    const event = lastEvent();
    expect(await verify(fake.notice(event))).toMatchObject({
      eventId: event.id,
      aggregateId: request.orderNumber,
      event: { id: event.id, event_type: 'CHECKOUT.ORDER.APPROVED' },
    });
  });

  it('names the order in each of its kinds', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    await paypal.refund(refundFor(fake, request, reference, { amount: 100 }));
    fake.dispute(reference);
    const kinds = fake.events().slice(-4);
    expect(kinds.map(({ type }) => type)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'CUSTOMER.DISPUTE.CREATED',
    ]);
    for (const event of kinds) {
      expect(await verify(fake.notice(event))).toMatchObject({ aggregateId: request.orderNumber });
    }
  });

  it('asks for the certificate once', async () => {
    await beginApproved(fake, paypal);
    const fresh = createPaypal(fake.options);
    const before = fake.requests.length;
    const notice = fake.notice(lastEvent());
    for (let time = 0; time < 5; time += 1)
      expect(await fresh.verify(notice, fake.clock.now())).toBeDefined();
    expect(fake.requests.slice(before).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/v1\/notifications\/certs\//),
    ]);
  });

  it('counts for the three days in which PayPal repeats it, and no longer', async () => {
    await beginApproved(fake, paypal);
    const notice = fake.notice(lastEvent());
    const sent = lastEvent().at.getTime();
    expect(await verify(notice, new Date(sent + 3 * day))).toBeDefined();
    expect(await verify(notice, new Date(sent + 3 * day + 3700 * second))).toBeUndefined();
  });

  it('does not count from the future', async () => {
    await beginApproved(fake, paypal);
    const now = fake.clock.now();
    for (const ahead of [60 * second, 300 * second, day]) {
      const notice = fake.notice(lastEvent(), new Date(now.getTime() + ahead));
      expect(await verify(notice, now)).toBeUndefined();
    }
  });

  it('does not count when its certificate is anybody else’s, at any address', async () => {
    await beginApproved(fake, paypal);
    const { body } = fake.notice(lastEvent());
    const { key } = await newCertificate(['messageverificationcerts.paypal.com']);
    const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-fa4e';
    const before = fake.requests.length;
    const strange = [
      `https://evil.test${path}`,
      `http://api.sandbox.paypal.com${path}`,
      `https://api.paypal.com${path}`,
      `https://api.sandbox.paypal.com.evil.test${path}`,
      `https://api.sandbox.paypal.com@evil.test${path}`,
      `https://evil.test#api.sandbox.paypal.com${path}`,
      `https://api.sandbox.paypal.com:444${path}`,
      `https://api.sandbox.paypal.com${path}?next=evil`,
      `https://api.sandbox.paypal.com/v1/notifications/certs/../../../evil`,
      'https://api.sandbox.paypal.com/v2/checkout/orders',
      'file:///etc/passwd',
      'no address',
    ];
    for (const certificateUrl of strange) {
      const headers = headersOf(body, randomUUID(), fake.clock.now(), {
        ...fake.signer,
        certificateUrl,
        key,
      });
      expect(await verify({ body, headers })).toBeUndefined();
    }
    expect(fake.requests.length).toBe(before);
    const headers = headersOf(body, randomUUID(), fake.clock.now(), { ...fake.signer, key });
    expect(await verify({ body, headers })).toBeUndefined();
  });

  it('does not count where PayPal has no such certificate, and is unknown where PayPal does not answer', async () => {
    await beginApproved(fake, paypal);
    const notice = fake.notice(lastEvent());
    const url = fake.signer.certificateUrl.replace(/fa4e$/, 'none');
    const missing = { ...notice, headers: { ...notice.headers, 'paypal-cert-url': url } };
    expect(await verify(missing)).toBeUndefined();
    for (const kind of ['hang', 'cut', 'error'] as const) {
      fake.faults.add({ kind, on: /certs/ });
      const fresh = createPaypal(hastyOptions(fake));
      await expect(fresh.verify(notice, fake.clock.now())).rejects.toThrow();
      expect(await fresh.verify(notice, fake.clock.now())).toBeDefined();
    }
  });

  it('of the other mode, or for another site, does not count', async () => {
    await beginApproved(fake, paypal);
    const notice = fake.notice(lastEvent());
    const live = createPaypal({ ...fake.options, mode: 'live' });
    const other = createPaypal({ ...fake.options, webhookId: 'WEBHOOKFAKE2' });
    expect(await live.verify(notice, fake.clock.now())).toBeUndefined();
    expect(await other.verify(notice, fake.clock.now())).toBeUndefined();
  });

  it('is not verified in any of 1,000 mutations', async () => {
    await beginApproved(fake, paypal);
    const notice = fake.notice(lastEvent());
    const names = Object.keys(notice.headers).filter((name) => !/content-type|auth-version/.test(name));
    const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    const letter = fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' });
    const change = fc.tuple(fc.constantFrom('swap', 'insert', 'drop', 'cut'), at, letter);
    const changed = (text: string, [how, where, by]: readonly [string, number, string]) => {
      const place = Math.floor(where * text.length);
      const rest = text.slice(how === 'insert' ? place : place + 1);
      const middle = how === 'swap' || how === 'insert' ? by : '';
      return `${text.slice(0, place)}${middle}${how === 'cut' ? '' : rest}`;
    };
    let mutations = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('body', ...names), change, async (part, how) => {
        const before = part === 'body' ? notice.body : (notice.headers[part] ?? '');
        const after = changed(before, how);
        fc.pre(after !== before);
        mutations += 1;
        const mutated =
          part === 'body'
            ? { ...notice, body: after }
            : { ...notice, headers: { ...notice.headers, [part]: after } };
        expect(await verify(mutated)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
    expect(mutations).toBeGreaterThanOrEqual(1_000);
    for (const name of names) {
      const { [name]: _, ...headers } = notice.headers;
      expect(await verify({ ...notice, headers })).toBeUndefined();
    }
  });

  it('that is no event is refused, though it is signed', async () => {
    for (const body of [
      '',
      '{}',
      '[]',
      'null',
      '{"id":"WH-1"}',
      '{"id":"WH 1","event_type":"X","resource":{}}',
    ]) {
      const headers = headersOf(body, randomUUID(), fake.clock.now(), fake.signer);
      expect(await verify({ body, headers })).toBeUndefined();
    }
  });
});

describe('the fake’s delivery', () => {
  it('repeats what was not taken, as it was first sent; can double, turn round and lose', async () => {
    const { clock } = fake;
    await fake.deliver(async () => 200);
    const { request } = await beginPaid(fake, paypal);
    const told: Notice[] = [];
    const take = (status: number) => async (notice: Notice) => {
      told.push(notice);
      return status;
    };
    expect(await fake.deliver(take(500))).toEqual([500, 500]);
    clock.forward(day);
    expect(await fake.deliver(take(200), (notices) => [...notices.toReversed(), ...notices])).toHaveLength(4);
    expect(told[2]?.headers).toEqual(told[1]?.headers);
    expect(await verify(told[5] as Notice)).toMatchObject({ aggregateId: request.orderNumber });
    await beginPaid(fake, paypal);
    expect(await fake.deliver(take(200), () => [])).toEqual([]);
    expect(await fake.deliver(take(200))).toEqual([]);
    await beginPaid(fake, paypal);
    for (const event of fake.events()) event.due = clock.now().getTime() + second;
    expect(await fake.deliver(take(200))).toEqual([]);
    clock.forward(2 * second);
    expect(await fake.deliver(take(200))).toHaveLength(2);
  });
});
