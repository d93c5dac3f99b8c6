import { inArray } from 'drizzle-orm';
import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { type Order, ordersAfter } from '#server/orders/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Attempt } from './attempts.ts';
import { type Balance, type Dispute, isUnderWay, type Movement, type Refund, weigh } from './balance.ts';
import { mismatchMovement } from './mismatches.ts';
import { disputes, ledger, paymentAttempts, refunds, surplusCaptures } from './tables.ts';

export interface OrderBooks {
  readonly order: Order;
  readonly attempts: readonly Attempt[];
  readonly movements: readonly Movement[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly surplus: readonly string[];
}

export interface Finding {
  readonly orderNumber: string;
  readonly problem: string;
}

const batch = 500;

/** Compares every order with its books. @returns how many orders were looked at, and what does not agree */
export async function checkLedger(database: Database): Promise<{ orders: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let count = 0;
  for await (const books of allBooks(database)) {
    count += 1;
    findings.push(...findingsOf(books));
  }
  return { orders: count, findings };
}

/** What does not agree in the books of one order, a sentence each. */
export function findingsOf(books: OrderBooks): Finding[] {
  const balance = weigh(books);
  const problems = [
    ...unfounded(books),
    ...unwritten(books),
    ...balance.payments
      .filter(({ captured, refunded, chargedBack }) => refunded + chargedBack > captured)
      .map(({ reference }) => `more went back of payment ${reference} than came`),
    ...misplaced(books, balance),
  ];
  return problems.map((problem) => ({ orderNumber: books.order.orderNumber, problem }));
}

/** Movements that nothing stands behind. */
function unfounded({
  order,
  attempts,
  movements,
  refunds: asked,
  disputes: disputed,
  surplus,
}: OrderBooks): string[] {
  const isFounded = ({ id, kind, amount, currency, reference }: Movement): boolean => {
    const same = (cause: { amount: number; currency: string }) =>
      cause.amount === amount && cause.currency === currency;
    const cause = id.slice(kind.length + 1);
    if (kind === 'capture') {
      // Money that did not fit, taken in to be given back.
      if (id === mismatchMovement(reference)) return surplus.includes(reference);
      const isPeriod = kindOf(order).asChild === 'renews' && order.periodEnd !== null && cause === reference;
      return isPeriod || attempts.some((one) => one.id === cause && one.state === 'succeeded' && same(one));
    }
    if (kind === 'refund' || kind === 'refund_reversal') {
      return asked.some((one) => one.id === cause && same(one));
    }
    return disputed.some((one) => one.reference === reference && one.currency === currency);
  };
  return movements
    .filter((movement) => !isFounded(movement))
    .map(({ id }) => `nothing stands behind ${id} in the ledger`);
}

/** What happened and is not in the ledger. */
function unwritten({ attempts, movements, refunds: asked }: OrderBooks): string[] {
  const written = new Set(movements.map(({ id }) => id));
  const captures = attempts.filter(({ state }) => state === 'succeeded').map(({ id }) => `capture:${id}`);
  const given = asked.filter(({ state }) => state === 'succeeded').map(({ id }) => `refund:${id}`);
  return [...captures, ...given].filter((id) => !written.has(id)).map((id) => `${id} is not in the ledger`);
}

/** An order in a state that its money does not give it. */
function misplaced(
  { order, movements, refunds: asked, disputes: disputed }: OrderBooks,
  { captured, net, currency }: Balance,
): string[] {
  const { state, totalAmount } = order;
  const owed = totalAmount ?? 0;
  if (isUnlocked(state) && (currency !== order.currency || captured < owed)) {
    return ['what it bought is open, and less was paid than its total'];
  }
  if (state === 'paid' && net < owed) return ['it counts as paid, and part of the money went back'];
  if (state === 'partially_refunded' && (net <= 0 || net >= owed)) {
    return ['it counts as given back in part, and its money says otherwise'];
  }
  const goesBack = asked.some(isUnderWay) || disputed.some(({ state: end }) => end === 'lost');
  // A dispute that was won after it was lost: the money is here again, and a person decides what becomes of the order.
  const cameBack = movements.some(({ kind }) => kind === 'chargeback_reversal');
  if (state === 'refunded' && net > 0 && !goesBack && !cameBack)
    return ['it is locked, and its money was not given back'];
  const isUnpaid = state === 'draft' || state === 'pending' || state === 'expired';
  // What came too often has rows of its own: an order that another one brings stays unpaid.
  return isUnpaid && captured > 0 ? [`money moved, and it is ${state}`] : [];
}

async function* allBooks(database: Database): AsyncGenerator<OrderBooks> {
  for (let after = ''; ; ) {
    const page = await ordersAfter(database, after, batch);
    if (page.length === 0) return;
    const numbers = page.map(({ orderNumber }) => orderNumber);
    const of = await booksOfAll(database, numbers);
    for (const order of page) yield { order, ...of(order.orderNumber) };
    after = numbers.at(-1) as string;
  }
}

async function booksOfAll(
  database: Database,
  numbers: readonly string[],
): Promise<(orderNumber: string) => Omit<OrderBooks, 'order'>> {
  const wanted = [...numbers];
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderNumber, wanted));
  const movements = await database.select().from(ledger).where(inArray(ledger.orderNumber, wanted));
  const asked = await database.select().from(refunds).where(inArray(refunds.orderNumber, wanted));
  const disputed = await database.select().from(disputes).where(inArray(disputes.orderNumber, wanted));
  const surplus = await database
    .select()
    .from(surplusCaptures)
    .where(inArray(surplusCaptures.orderNumber, wanted));
  const by = <Row extends { orderNumber: string }>(rows: readonly Row[]) => {
    const grouped = Map.groupBy(rows, ({ orderNumber }) => orderNumber);
    return (orderNumber: string): readonly Row[] => grouped.get(orderNumber) ?? [];
  };
  const attemptsOf = by(attempts);
  const movementsOf = by(movements);
  const refundsOf = by(asked);
  const disputesOf = by(disputed);
  const surplusOf = by(surplus);
  return (orderNumber) => ({
    attempts: attemptsOf(orderNumber),
    movements: movementsOf(orderNumber),
    refunds: refundsOf(orderNumber),
    disputes: disputesOf(orderNumber),
    surplus: surplusOf(orderNumber).map(({ reference }) => reference),
  });
}
