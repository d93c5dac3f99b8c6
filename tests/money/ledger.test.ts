import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/orders/tables.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { day } from '#tests/support/clock.ts';
import { sourcesOf } from '#tests/support/imports.ts';
import { capturesOf, refundsOf } from '#tests/support/paypal/books.ts';
import { hundredthsOf } from '#tests/support/paypal/money.ts';
import { askRefund, ledgerOf, refundsIn } from '#tests/support/refunds.ts';
import type { Fault } from '#tests/support/stripe/faults.ts';
import { shuffled } from '#tests/support/stripe/webhooks.ts';
import { forSuite } from '#tests/support/suite.ts';
import { begin, ledgerFindings, type Method, methods, openMoneyApp, payOn } from './support/app.ts';
import { report, size } from './support/rows.ts';

const histories = size(200, 4);
const parallel = 50;
const crowded = size(10, 1);
const price = 990;

/** What can happen to an order that was paid; amounts are hundredths of a euro. */
const happening = fc.oneof(
  fc.record({ kind: fc.constantFrom('we refund', 'they refund'), amount: fc.integer({ min: 1, max: 700 }) }),
  fc.record({ kind: fc.constant('all back'), amount: fc.constant(0) }),
  fc.record({ kind: fc.constantFrom('disputed', 'won', 'lost'), amount: fc.constant(0) }),
  fc.record({ kind: fc.constantFrom('told', 'asked'), amount: fc.constant(0) }),
);
const history = fc.record({
  method: fc.constantFrom(...methods),
  happenings: fc.array(happening, { maxLength: 7 }),
  seed: fc.nat(),
});

/** A bank that says twice that a dispute is lost, while a refund of our own is on its way. */
const lostTwice = {
  method: 'paypal:paypal' as const,
  happenings: [
    { kind: 'they refund' as const, amount: 45 },
    { kind: 'asked' as const, amount: 0 as const },
    { kind: 'disputed' as const, amount: 0 as const },
    { kind: 'we refund' as const, amount: 523 },
    { kind: 'lost' as const, amount: 0 as const },
    { kind: 'lost' as const, amount: 0 as const },
  ],
  seed: 984730715,
};

/** A dispute that is lost, and won after an appeal: the money comes back, and can be refunded again. */
const wonAfterLost = {
  method: 'paypal:paypal' as const,
  happenings: [
    { kind: 'disputed' as const, amount: 0 as const },
    { kind: 'lost' as const, amount: 0 as const },
    { kind: 'won' as const, amount: 0 as const },
    { kind: 'all back' as const, amount: 0 as const },
    { kind: 'they refund' as const, amount: 537 },
  ],
  seed: 222255865,
};

/** The same, where nothing is refunded after it: what it bought stays locked, and the money is here. */
const wonAtLast = {
  method: 'stripe:card' as const,
  happenings: [
    { kind: 'disputed' as const, amount: 0 as const },
    { kind: 'lost' as const, amount: 0 as const },
    { kind: 'told' as const, amount: 0 as const },
    { kind: 'won' as const, amount: 0 as const },
  ],
  seed: 1,
};

describe('the ledger is the provider’s', () => {
  const app = forSuite(() => openMoneyApp(5_000));
  beforeAll(async () => {
    // From here on the database itself refuses what the ledger must not suffer.
    await app.database.database.execute(sql`
      create function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception 'the ledger is append-only'; end $$`);
    await app.database.database.execute(sql`
      create trigger ledger_append_only before update or delete or truncate on ledger
        for each statement execute function refuse_change()`);
  });
  afterEach(() => {
    app.stripe.faults.clear();
    app.paypal.faults.clear();
  });

  async function paid(method: Method) {
    const { orderNumber, reference } = await begin(app, method);
    payOn(app, method, reference);
    app.clock.forward(6_000);
    await app.reconcile();
    await app.tell();
    return { orderNumber, reference };
  }

  /** What a provider has given back of a payment by its own books, in hundredths. */
  function givenBack(method: Method, orderNumber: string, reference: string): number {
    if (method === 'stripe:card') {
      const charges = app.stripe.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber);
      return charges.reduce((sum, { amount_refunded: back }) => sum + back, 0);
    }
    const { books } = app.paypal;
    return capturesOf(books, reference)
      .flatMap(({ id }) => refundsOf(books, id))
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((sum, { amount }) => sum + hundredthsOf(amount), 0);
  }

  function refundByProvider(method: Method, reference: string, amount: number): void {
    if (method === 'stripe:card') app.stripe.refundByProvider(reference, amount);
    else app.paypal.refundByProvider(reference, { currency_code: 'EUR', value: (amount / 100).toFixed(2) });
  }

  it('is changed and deleted from by no line of the code, and the database would say so', async () => {
    const changes = /\.(?:update|delete)\(\s*ledger\s*\)|(?:update|delete\s+from|truncate)\s+"?ledger\b/i;
    const found = sourcesOf('src')
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .filter(({ path }) => changes.test(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')));
    expect(found.map(({ path }) => path)).toEqual([]);
    const attempt = app.database.database.execute(sql`update ledger set amount = amount`);
    await expect(attempt).rejects.toMatchObject({ cause: { message: 'the ledger is append-only' } });
  });

  it('agrees with every order through random histories, and with the provider', async () => {
    let lived = 0;
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(history, async ({ method, happenings, seed }) => {
        const { orderNumber, reference } = await paid(method);
        const disputed: string[] = [];
        for (const { kind, amount } of happenings) {
          await happen(method, { orderNumber, reference, kind, amount, disputed });
          if (kind === 'told') await app.tell({ arrange: shuffled(seed), atOnce: 4 });
          if (kind === 'asked') await ask();
          const { captured, refunded } = await balanceOf(app.database.database, orderNumber);
          expect(refunded).toBeLessThanOrEqual(captured);
        }
        for (let round = 0; round < 4; round += 1) {
          await ask();
          await app.tell({ arrange: shuffled(seed) });
        }
        const balance = await balanceOf(app.database.database, orderNumber);
        expect(balance.captured).toBe(price);
        // PayPal counts what a lost dispute took among its refunds.
        const gone = balance.refunded + (method === 'paypal:paypal' ? balance.chargedBack : 0);
        expect(gone).toBe(givenBack(method, orderNumber, reference));
        lived += 1;
        moved += (await ledgerOf(app, orderNumber)).length;
      }),
      { numRuns: histories, endOnFailure: true, examples: [[lostTwice], [wonAfterLost], [wonAtLast]] },
    );
    expect(await ledgerFindings(app)).toEqual([]);
    const all = await app.database.database.select().from(orders);
    report(
      'the ledger is the provider’s',
      'append-only; paid only if what came less what went covers the total',
      `${lived} histories, ${moved} rows, ${all.length} orders, 0 apart`,
    );
  });

  /** Time passes, refunds and payments are asked about, jobs that failed are tried again. */
  async function ask(): Promise<void> {
    app.clock.forward(2 * 60_000);
    await app.reconcile();
    await app.worker.drain();
  }

  async function happen(
    method: Method,
    what: { orderNumber: string; reference: string; kind: string; amount: number; disputed: string[] },
  ): Promise<void> {
    const { orderNumber, reference, kind, amount, disputed } = what;
    const [open] = disputed;
    // What the provider or we refuse, as more than was paid, changes nothing.
    const tried = async (act: () => unknown) => {
      try {
        await act();
      } catch {}
    };
    if (kind === 'we refund') await tried(() => askRefund(app, orderNumber, amount));
    if (kind === 'all back') await tried(() => askRefund(app, orderNumber, 'all'));
    if (kind === 'they refund' && open === undefined)
      await tried(() => refundByProvider(method, reference, amount));
    const left = price - givenBack(method, orderNumber, reference);
    if (kind === 'disputed' && disputed.length === 0 && left > 0) {
      const sum = { currency_code: 'EUR', value: (left / 100).toFixed(2) };
      disputed.push(
        method === 'stripe:card' ? app.stripe.dispute(reference, left) : app.paypal.dispute(reference, sum),
      );
      // PayPal gives nothing back of what is in dispute, and neither do we once we know of it.
      if (method === 'paypal:paypal') await app.tell();
    }
    if (open !== undefined && (kind === 'won' || kind === 'lost')) {
      if (method === 'stripe:card') app.stripe.closeDispute(open, kind);
      else app.paypal.closeDispute(open, kind === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR');
    }
  }

  it.each(methods)('gives back no more than came, of fifty refunds at once: %s', async (method) => {
    for (let order = 0; order < crowded; order += 1) {
      const { orderNumber, reference } = await paid(method);
      // The provider gives some back by itself, and we do not know it yet.
      if (order % 2 === 1) refundByProvider(method, reference, 300);
      await Promise.allSettled(
        Array.from({ length: parallel }, (_, place) =>
          askRefund(app, orderNumber, place % 7 === 0 ? 'all' : 90 + place),
        ),
      );
      const asked = await refundsIn(app, orderNumber);
      expect(asked.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(price);
      for (let round = 0; round < 3; round += 1) {
        await ask();
        await app.tell();
      }
      const { captured, refunded } = await balanceOf(app.database.database, orderNumber);
      expect(captured).toBe(price);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect(refunded).toBe(givenBack(method, orderNumber, reference));
    }
    expect(await ledgerFindings(app)).toEqual([]);
    report(
      `refunds never exceed captures (${method})`,
      `${parallel} refunds at once of one payment`,
      `${crowded} payments × ${parallel} refunds, 0 above what came`,
    );
  });

  const faults = [
    { kind: 'cut' },
    { kind: 'hang', acts: true },
    { kind: 'error', acts: true },
    { kind: 'error' },
  ] as const satisfies readonly Fault[];

  it.each(methods)('gives back once where the answer to a refund was lost: %s', async (method) => {
    const lost = faults.slice(0, size(faults.length, 2));
    for (const fault of lost) {
      for (const pause of [2 * 60_000, 46 * day]) {
        const { orderNumber, reference } = await paid(method);
        await askRefund(app, orderNumber, 400);
        const faulty = method === 'stripe:card' ? app.stripe.faults : app.paypal.faults;
        faulty.add({ ...fault, on: /^POST .*refund/, times: 2 });
        await app.worker.drain();
        faulty.clear();
        expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'requested' }]);
        // So long that a provider has forgotten the key.
        app.clock.forward(pause);
        await Promise.all([app.reconcile(), app.worker.drain()]);
        await app.tell();
        expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'succeeded', amount: 400 }]);
        expect(givenBack(method, orderNumber, reference)).toBe(400);
      }
    }
    report(
      `a refund whose answer was lost (${method})`,
      'happens once, also when the key is forgotten',
      `${lost.length * 2} refunds, each once`,
    );
  });
});
