import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledger } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import type { FakeCapture } from '#tests/support/paypal/books.ts';
import { newCertificate } from '#tests/support/paypal/certificates.ts';
import { capture } from '#tests/support/paypal/orders.ts';
import { headersOf } from '#tests/support/paypal/webhooks.ts';
import type { FakeEvent, FakeIntent, FakeSession } from '#tests/support/stripe/books.ts';
import { sign } from '#tests/support/stripe/webhooks.ts';
import { forSuite } from '#tests/support/suite.ts';
import { begin, booksOf, openMoneyApp, type Waiting } from './support/app.ts';
import { report, size } from './support/rows.ts';

/** A quarter each: notices of Stripe, of PayPal, and what Stripe and PayPal themselves then say. */
const share = size(1_000, 80) / 4;

interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A text with one character exchanged or doubled. */
const changed = (text: string) =>
  fc.tuple(fc.nat(text.length - 1), fc.option(fc.integer({ min: 33, max: 126 }))).map(([place, code]) => {
    const instead = code === null ? text.charAt(place).repeat(2) : String.fromCharCode(code);
    return text.slice(0, place) + instead + text.slice(place + 1);
  });

describe('only genuine notices that match count', () => {
  const app = forSuite(() => openMoneyApp());
  let tried = 0;

  const fulfilled = async () => (await app.database.database.select().from(ledger)).length;

  async function refused(provider: string, genuine: Notice, forged: Notice): Promise<void> {
    const { body, headers } = genuine;
    fc.pre(JSON.stringify(forged) !== JSON.stringify({ body, headers }));
    tried += 1;
    expect(await app.notify(provider, forged), JSON.stringify(forged)).toBe(403);
  }

  it('at Stripe’s door: of all mutations none', async () => {
    const { orderNumber, reference } = await begin(app, 'stripe:card');
    app.stripe.pay(reference);
    const before = await fulfilled();
    const event = app.stripe.events().at(-1) as FakeEvent;
    const genuine = app.stripe.notice(event);
    const { body } = genuine;
    const signature = genuine.headers['stripe-signature'];
    const secret = app.stripe.options.webhookSecret;
    const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);
    const live = body.replaceAll('"livemode":false', '"livemode":true');
    expect(live).not.toBe(body);
    const forged = fc.oneof(
      changed(body).map((text) => [text, signature] as const),
      changed(signature).map((header) => [body, header] as const),
      fc.string({ minLength: 1 }).map((other) => [body, sign(body, `whsec_${other}`, at(0))] as const),
      fc.integer({ min: 302, max: 10_000_000 }).map((old) => [body, sign(body, secret, at(-old))] as const),
      fc.integer({ min: 40, max: 10_000_000 }).map((soon) => [body, sign(body, secret, at(soon))] as const),
      fc.constant([live, sign(live, secret, at(0))] as const),
      fc.constantFrom(' ', '\n', '{}').map((more) => [body + more, signature] as const),
    );
    await fc.assert(
      fc.asyncProperty(forged, ([text, header]) => {
        const headers = { ...genuine.headers, 'stripe-signature': header };
        return refused('stripe', genuine, { body: text, headers });
      }),
      { numRuns: share },
    );
    await app.worker.drain();
    expect(await fulfilled()).toBe(before);
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'pending', captures: 0 });
    expect(await app.notify('stripe', app.stripe.notice(event))).toBe(200);
    await app.worker.drain();
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'paid', captures: 1 });
  });

  it('at PayPal’s door: of all mutations none', async () => {
    const { orderNumber, reference } = await begin(app, 'paypal:paypal');
    app.paypal.approve(reference);
    capture(app.paypal.books, reference);
    const before = await fulfilled();
    const event = app.paypal.events().at(-1);
    if (!event) throw new Error('PayPal has nothing to tell.');
    const genuine = app.paypal.notice(event);
    const { body, headers } = genuine;
    const { key } = await newCertificate(['messageverificationcerts.paypal.com']);
    const { signer } = app.paypal;
    const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);
    const signed = (by: Partial<typeof signer>, seconds = 0) =>
      headersOf(body, randomUUID(), at(seconds), { ...signer, ...by });
    const named = (name: string) =>
      changed(headers[name] ?? '').map((value) => [body, { ...headers, [name]: value }] as const);
    const liveUrl = signer.certificateUrl.replace('api.sandbox.paypal.com', 'api.paypal.com');
    const forged = fc.oneof(
      changed(body).map((text) => [text, headers] as const),
      named('paypal-transmission-id'),
      named('paypal-transmission-time'),
      named('paypal-transmission-sig'),
      named('paypal-cert-url'),
      fc.constant([body, signed({ key })] as const),
      fc.string({ minLength: 1 }).map((webhookId) => [body, signed({ webhookId })] as const),
      fc.constant([body, signed({ certificateUrl: liveUrl })] as const),
      // PayPal tells an event for three days, with its first time.
      fc.integer({ min: 263_000, max: 10_000_000 }).map((old) => [body, signed({}, -old)] as const),
      fc.integer({ min: 40, max: 10_000_000 }).map((soon) => [body, signed({}, soon)] as const),
    );
    await fc.assert(
      fc.asyncProperty(forged, ([text, head]) => refused('paypal', genuine, { body: text, headers: head })),
      { numRuns: share },
    );
    await app.worker.drain();
    expect(await fulfilled()).toBe(before);
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'pending', captures: 0 });
    expect(await app.notify('paypal', genuine)).toBe(200);
    await app.worker.drain();
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'paid', captures: 1 });
  });

  /** A genuine notice of what does not match: it is taken, and has no effect. What it left to do is dropped. */
  async function fulfilsNothing(
    provider: string,
    notice: Notice,
    what: unknown,
    before: number,
  ): Promise<void> {
    tried += 1;
    expect(await app.notify(provider, notice)).toBe(200);
    await app.worker.drain();
    expect(await fulfilled(), JSON.stringify(what)).toBe(before);
    const { database } = app.database;
    await database.delete(outbox).where(and(eq(outbox.kind, 'payments.notice'), isNull(outbox.doneAt)));
  }

  const amounts = fc.oneof(fc.nat(5_000), fc.constantFrom(0, 989, 991, 99_000));

  it('of what Stripe says itself: no other amount, currency, order, payment or mode', async () => {
    const waiting = await begin(app, 'stripe:card');
    const other = await begin(app, 'stripe:card');
    app.stripe.pay(waiting.reference);
    const event = app.stripe.events().at(-1) as FakeEvent;
    const session = app.stripe.books.sessions.get(waiting.reference) as FakeSession;
    const intent = app.stripe.books.intents.get(String(session.payment_intent)) as FakeIntent;
    const theirs = app.stripe.books.sessions.get(other.reference) as FakeSession;
    const change = fc.oneof(
      amounts.map((amount_received) => ({ intent: { amount_received } })),
      fc.constantFrom('usd', 'jpy', 'gbp', 'kwd', 'huf').map((currency) => ({ session: { currency } })),
      fc
        .constantFrom(other.orderNumber, '0'.repeat(38), '', waiting.orderNumber.toLowerCase())
        .map((client_reference_id) => ({ session: { client_reference_id } })),
      fc.constant({ session: { metadata: theirs.metadata } }),
      fc.constant({
        session: { metadata: theirs.metadata, client_reference_id: theirs.client_reference_id },
      }),
      fc.constant({ session: { metadata: {} } }),
      fc.constantFrom('unpaid' as const, 'no_payment_required' as const).map((payment_status) => ({
        session: { payment_status },
      })),
      fc.constant({ session: { status: 'open' as const } }),
      fc.constant({ intent: { status: 'processing' as const } }),
    );
    const [before, was] = [await fulfilled(), { session: { ...session }, intent: { ...intent } }];
    await fc.assert(
      fc.asyncProperty(change, async (wrong: { session?: object; intent?: object }) => {
        Object.assign(session, wrong.session);
        Object.assign(intent, wrong.intent);
        fc.pre(JSON.stringify({ session, intent }) !== JSON.stringify(was));
        const notice = app.stripe.notice({ ...event, id: `evt_${randomUUID().replaceAll('-', '')}` });
        await fulfilsNothing('stripe', notice, wrong, before);
        Object.assign(session, was.session);
        Object.assign(intent, was.intent);
      }),
      { numRuns: share },
    );
    await expectGenuine('stripe', app.stripe.notice(event), waiting, other);
  });

  it('of what PayPal says itself: no other amount, currency, order or payment', async () => {
    const waiting = await begin(app, 'paypal:paypal');
    const other = await begin(app, 'paypal:paypal');
    app.paypal.approve(waiting.reference);
    capture(app.paypal.books, waiting.reference);
    const event = app.paypal.events().at(-1);
    const made = app.paypal.captures().find(({ orderId }) => orderId === waiting.reference) as FakeCapture;
    const unit = app.paypal.books.orders.get(waiting.reference)?.asked.purchase_units[0];
    const theirs = app.paypal.books.orders.get(other.reference)?.asked.purchase_units[0];
    if (!event || !unit || !theirs) throw new Error('PayPal has lost its orders.');
    const change = fc.oneof(
      amounts.map((amount) => ({
        made: { amount: { currency_code: 'EUR', value: (amount / 100).toFixed(2) } },
      })),
      fc.constantFrom('USD', 'GBP', 'XXX').map((currency_code) => ({
        made: { amount: { currency_code, value: '9.90' } },
      })),
      fc
        .constantFrom(other.orderNumber, '0'.repeat(38), '', 'X')
        .map((custom_id) => ({ unit: { custom_id } })),
      fc.constant({ unit: { reference_id: theirs.reference_id } }),
      fc.constant({ unit: { reference_id: theirs.reference_id, custom_id: theirs.custom_id } }),
      fc.constantFrom('PENDING' as const, 'DECLINED' as const).map((status) => ({ made: { status } })),
    );
    const [before, was] = [await fulfilled(), { made: { ...made }, unit: { ...unit } }];
    await fc.assert(
      fc.asyncProperty(change, async (wrong: { made?: object; unit?: object }) => {
        Object.assign(made, wrong.made);
        Object.assign(unit, wrong.unit);
        fc.pre(JSON.stringify({ made, unit }) !== JSON.stringify(was));
        const notice = app.paypal.notice({
          ...event,
          id: `WH-${randomUUID()}`,
          transmissionId: randomUUID(),
        });
        await fulfilsNothing('paypal', notice, wrong, before);
        Object.assign(made, was.made);
        Object.assign(unit, was.unit);
      }),
      { numRuns: share },
    );
    await expectGenuine('paypal', app.paypal.notice(event), waiting, other);
  });

  /** The same payment told truthfully fulfils its order, so that what went before could have. */
  async function expectGenuine(
    provider: string,
    notice: Notice,
    waiting: Waiting,
    other: Waiting,
  ): Promise<void> {
    expect(await app.notify(provider, notice)).toBe(200);
    await app.worker.drain();
    expect(await booksOf(app, waiting.orderNumber)).toMatchObject({ state: 'paid', captures: 1 });
    expect(await booksOf(app, other.orderNumber)).toMatchObject({ state: 'pending', captures: 0 });
  }

  it('so that none was fulfilled by a mutation', () => {
    expect(tried).toBe(share * 4);
    report(
      'only signed, matching notices count',
      `0 of ${size(1_000, 80)} mutations fulfil`,
      `0 of ${tried} (body, signature, secret, time, mode; amount, currency, order, payment at the provider)`,
    );
  });
});
