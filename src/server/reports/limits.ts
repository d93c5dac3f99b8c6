import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { retrievalCounts } from './tables.ts';

/** How much of the moment's name in ISO 8601 a span keeps: `2026-01-31`, `2026-01-31T23`. */
const spans = { day: 10, hour: 13 } as const;

interface AskingLimit {
  readonly max: number;
  readonly within: keyof typeof spans;
}

/**
 * So that mailboxes cannot be probed in bulk (decision 38): questions from one client and from one network; mails to one
 * address, which a stranger can cause. Then changes of one order's address, each of which sends a mail, and namings of one
 * certificate or cover and orders of gifts with a card from one client, each of which takes its turn at the press. Messages to support, from one client and in the name of one address.
 */
export const askingLimits = {
  address: { max: 3, within: 'hour' },
  addressDaily: { max: 8, within: 'day' },
  client: { max: 10, within: 'hour' },
  network: { max: 100, within: 'hour' },
  order: { max: 6, within: 'hour' },
  certificate: { max: 30, within: 'hour' },
  cover: { max: 30, within: 'hour' },
  giftCard: { max: 60, within: 'hour' },
  support: { max: 10, within: 'hour' },
  supportAddress: { max: 5, within: 'hour' },
} as const satisfies Record<string, AskingLimit>;

export type Asking = keyof typeof askingLimits;

/** Under what askings are counted: no address stands in the database. */
export function askingKey(secret: string, kind: Asking, value: string): string {
  return createHmac('sha256', secret).update(`retrieval ${kind} ${value}`).digest('hex');
}

/**
 * Counts one asking, and refuses it above the limit. Counted in the database: several processes share the limit.
 *
 * @throws Refusal `tooMany`
 */
export async function countAsking(
  { database, clock, secret }: { database: Connection; clock: Clock; secret: string },
  kind: Asking,
  value: string,
): Promise<void> {
  const key = askingKey(secret, kind, value);
  const { max, within } = askingLimits[kind];
  const hour = clock.now().toISOString().slice(0, spans[within]);
  const [row] = await database
    .insert(retrievalCounts)
    .values({ key, hour, count: 1 })
    .onConflictDoUpdate({
      target: [retrievalCounts.key, retrievalCounts.hour],
      set: { count: sql`${retrievalCounts.count} + 1` },
    })
    .returning();
  if ((row?.count ?? 0) > max) throw new Refusal('tooMany');
}
