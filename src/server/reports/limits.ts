import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { retrievalCounts } from './tables.ts';

/**
 * In an hour: mails to one address, and questions from one client, so that mailboxes cannot be probed in bulk; and
 * changes of one order's address, each of which sends a mail; and namings of one certificate, each of which takes its turn at
 * the press.
 */
export const hourlyLimits = { address: 3, client: 10, order: 6, certificate: 30 } as const;

/** Under what askings are counted: no address stands in the database. */
export function askingKey(secret: string, kind: keyof typeof hourlyLimits, value: string): string {
  return createHmac('sha256', secret).update(`retrieval ${kind} ${value}`).digest('hex');
}

/**
 * Counts one asking, and refuses it above the limit. Counted in the database: several processes share the limit.
 *
 * @throws Refusal `tooMany`
 */
export async function countAsking(
  { database, clock, secret }: { database: Connection; clock: Clock; secret: string },
  kind: keyof typeof hourlyLimits,
  value: string,
): Promise<void> {
  const key = askingKey(secret, kind, value);
  const hour = clock.now().toISOString().slice(0, 13);
  const [row] = await database
    .insert(retrievalCounts)
    .values({ key, hour, count: 1 })
    .onConflictDoUpdate({
      target: [retrievalCounts.key, retrievalCounts.hour],
      set: { count: sql`${retrievalCounts.count} + 1` },
    })
    .returning();
  if ((row?.count ?? 0) > hourlyLimits[kind]) throw new Refusal('tooMany');
}
