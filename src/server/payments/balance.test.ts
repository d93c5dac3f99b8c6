import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Books, isUnderWay, weigh } from './balance.ts';
import { partsOf } from './refunds/request.ts';
import { standingOf } from './standing.ts';

const currency = 'EUR';

interface OpenBooks {
  movements: Books['movements'][number][];
  refunds: {
    payment: string;
    amount: number;
    state: 'requested' | 'succeeded' | 'failed';
    reference: string;
  }[];
  disputes: { payment: string; amount: number; state: 'open' | 'won' | 'lost'; reference: string }[];
  surplus: string[];
}

const emptyBooks = (): OpenBooks => ({ movements: [], refunds: [], disputes: [], surplus: [] });

function move(books: OpenBooks, kind: Books['movements'][number]['kind'], amount: number, reference: string) {
  books.movements.push({ kind, amount, currency, provider: 'sandbox', reference });
}

type Step =
  | { do: 'capture'; amount: number }
  | { do: 'ask'; amount: number | 'all' }
  | { do: 'succeed' | 'fail' | 'reverse' | 'dispute' | 'win' | 'lose'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('capture' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({
    do: fc.constant('ask' as const),
    amount: fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.constant('all' as const)),
  }),
  fc.record({
    do: fc.constantFrom(
      'succeed' as const,
      'fail' as const,
      'reverse' as const,
      'dispute' as const,
      'win' as const,
      'lose' as const,
    ),
    which: fc.nat(20),
  }),
);

/** One thing that can happen to an order's money, as our own code would write it. */
function act(books: OpenBooks, taken: Step, at: number): void {
  const nth = <T>(rows: readonly T[], which: number): T | undefined => rows[which % Math.max(1, rows.length)];
  if (taken.do === 'capture') {
    const reference = `payment ${at}`;
    if (books.movements.length > 0) books.surplus.push(reference);
    move(books, 'capture', taken.amount, reference);
    return;
  }
  if (taken.do === 'ask') {
    const { payments } = weigh(books);
    const possible = payments.reduce((sum, { refundable }) => sum + refundable, 0);
    if (taken.amount !== 'all' && taken.amount > possible) {
      expect(() => partsOf(payments, taken.amount, currency)).toThrow('can still be given back');
      return;
    }
    const parts = partsOf(payments, taken.amount, currency);
    const wished = taken.amount === 'all' ? possible : taken.amount;
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(wished);
    for (const [part, { payment, amount }] of parts.entries()) {
      books.refunds.push({ payment, amount, state: 'requested', reference: `refund ${at} ${part}` });
    }
    return;
  }
  if (taken.do === 'dispute') {
    const paid = nth(weigh(books).payments, taken.which);
    if (!paid || paid.refundable === 0) return;
    const { reference: payment, refundable: amount } = paid;
    books.disputes.push({ payment, amount, state: 'open', reference: `dispute ${at}` });
    return;
  }
  if (taken.do === 'win' || taken.do === 'lose') {
    const open = nth(
      books.disputes.filter(({ state }) => state === 'open'),
      taken.which,
    );
    if (!open) return;
    open.state = taken.do === 'win' ? 'won' : 'lost';
    if (taken.do === 'lose') move(books, 'chargeback', open.amount, open.reference);
    return;
  }
  const from = taken.do === 'reverse' ? 'succeeded' : 'requested';
  const refund = nth(
    books.refunds.filter(({ state }) => state === from),
    taken.which,
  );
  if (!refund) return;
  refund.state = taken.do === 'succeed' ? 'succeeded' : 'failed';
  if (taken.do === 'succeed') move(books, 'refund', refund.amount, refund.reference);
  if (taken.do === 'reverse') move(books, 'refund_reversal', refund.amount, refund.reference);
}

describe('the balance of an order', () => {
  it('is nothing, in no currency, before anything was paid', () => {
    expect(weigh(emptyBooks())).toEqual({
      currency: null,
      captured: 0,
      refunded: 0,
      chargedBack: 0,
      net: 0,
      payments: [],
    });
  });

  it('counts what went back less what came back again, of each payment by itself', () => {
    const books = emptyBooks();
    move(books, 'capture', 2000, 'once too often');
    move(books, 'capture', 1000, 'own');
    books.surplus.push('once too often');
    const refund = (payment: string, reference: string, amount: number, state: 'succeeded' | 'failed') =>
      books.refunds.push({ payment, amount, state, reference });
    refund('own', 'kept', 100, 'succeeded');
    move(books, 'refund', 100, 'kept');
    refund('own', 'sent back', 40, 'failed');
    move(books, 'refund', 40, 'sent back');
    move(books, 'refund_reversal', 40, 'sent back');
    refund('once too often', 'of the other', 7, 'succeeded');
    move(books, 'refund', 7, 'of the other');
    const dispute = (reference: string, amount: number, state: 'open' | 'won' | 'lost') =>
      books.disputes.push({ payment: 'own', amount, state, reference });
    dispute('lost', 300, 'lost');
    move(books, 'chargeback', 300, 'lost');
    dispute('won in the end', 60, 'won');
    move(books, 'chargeback', 60, 'won in the end');
    move(books, 'chargeback_reversal', 60, 'won in the end');
    dispute('open', 5, 'open');
    const paid = { provider: 'sandbox', currency };
    expect(weigh(books)).toEqual({
      currency,
      captured: 1000,
      refunded: 100,
      chargedBack: 300,
      net: 600,
      payments: [
        {
          ...paid,
          reference: 'own',
          captured: 1000,
          refunded: 100,
          chargedBack: 300,
          underWay: 5,
          refundable: 595,
          surplus: false,
        },
        {
          ...paid,
          reference: 'once too often',
          captured: 2000,
          refunded: 7,
          chargedBack: 0,
          underWay: 0,
          refundable: 1993,
          surplus: true,
        },
      ],
    });
  });

  it('holds back what is in a refund until the provider has ended it', () => {
    const states = ['requested', 'pending', 'succeeded', 'failed'] as const;
    expect(states.filter((state) => isUnderWay({ state }))).toEqual(['requested', 'pending']);
  });
});

describe('what goes back', () => {
  it('is never more than a payment brought, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const books = emptyBooks();
        for (const [at, taken] of steps.entries()) {
          act(books, taken, at);
          const { payments, captured, refunded, chargedBack, net } = weigh(books);
          for (const paid of payments) {
            expect(paid.refunded + paid.chargedBack + paid.underWay).toBeLessThanOrEqual(paid.captured);
            expect(paid.refundable).toBe(paid.captured - paid.refunded - paid.chargedBack - paid.underWay);
          }
          expect(net).toBe(captured - refunded - chargedBack);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(payments.filter(({ surplus }) => !surplus).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('takes from the order’s own payment first, and from one that came too often last', () => {
    const books = emptyBooks();
    move(books, 'capture', 990, 'late');
    move(books, 'capture', 990, 'own');
    books.surplus.push('late');
    expect(partsOf(weigh(books).payments, 1000, currency)).toMatchObject([
      { payment: 'own', amount: 990 },
      { payment: 'late', amount: 10 },
    ]);
    expect(weigh(books)).toMatchObject({ captured: 990, net: 990 });
  });

  it('counts what the provider gave back by itself, also beyond what was left', () => {
    const books = emptyBooks();
    move(books, 'capture', 990, 'own');
    books.refunds.push({ payment: 'own', amount: 990, state: 'requested', reference: 'ours' });
    books.refunds.push({ payment: 'own', amount: 500, state: 'succeeded', reference: 'theirs' });
    move(books, 'refund', 500, 'theirs');
    expect(weigh(books).payments).toMatchObject([{ refunded: 500, underWay: 990, refundable: 0 }]);
  });
});

describe('an amount to give back', () => {
  const payments = [
    { provider: 'sandbox', reference: 'own', captured: 128_000, refundable: 128_000, currency: 'JPY' },
  ].map((paid) => ({ ...paid, refunded: 0, chargedBack: 0, underWay: 0, surplus: false }));

  it.each([0, -100, 0.5, Number.NaN])('is above nothing and whole: %s', (amount) => {
    expect(() => partsOf(payments, amount, 'JPY')).toThrow('above nothing');
  });

  it('has no decimals where its currency shows none', () => {
    expect(() => partsOf(payments, 50, 'JPY')).toThrow('no decimals');
    expect(partsOf(payments, 100, 'JPY')).toHaveLength(1);
  });
});

describe('an order', () => {
  it.each([
    [{ captured: 0, net: 0 }, undefined],
    [{ captured: 990, net: 990 }, undefined],
    [{ captured: 990, net: 1 }, 'partially_refunded'],
    [{ captured: 990, net: 0 }, 'refunded'],
    [{ captured: 990, net: -500 }, 'refunded'],
  ] as const)('that has %o left stands as %s', (balance, state) => {
    expect(standingOf(balance, 990)).toBe(state);
  });
});
