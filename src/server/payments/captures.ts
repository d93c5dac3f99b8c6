import { and, eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import type { Movement } from './balance.ts';
import { ledger } from './tables.ts';

/** The provider's ids of the payments that came for some orders. */
export async function capturedReferences(
  database: Connection,
  orderNumbers: readonly string[],
): Promise<string[]> {
  if (orderNumbers.length === 0) return [];
  const rows = await database
    .select({ reference: ledger.reference })
    .from(ledger)
    .where(and(inArray(ledger.orderNumber, [...orderNumbers]), eq(ledger.kind, 'capture')));
  return rows.map(({ reference }) => reference);
}

/** Writes down that money came. @param cause what it came by: an attempt's id, or a provider's payment of a period */
export async function writeCapture(
  tx: Transaction,
  cause: string,
  received: Omit<Movement, 'id' | 'kind'>,
): Promise<void> {
  await tx.insert(ledger).values({ ...received, id: `capture:${cause}`, kind: 'capture' });
}
