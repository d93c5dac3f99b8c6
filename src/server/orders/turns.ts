import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';
import { nameOf, type Reader } from '#server/platform/http/reader.ts';
import { turns } from './tables.ts';

/**
 * Holds until the transaction ends what no order stands for: a reader, of whom several are being paid. Lock by a unique
 * row: whoever writes the same key waits for the first, and no row stays; unlike an advisory lock, which is one node's
 * own, it holds wherever that row is laid.
 */
export async function takeTurns(tx: Transaction, reader: Reader): Promise<void> {
  const key = createHash('sha256')
    .update(`extras of ${nameOf(reader)}`)
    .digest('hex');
  await tx.insert(turns).values({ key });
  await tx.delete(turns).where(eq(turns.key, key));
}
