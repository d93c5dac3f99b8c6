import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import type { ProviderWord, VerifiedNotice } from '#server/providers/provider.ts';
import { stripeEvents } from '#server/providers/stripe/interpret.ts';
import { createStripe } from '#server/providers/stripe/provider.ts';
import type { FakeEvent } from '#tests/support/stripe/books.ts';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { membershipOf, opened, requestOf } from '#tests/support/stripe/requests.ts';
import {
  duplicated,
  type Notice,
  reversed,
  shuffled,
  sign,
  without,
} from '#tests/support/stripe/webhooks.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('Stripe, notices', () => {
  const fake = forSuite(() => openStripeFake());
  const stripe = forSuite(() => createStripe(fake.options));

  const verify = ({ body, headers }: Pick<Notice, 'body' | 'headers'>, at = fake.clock.now()) =>
    stripe.verify({ body, headers }, at);

  /** What the provider says of an event, as the door and its job would ask. */
  async function word(event: FakeEvent): Promise<ProviderWord | undefined> {
    const verified = (await verify(fake.notice(event))) as VerifiedNotice;
    expect(verified.eventId).toBe(event.id);
    return stripe.interpret(verified.event);
  }

  /** The words of all events since a moment, by their types. */
  async function wordsSince(from: number): Promise<(readonly [string, ProviderWord | undefined])[]> {
    const words: (readonly [string, ProviderWord | undefined])[] = [];
    for (const event of fake.events().slice(from)) words.push([event.type, await word(event)]);
    return words;
  }

  const page = () => opened(stripe, requestOf(fake));
  const mark = () => fake.events().length;

  describe('count only', () => {
    async function genuine(): Promise<Notice> {
      const { id } = await page();
      fake.pay(id);
      return fake.notice(fake.events().at(-1) as FakeEvent);
    }

    it('with our signature, for five minutes', async () => {
      const notice = await genuine();
      const at = fake.clock.now().getTime();
      expect(await verify(notice)).toMatchObject({
        eventId: notice.event.id,
        event: { type: 'checkout.session.completed', objectId: notice.event.object.id },
      });
      expect(await verify(notice, new Date(at + 299_000))).toBeDefined();
      expect(await verify(notice, new Date(at + 302_000))).toBeUndefined();
      expect(await verify(notice, new Date(at - 29_000))).toBeDefined();
      expect(await verify(notice, new Date(at - 32_000))).toBeUndefined();
    });

    it('while a secret is being changed, when one of two signatures is ours', async () => {
      const { body, headers } = await genuine();
      const other = sign(body, 'whsec_the_next', fake.clock.now()).replace(/^t=\d+/, '');
      const both = { 'stripe-signature': `${headers['stripe-signature']}${other}`, 'content-type': '' };
      expect(await verify({ body, headers: both })).toBeDefined();
    });

    it('of our own world: a live notice means nothing to a test key, nor the other way round', async () => {
      const live = await openStripeFake({ live: true, clock: fake.clock });
      try {
        const provider = createStripe(live.options);
        const { id } = await opened(provider, requestOf(fake));
        live.pay(id);
        const told = live.notice(live.events().at(-1) as FakeEvent);
        expect(await provider.verify(told, fake.clock.now())).toBeDefined();
        expect(await verify(told)).toBeUndefined();
        expect(await provider.verify(await genuine(), fake.clock.now())).toBeUndefined();
      } finally {
        await live.close();
      }
    });

    it('unaltered: of 1,000 mutations none does', async () => {
      const notice = await genuine();
      const { body } = notice;
      const signature = notice.headers['stripe-signature'];
      const secret = fake.options.webhookSecret;
      const at = fake.clock.now();
      const nearby = (seconds: number) => new Date(at.getTime() + seconds * 1000);
      const changed = (text: string) =>
        fc
          .tuple(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }))
          .map(([place, code]) => text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1));
      const forged = fc.oneof(
        changed(body).map((text) => [text, signature] as const),
        changed(signature).map((header) => [body, header] as const),
        fc.nat(body.length - 1).map((place) => [body.slice(0, place), signature] as const),
        fc.nat(signature.length - 1).map((place) => [body, signature.slice(0, place)] as const),
        fc.constantFrom(' ', '\n', '{}').map((more) => [body + more, signature] as const),
        fc.string({ minLength: 1 }).map((other) => [body, sign(body, `whsec_${other}`, at)] as const),
        fc
          .integer({ min: 302, max: 10_000_000 })
          .map((ago) => [body, sign(body, secret, nearby(-ago))] as const),
        fc.integer({ min: 32, max: 10_000_000 }).map((on) => [body, sign(body, secret, nearby(on))] as const),
        fc.integer({ min: 1, max: 300 }).map((on) => {
          const moved = signature.replace(/^t=(\d+)/, (_, t: string) => `t=${Number(t) + on}`);
          return [body, moved] as const;
        }),
        fc.constantFrom('"livemode":true', '"livemode":null', '"live":false').map((mode) => {
          const other = body.replace(/"livemode":false(?=,"pending)/, mode);
          return [other, sign(other, secret, at)] as const;
        }),
        fc
          .constantFrom('', 't=,v1=', `${signature},t=1`, `t=1,${signature}`, 'v1=0')
          .map((header) => [body, header] as const),
      );
      await fc.assert(
        fc.asyncProperty(forged, async ([text, header]) => {
          fc.pre(text !== body || header !== signature);
          const headers = { 'stripe-signature': header, 'content-type': 'application/json' };
          expect(await verify({ body: text, headers }, at)).toBeUndefined();
        }),
        { numRuns: 1000 },
      );
      expect(await stripe.verify({ body, headers: {} }, at)).toBeUndefined();
    });

    it('when they are an event at all', async () => {
      const at = fake.clock.now();
      for (const body of [
        '',
        '[]',
        'null',
        '{"object":"event"}',
        '{"object":"v2.core.event","id":"evt_1"}',
      ]) {
        const header = body === '' ? 't=1,v1=' : sign(body, fake.options.webhookSecret, at);
        const headers = { 'stripe-signature': header };
        expect(await stripe.verify({ body, headers }, at)).toBeUndefined();
      }
    });
  });

  describe('mean what Stripe says now', () => {
    it('of a payment, whatever its notices say and in whatever order they come', async () => {
      const { request, id } = await page();
      const from = mark();
      fake.decline(id, 'insufficient_funds');
      fake.pay(id);
      const words = await wordsSince(from);
      const spoken = words.filter(([type]) => !type.startsWith('charge.'));
      expect(spoken.map(([type]) => type)).toEqual([
        'payment_intent.payment_failed',
        'payment_intent.succeeded',
        'checkout.session.completed',
      ]);
      for (const [, said] of spoken) {
        expect(said).toMatchObject({
          kind: 'payment',
          attemptId: request.idempotencyKey,
          payment: { reference: id, state: 'succeeded', orderNumber: request.orderNumber, amount: 990 },
        });
      }
      expect(words.find(([type]) => type === 'charge.succeeded')?.[1]).toBeUndefined();
    });

    it('of a page that ran out, or was ordered on and not paid', async () => {
      const left = await page();
      const ordered = await opened(stripe, requestOf(fake, { method: 'sepa_debit' }));
      const from = mark();
      fake.startAsync(ordered.id);
      const completed = await wordsSince(from);
      expect(completed.at(-1)?.[1]).toMatchObject({ payment: { state: 'processing' } });
      fake.advance(25 * 3600 * 1000);
      const expired = fake
        .events()
        .find(({ type, object }) => type.endsWith('expired') && object.id === left.id);
      expect(await word(expired as FakeEvent)).toMatchObject({ payment: { state: 'canceled' } });
    });

    it('of money given back, by us or by Stripe itself', async () => {
      const { request, id } = await page();
      fake.pay(id);
      const { orderNumber, currency } = request;
      const refundId = newId(fake.clock);
      let from = mark();
      const { reference } = await stripe.refund({
        idempotencyKey: refundId,
        orderNumber,
        payment: id,
        amount: 300,
        currency,
      });
      const refund = { reference, state: 'succeeded', amount: 300, currency: 'EUR' };
      for (const [, said] of await wordsSince(from)) {
        expect(said).toEqual({ kind: 'refund', orderNumber, payment: id, refundId, refund });
      }
      from = mark();
      const theirs = fake.refundByProvider(id, 200);
      const words = await wordsSince(from);
      expect(words.map(([type]) => type)).toEqual(['refund.created', 'charge.refunded']);
      for (const [, said] of words) {
        expect(said).toMatchObject({
          payment: id,
          refundId: null,
          refund: { reference: theirs, amount: 200 },
        });
      }
      fake.settleRefund(theirs, 'failed');
      expect(await word(fake.events().at(-1) as FakeEvent)).toMatchObject({ refund: { state: 'failed' } });
    });

    it.each(['won', 'lost'] as const)('of a dispute that is %s', async (outcome) => {
      const { request, id } = await page();
      fake.pay(id);
      const from = mark();
      const reference = fake.dispute(id);
      const { orderNumber } = request;
      const said = { kind: 'dispute', orderNumber, payment: id, reference, amount: 990, currency: 'EUR' };
      for (const [, open] of await wordsSince(from)) expect(open).toEqual({ ...said, state: 'open' });
      fake.closeDispute(reference, outcome);
      expect(await word(fake.events().at(-1) as FakeEvent)).toEqual({ ...said, state: outcome });
    });

    it('nothing of a bank’s question that came to nothing, and a loss where the money went at once', async () => {
      const { id } = await page();
      fake.pay(id);
      fake.closeDispute(fake.dispute(id), 'warning_closed');
      expect(await word(fake.events().at(-1) as FakeEvent)).toBeUndefined();
      const settledBefore = fake.dispute(id);
      fake.closeDispute(settledBefore, 'prevented');
      expect(await word(fake.events().at(-1) as FakeEvent)).toMatchObject({ state: 'lost' });
      fake.books.disputes.get(settledBefore)?.balance_transactions.splice(0);
      expect(await word(fake.events().at(-1) as FakeEvent)).toBeUndefined();
    });

    it('of a membership, its renewal, its dispute and its end', async () => {
      const { request, id } = await opened(stripe, membershipOf(fake));
      const { orderNumber } = request;
      let from = mark();
      fake.pay(id);
      const begun = await wordsSince(from);
      expect(begun.at(-1)?.[1]).toMatchObject({
        kind: 'payment',
        payment: { state: 'succeeded', reference: id },
      });
      const subscription = { kind: 'subscription', subscription: { orderNumber, state: 'active' } };
      expect(begun.find(([type]) => type === 'invoice.paid')?.[1]).toMatchObject(subscription);

      const reference = (await stripe.fetch(request, id))?.subscription as string;
      const renewed = String(fake.renew(reference)?.payment_intent);
      const paid = fake.events().findLast(({ type }) => type === 'invoice.paid') as FakeEvent;
      expect(await word(paid)).toMatchObject({
        subscription: { payments: [{ reference: id }, { reference: renewed }] },
      });
      from = mark();
      const back = { idempotencyKey: newId(fake.clock), orderNumber: 'RENEWAL', payment: renewed };
      await stripe.refund({ ...back, amount: 90, currency: 'EUR' });
      expect((await wordsSince(from))[0]?.[1]).toMatchObject({
        kind: 'refund',
        orderNumber: 'RENEWAL',
        payment: renewed,
        refundId: back.idempotencyKey,
      });
      from = mark();
      fake.dispute(id);
      fake.dispute(renewed);
      const names = (await wordsSince(from)).map(([, said]) => said?.kind === 'dispute' && said.payment);
      expect(new Set(names)).toEqual(new Set([id, renewed]));
      await stripe.subscriptions?.cancelNow(reference, newId(fake.clock));
      const ended = fake.events().at(-1) as FakeEvent;
      expect(ended.type).toBe('customer.subscription.deleted');
      expect(await word(ended)).toMatchObject({ subscription: { state: 'canceled' } });
    });

    it('nothing where Stripe no longer knows the thing, or it is of another shop', async () => {
      for (const type of stripeEvents) {
        expect(await stripe.interpret({ type, objectId: 'gone_1' }), type).toBeUndefined();
      }
      expect(await stripe.interpret({ type: 'customer.created', objectId: 'cus_1' })).toBeUndefined();
      const { id } = await page();
      fake.pay(id);
      const session = fake.books.sessions.get(id);
      if (session) session.metadata = {};
      expect(await word(fake.events().at(-1) as FakeEvent)).toBeUndefined();
    });

    it('names the order in the notice where Stripe does, so that its jobs stand in line', async () => {
      const { request, id } = await page();
      fake.pay(id);
      const verified = await verify(fake.notice(fake.events().at(-1) as FakeEvent));
      expect(verified?.aggregateId).toBe(request.orderNumber);
    });
  });

  describe('on their way', () => {
    it('are doubled, reordered, lost, late and told again when they were not taken', async () => {
      const { id } = await page();
      await fake.deliver(async () => 200);
      fake.pay(id);
      const seen: string[] = [];
      const take = async ({ event }: Notice) => {
        seen.push(event.type);
        return 200;
      };
      expect(await fake.deliver(async () => 500)).toEqual([500, 500, 500]);
      await fake.deliver(take, { arrange: (notices) => duplicated(2)(reversed(notices)) });
      expect(seen).toEqual([
        'checkout.session.completed',
        'checkout.session.completed',
        'payment_intent.succeeded',
        'payment_intent.succeeded',
        'charge.succeeded',
        'charge.succeeded',
      ]);
      expect(await fake.deliver(take)).toEqual([]);

      fake.books.delayMilliseconds = 60_000;
      fake.refundByProvider(id, 100);
      fake.books.delayMilliseconds = 0;
      expect(await fake.deliver(take)).toEqual([]);
      fake.advance(61_000);
      expect(await fake.deliver(take, { arrange: without(({ type }) => type === 'refund.created') })).toEqual(
        [200],
      );
      expect(await fake.deliver(take)).toEqual([]);

      let underWay = 0;
      let most = 0;
      fake.refundByProvider(id, 100);
      const slow = async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 5));
        underWay -= 1;
        return 200;
      };
      await fake.deliver(slow, { arrange: duplicated(20), atOnce: 8 });
      expect(most).toBe(8);

      const rows = fake.events().map((event) => fake.notice(event));
      expect(shuffled(7)(rows)).toEqual(shuffled(7)(rows));
      expect(shuffled(7)(rows)).not.toEqual(shuffled(8)(rows));
      expect(new Set(shuffled(7)(rows))).toEqual(new Set(rows));
    });
  });
});
