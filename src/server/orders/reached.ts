import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

/** As many as one question names. */
const chunk = 1000;

/** How far an order came: a package chosen, paid, and something of it opened. */
export interface Reached {
  readonly orderNumber: string;
  readonly pendingAt: Date | null;
  readonly paidAt: Date | null;
  readonly openedAt: Date | null;
}

export async function reachedBy(database: Database, orderNumbers: readonly string[]): Promise<Reached[]> {
  const { orderNumber, pendingAt, paidAt, openedAt } = orders;
  const found: Reached[] = [];
  for (let at = 0; at < orderNumbers.length; at += chunk) {
    const some = orderNumbers.slice(at, at + chunk);
    found.push(
      ...(await database
        .select({ orderNumber, pendingAt, paidAt, openedAt })
        .from(orders)
        .where(inArray(orderNumber, some))),
    );
  }
  return found;
}
