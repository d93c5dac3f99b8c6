import type { TestClock } from '../clock.ts';
import type { Money } from './money.ts';
import type { OrderRequest } from './requests.ts';

export interface FakeCapture {
  readonly id: string;
  readonly orderId: string;
  readonly invoiceId: string;
  readonly customId: string;
  readonly amount: Money;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly at: Date;
}

export interface FakeRefund {
  readonly id: string;
  readonly captureId: string;
  readonly amount: Money;
  readonly customId: string | undefined;
  readonly invoiceId: string | undefined;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  readonly at: Date;
}

/** How the buyer's means of payment will behave when the order is captured. */
export type Funds = 'good' | 'declined' | 'slow' | 'more action';

export interface FakeOrder {
  readonly id: string;
  readonly asked: OrderRequest;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  funds: Funds;
  readonly at: Date;
}

export interface FakeDispute {
  readonly id: string;
  readonly captureId: string;
  readonly amount: Money;
  status: 'OPEN' | 'UNDER_REVIEW' | 'RESOLVED';
  outcome: string | undefined;
  /** The refund by which the buyer has the money, where the dispute is lost. */
  reversal: string | undefined;
  readonly at: Date;
}

export interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceType: string;
  /** As it was then. */
  readonly resource: object;
  readonly at: Date;
  /** Of all tellings of this event: PayPal repeats a notice with its first id and time. */
  readonly transmissionId: string;
  /** Milliseconds; a later one delays the first telling. */
  due: number;
  /** Not taken by its receiver yet. */
  pending: boolean;
}

/** All that the fake remembers. */
export interface Books {
  readonly clock: TestClock;
  readonly orders: Map<string, FakeOrder>;
  readonly captures: Map<string, FakeCapture>;
  readonly refunds: Map<string, FakeRefund>;
  readonly disputes: Map<string, FakeDispute>;
  readonly events: FakeEvent[];
  /** The state in which refunds begin. */
  refundsBegin: 'COMPLETED' | 'PENDING';
  newId(prefix: string): string;
}

export function openBooks(clock: TestClock): Books {
  let made = 0;
  return {
    clock,
    orders: new Map(),
    captures: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: [],
    refundsBegin: 'COMPLETED',
    newId(prefix) {
      made += 1;
      return `${prefix}${String(made).padStart(17 - prefix.length, '0')}`;
    },
  };
}

/** @throws Error where the books do not have it */
export function entry<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const found = entries.get(id);
  if (!found) throw new Error(`${id} is not in the books.`);
  return found;
}

export const capturesOf = (books: Books, orderId: string) =>
  [...books.captures.values()].filter((capture) => capture.orderId === orderId);

export const refundsOf = (books: Books, captureId: string) =>
  [...books.refunds.values()].filter((refund) => refund.captureId === captureId);
