import { desc, eq } from 'drizzle-orm';
import type { Exam } from '#exams/exam.ts';
import { bringsOf, examsBroughtBy, packageOf } from '#server/catalogue/packages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isUnlocked } from './states.ts';
import { changeOrder, findOrder, type Order } from './store.ts';
import { orderAccess, orders } from './tables.ts';

/**
 * A paid order, readable by this browser, whose package brings the reports of a test; undefined where there is none.
 * Of several the newest, and one bought in this browser before one whose link was opened here.
 */
export async function findBringing(
  tx: Transaction,
  { holderHash, exam }: { holderHash: string; exam: Exam },
): Promise<Order | undefined> {
  const bringsExam = (order: Order) => isUnlocked(order.state) && brings(order, exam);
  const bought = await tx
    .select()
    .from(orders)
    .where(eq(orders.holderHash, holderHash))
    .orderBy(desc(orders.orderNumber));
  const own = bought.find(bringsExam);
  if (own) return own;
  const linked = await tx
    .select({ order: orders })
    .from(orderAccess)
    .innerJoin(orders, eq(orders.orderNumber, orderAccess.orderNumber))
    .where(eq(orderAccess.holderHash, holderHash))
    .orderBy(desc(orders.orderNumber));
  return linked.map(({ order }) => order).find(bringsExam);
}

/**
 * Lets a package just paid for open what this browser has confirmed before and not paid for, and be found again by the
 * same address.
 */
export async function bringDrafts(tx: Transaction, order: Order): Promise<void> {
  const brought = new Set(examsBroughtBy(packageOf(order)?.features ?? []).map(({ id }) => id));
  if (brought.size === 0) return;
  const own = await tx.select().from(orders).where(eq(orders.holderHash, order.holderHash));
  for (const draft of own) {
    if (draft.state !== 'draft' || draft.broughtBy !== null || !brought.has(draft.examId)) continue;
    await changeOrder(tx, draft, {
      broughtBy: order.orderNumber,
      email: order.email,
      emailKey: order.emailKey,
    });
  }
}

/** The order that brings this one's report now: it must still be paid. */
export async function bringingOf(
  database: Database | Transaction,
  { broughtBy }: Order,
): Promise<Order | undefined> {
  const bringing = broughtBy === null ? undefined : await findOrder(database, broughtBy);
  return bringing && isUnlocked(bringing.state) ? bringing : undefined;
}

function brings(order: Order, exam: Exam): boolean {
  return packageOf(order)?.features.includes(bringsOf(exam)) ?? false;
}
