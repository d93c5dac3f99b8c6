import { count } from 'drizzle-orm';
import type { OrderState } from '#contract/orders.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from './tables.ts';

/** How many orders there are in each state that one is in. */
export function ordersByState(database: Database): Promise<{ state: OrderState; orders: number }[]> {
  return database
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .groupBy(orders.state)
    .orderBy(orders.state);
}
