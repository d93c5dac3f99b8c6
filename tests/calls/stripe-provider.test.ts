import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { stripeAmounts, stripeCurrencies } from '#server/providers/stripe/amounts.ts';
import { stripeMethods } from '#server/providers/stripe/methods.ts';
import { createStripe } from '#server/providers/stripe/provider.ts';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { shownAmount } from '#tests/support/stripe/money.ts';
import { opened, requestOf } from '#tests/support/stripe/requests.ts';
import { forSuite } from '#tests/support/suite.ts';

/** The quick form; PRICES=10000 is the full one. */
const prices = Number(process.env.PRICES ?? 300);

describe('Stripe, paying once', () => {
  const fake = forSuite(() => openStripeFake({ answerLimitMilliseconds: 400 }));
  const stripe = forSuite(() => createStripe(fake.options));
  afterEach(() => {
    fake.faults.clear();
    fake.books.inactiveMethods.clear();
  });

  const page = (wish = {}) => opened(stripe, requestOf(fake, wish));
  const chargesOf = (orderNumber: string) =>
    fake.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber);

  it('opens a page on which exactly what was shown is asked, and nothing is taken', async () => {
    const { request, payment, id } = await page();
    expect(payment).toEqual({
      reference: id,
      state: 'requires_action',
      failure: null,
      actionUrl: `https://checkout.stripe.com/c/pay/${id}`,
      amount: 990,
      currency: 'EUR',
      orderNumber: request.orderNumber,
    });
    expect(fake.books.sessions.get(id)).toMatchObject({
      customer_email: request.email,
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
      payment_method_types: ['card'],
      metadata: { orderNumber: request.orderNumber, attemptId: request.idempotencyKey },
    });
    expect(fake.books.asked.get(id)?.adaptive_pricing).toEqual({ enabled: false });
    expect(chargesOf(request.orderNumber)).toEqual([]);
    const unnamed = await page({ email: '' });
    expect(fake.books.sessions.get(unnamed.id)?.customer_email).toBeNull();
  });

  it('knows it paid only when the money was taken', async () => {
    const { request, id } = await page();
    fake.pay(id);
    expect(await stripe.fetch(request, id)).toMatchObject({
      reference: id,
      state: 'succeeded',
      actionUrl: null,
      amount: 990,
    });
    const [charge] = chargesOf(request.orderNumber);
    expect(charge?.metadata).toEqual({ orderNumber: request.orderNumber, attemptId: request.idempotencyKey });
  });

  it('lets a refused card be tried again on the same page', async () => {
    const { request, id } = await page();
    fake.decline(id);
    expect(await stripe.fetch(request, id)).toMatchObject({ state: 'requires_action', failure: null });
    fake.pay(id);
    expect(await stripe.fetch(request, id)).toMatchObject({ state: 'succeeded' });
    expect(chargesOf(request.orderNumber)).toHaveLength(1);
  });

  it('waits for what takes its time, and says why it did not come', async () => {
    const outcomes = [
      ['paid', 'succeeded', null],
      ['failed', 'failed', 'declined'],
      ['expired', 'failed', 'expired'],
    ] as const;
    for (const [outcome, state, failure] of outcomes) {
      const { request, id } = await page({ method: 'konbini', currency: 'JPY', amount: 198_000 });
      fake.startAsync(id);
      expect(await stripe.fetch(request, id)).toMatchObject({ state: 'processing', amount: 198_000 });
      fake.settleAsync(id, outcome);
      expect(await stripe.fetch(request, id)).toMatchObject({ state, failure, amount: 198_000 });
    }
  });

  it('takes a page back that waits, and never one that was paid', async () => {
    const waiting = await page();
    expect(await stripe.cancel(waiting.request, waiting.id)).toMatchObject({
      state: 'canceled',
      failure: 'expired',
    });
    expect(() => fake.pay(waiting.id)).toThrow(/nobody can pay/);
    expect(await stripe.cancel(waiting.request, waiting.id)).toMatchObject({ state: 'canceled' });

    const paid = await page();
    fake.pay(paid.id);
    expect(await stripe.cancel(paid.request, paid.id)).toMatchObject({ state: 'succeeded' });
  });

  it('closes a page after a day by itself', async () => {
    const { request, id } = await page();
    fake.advance(24 * 3600 * 1000);
    expect(await stripe.fetch(request, id)).toMatchObject({ state: 'canceled', failure: 'expired' });
  });

  it('is told of no payment that Stripe never heard of', async () => {
    expect(await stripe.fetch(requestOf(fake), 'cs_test_99999999999999')).toBeUndefined();
    expect(await stripe.cancel(requestOf(fake), 'cs_test_99999999999999')).toBeUndefined();
  });

  it('fails for good, with nothing charged, what Stripe refuses', async () => {
    fake.books.inactiveMethods.add('twint');
    const off = requestOf(fake, { method: 'twint', currency: 'CHF' });
    expect(await stripe.create(off)).toMatchObject({
      reference: null,
      state: 'failed',
      failure: 'other',
      orderNumber: off.orderNumber,
    });
    expect(await stripe.create(requestOf(fake, { amount: 20 }))).toMatchObject({ state: 'failed' });
    await expect(stripe.create(requestOf(fake, { method: 'cheque' }))).rejects.toThrow(RangeError);
    await expect(stripe.create(requestOf(fake, { currency: 'HRK' }))).rejects.toThrow(RangeError);
  });

  it('asks for each of its methods, in each language, as the API wants it', async () => {
    for (const { method, currencies } of stripeMethods) {
      const currency = currencies[0] as string;
      const { id } = await page({ method, currency, amount: stripeAmounts.minimum(currency) });
      expect(fake.books.sessions.get(id)?.payment_method_types).toEqual([method]);
    }
    for (const locale of varieties) await page({ locale });
  });

  it.each([
    ['ES', 'ES', 'es'],
    ['ES', 'MX', 'es-419'],
    ['ES', 'CO', 'es-419'],
    ['ES', 'XX', 'es'],
    ['PT', 'PT', 'pt'],
    ['PT-BR', 'BR', 'pt-BR'],
    ['EN', 'US', 'en'],
    ['EN', 'GB', 'en-GB'],
    ['FR', 'CA', 'fr-CA'],
    ['FR', 'FR', 'fr'],
  ] as const)('asks in %s of %s for a page in %s', async (locale, market, language) => {
    const { id } = await page({ locale, market });
    expect(fake.books.sessions.get(id)?.locale).toBe(language);
  });

  describe('when the line is bad', () => {
    it('makes one page of a request whose answer was cut off', async () => {
      const request = requestOf(fake);
      fake.faults.add({ kind: 'cut', times: 3, on: /^POST \/v1\/checkout/ });
      await expect(stripe.create(request)).rejects.toThrow();
      fake.faults.clear();
      const found = await stripe.fetch(request, null);
      const again = await stripe.create(request);
      expect(again).toEqual(found);
      const made = [...fake.books.sessions.values()].filter(
        ({ client_reference_id: order }) => order === request.orderNumber,
      );
      expect(made).toHaveLength(1);
      fake.pay(found?.reference as string);
      expect(chargesOf(request.orderNumber)).toHaveLength(1);
    });

    it('sends a request again to the last letter, an hour later too', async () => {
      const request = requestOf(fake);
      const first = await stripe.create(request);
      fake.advance(3600 * 1000);
      expect(await stripe.create(request)).toEqual(first);
    });

    it('never has two open pages for one key, also when Stripe has forgotten it', async () => {
      const request = requestOf(fake);
      await stripe.create(request);
      fake.advance(25 * 3600 * 1000);
      await stripe.create(request);
      const open = [...fake.books.sessions.values()].filter(
        ({ client_reference_id: order, status }) => order === request.orderNumber && status === 'open',
      );
      expect(open).toHaveLength(1);
    });

    it('closes the page of a lost answer, so that a late request finds it closed', async () => {
      const request = requestOf(fake);
      fake.faults.add({ kind: 'cut', times: 3, on: /^POST \/v1\/checkout/ });
      await expect(stripe.create(request)).rejects.toThrow();
      fake.faults.clear();
      const gone = await stripe.cancel(request, null);
      expect(gone).toMatchObject({ state: 'canceled' });
      expect(await stripe.fetch(request, null)).toMatchObject({ reference: gone?.reference });
      expect(await stripe.fetch(request, gone?.reference as string)).toMatchObject({ state: 'canceled' });
    });

    it.each(['hang', 'error', 'busy', 'foreign'] as const)('knows nothing after: %s', async (kind) => {
      const { request, id } = await page();
      fake.faults.add({ kind, times: 10 });
      await expect(stripe.create(requestOf(fake))).rejects.toThrow();
      await expect(stripe.fetch(request, id)).rejects.toThrow();
      await expect(stripe.cancel(request, id)).rejects.toThrow();
      fake.faults.clear();
      expect(await stripe.fetch(request, id)).toMatchObject({ state: 'requires_action' });
    });

    it('gets over one passing error by itself', async () => {
      fake.faults.add({ kind: 'error' });
      expect(await stripe.create(requestOf(fake))).toMatchObject({ state: 'requires_action' });
    });
  });

  describe('amounts', () => {
    const currency = fc.constantFrom(...stripeCurrencies);
    const price = currency.chain((code) => {
      const least = Math.ceil(stripeAmounts.minimum(code) / 100);
      const whole = fc.integer({ min: least, max: 5_000_000 }).map((units) => units * 100);
      const cents = fc.integer({ min: least * 100, max: 50_000_000 });
      return fc.record({
        currency: fc.constant(code),
        amount: isWhole(code) ? whole : fc.oneof(whole, cents),
      });
    });

    it('are charged to the last cent in every currency', async () => {
      expect(stripeCurrencies.length).toBeGreaterThanOrEqual(36);
      await fc.assert(
        fc.asyncProperty(price, async ({ currency: code, amount }) => {
          const { request, id, payment } = await page({ currency: code, amount });
          expect(payment).toMatchObject({ amount, currency: code });
          const charge = fake.pay(id);
          expect(Math.round(shownAmount(charge.amount, charge.currency) * 100)).toBe(amount);
          expect(await stripe.fetch(request, id)).toMatchObject({
            state: 'succeeded',
            amount,
            currency: code,
          });
        }),
        { numRuns: prices },
      );
    }, 600_000);

    it('come back as they went, and are never rounded', () => {
      fc.assert(
        fc.property(currency, fc.nat(2_000_000_000), (code, amount) => {
          if (isWhole(code) && amount % 100 !== 0) {
            expect(() => stripeAmounts.toStripe(amount, code)).toThrow(RangeError);
          } else {
            expect(stripeAmounts.fromStripe(stripeAmounts.toStripe(amount, code), code)).toBe(amount);
          }
        }),
        { numRuns: 10_000 },
      );
      expect(() => stripeAmounts.toStripe(9.5, 'EUR')).toThrow(RangeError);
      expect(() => stripeAmounts.toStripe(-100, 'EUR')).toThrow(RangeError);
      expect(() => stripeAmounts.fromStripe(1001, 'KWD')).toThrow(RangeError);
      expect(() => stripeAmounts.toStripe(100, 'constructor')).toThrow(RangeError);
    });

    /** Those of the table that know no hundredths, written down once more. */
    function isWhole(code: string): boolean {
      return ['JPY', 'KRW', 'CLP', 'VND', 'UGX', 'ISK'].includes(code);
    }
  });
});
