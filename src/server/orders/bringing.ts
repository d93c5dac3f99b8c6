import { eq, or } from 'drizzle-orm';
import type { Exam } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { bringsOf } from '#server/catalogue/packages.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { isUnlocked } from './states.ts';
import type { Order } from './store.ts';
import { orderAccess, orders } from './tables.ts';

/** A paid order, readable by this browser, whose package brings the reports of a test; undefined where there is none. */
export async function findBringing(
  tx: Transaction,
  { holderHash, exam }: { holderHash: string; exam: Exam },
): Promise<Order | undefined> {
  const rows = await tx
    .selectDistinct({ order: orders })
    .from(orders)
    .leftJoin(orderAccess, eq(orderAccess.orderNumber, orders.orderNumber))
    .where(or(eq(orders.holderHash, holderHash), eq(orderAccess.holderHash, holderHash)));
  return rows.map(({ order }) => order).find((order) => isUnlocked(order.state) && brings(order, exam));
}

function brings(order: Order, exam: Exam): boolean {
  const bought = findExam(order.examId)?.packages.find(({ skuId }) => skuId === order.skuId);
  return bought?.features.includes(bringsOf(exam)) ?? false;
}
