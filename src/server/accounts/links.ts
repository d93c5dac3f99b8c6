import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { randomKey } from '#server/platform/keys.ts';
import { accountLinks } from './tables.ts';

/** As long as the link to a report that comes with the same purchase. */
const lifeMilliseconds = 30 * 24 * 3600_000;

/** Worked out from the server's secret when the mail is written, so that it stands nowhere in the database. */
export function accountTokenOf(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`account link ${linkId}`).digest('base64url');
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a way to set an account's first password that can be mailed. @returns its id */
export async function makeAccountLink(
  tx: Transaction,
  { secret, clock }: { secret: string; clock: Clock },
  accountId: string,
): Promise<string> {
  const linkId = randomKey('long');
  await tx.insert(accountLinks).values({
    tokenHash: hashOf(accountTokenOf(secret, linkId)),
    accountId,
    expiresAt: new Date(clock.now().getTime() + lifeMilliseconds),
  });
  return linkId;
}

/** Uses a link up, and with it every other one of the account. @returns the account's id */
export async function consumeAccountLink(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [link] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, now)))
    .returning();
  if (link) await closeAccountLinks(tx, link.accountId);
  return link?.accountId;
}

export async function closeAccountLinks(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.accountId, accountId));
}
