import type { disputes, ledger, refunds } from './tables.ts';

export type Movement = typeof ledger.$inferSelect;
export type Refund = typeof refunds.$inferSelect;
export type Dispute = typeof disputes.$inferSelect;

/** What an order's books hold; all amounts in hundredths. */
export interface Books {
  readonly movements: readonly Pick<Movement, 'kind' | 'amount' | 'currency' | 'provider' | 'reference'>[];
  readonly refunds: readonly Pick<Refund, 'payment' | 'amount' | 'state' | 'reference'>[];
  readonly disputes: readonly Pick<Dispute, 'payment' | 'amount' | 'state' | 'reference'>[];
  /** The provider's ids of payments that came for an order which was paid already. */
  readonly surplus: readonly string[];
}

/** One payment of an order, by the provider's own id of it. */
export interface PaymentBalance {
  readonly provider: string;
  readonly reference: string;
  readonly currency: string;
  readonly captured: number;
  /** Given back, less what came back because a refund failed after all. */
  readonly refunded: number;
  readonly chargedBack: number;
  /** In refunds that the provider has not ended, and in disputes that are open. */
  readonly underWay: number;
  /** What can still be given back. */
  readonly refundable: number;
  /** Whether it came for an order that was paid already. */
  readonly surplus: boolean;
}

/** What an order's own payments come to, those that came once too often left out. */
export interface Balance {
  /** Null while nothing was paid. */
  readonly currency: string | null;
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
  readonly net: number;
  /** Each payment, those that came once too often last. */
  readonly payments: readonly PaymentBalance[];
}

/** Works out what was paid, given back and can still be given back. */
export function weigh(books: Books): Balance {
  const payments = books.movements
    .filter(({ kind }) => kind === 'capture')
    .map((capture) => paymentBalance(books, capture))
    .sort((one, other) => Number(one.surplus) - Number(other.surplus));
  const own = payments.filter(({ surplus }) => !surplus);
  const captured = sumOf(own, 'captured');
  const refunded = sumOf(own, 'refunded');
  const chargedBack = sumOf(own, 'chargedBack');
  return {
    currency: own[0]?.currency ?? null,
    captured,
    refunded,
    chargedBack,
    net: captured - refunded - chargedBack,
    payments,
  };
}

function paymentBalance(
  { movements, refunds: asked, disputes: disputed, surplus }: Books,
  { provider, reference, currency, amount: captured }: Books['movements'][number],
): PaymentBalance {
  const ofPayment = ({ payment }: { payment: string }) => payment === reference;
  const causes = new Set([...asked, ...disputed].filter(ofPayment).map((cause) => cause.reference));
  const moved = movements.filter((movement) => causes.has(movement.reference));
  const net = (out: Movement['kind'], back: Movement['kind']) =>
    amountOf(moved.filter(({ kind }) => kind === out)) - amountOf(moved.filter(({ kind }) => kind === back));
  const refunded = net('refund', 'refund_reversal');
  const chargedBack = net('chargeback', 'chargeback_reversal');
  const underWay =
    amountOf(asked.filter((one) => ofPayment(one) && isUnderWay(one))) +
    amountOf(disputed.filter((one) => ofPayment(one) && one.state === 'open'));
  return {
    provider,
    reference,
    currency,
    captured,
    refunded,
    chargedBack,
    underWay,
    refundable: Math.max(0, captured - refunded - chargedBack - underWay),
    surplus: surplus.includes(reference),
  };
}

/** Whether a refund may still end either way. */
export function isUnderWay({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'requested' || state === 'pending';
}

function amountOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function sumOf(rows: readonly PaymentBalance[], column: 'captured' | 'refunded' | 'chargedBack'): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}
