import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull } from 'drizzle-orm';
import { type Clock, dayMilliseconds } from '#server/platform/clock.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { randomKey } from '#server/platform/keys.ts';
import { accountLinks } from './tables.ts';

/** As long as the link to a report that comes with the same purchase. */
const openMilliseconds = 30 * dayMilliseconds;

/** As long as an order's address can be taken back (decision 50). */
const restoreMilliseconds = 14 * dayMilliseconds;

/** Worked out from the server's secret when the mail is written, so that it stands nowhere in the database. */
export function accountTokenOf(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`account link ${linkId}`).digest('base64url');
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a link does to which account. */
interface Way {
  readonly accountId: string;
  /** The address that the account shall have again; null where its first password is set. */
  readonly restores: string | null;
}

/** Makes a way into an account that can be mailed. @returns its id, and until when it works */
export async function makeAccountLink(
  tx: Transaction,
  { secret, clock }: { secret: string; clock: Clock },
  way: Way,
): Promise<{ linkId: string; expiresAt: Date }> {
  const linkId = randomKey('long');
  const life = way.restores === null ? openMilliseconds : restoreMilliseconds;
  const expiresAt = new Date(clock.now().getTime() + life);
  await tx
    .insert(accountLinks)
    .values({ tokenHash: hashOf(accountTokenOf(secret, linkId)), ...way, expiresAt });
  return { linkId, expiresAt };
}

/** Uses up a link that does one of the two things. @returns what it does, and until when it worked */
export async function consumeAccountLink(
  tx: Transaction,
  { token, does, now }: { token: string; does: 'open' | 'restore'; now: Date },
): Promise<(Way & { readonly expiresAt: Date }) | undefined> {
  const { tokenHash, expiresAt, restores } = accountLinks;
  const [link] = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(tokenHash, hashOf(token)),
        gt(expiresAt, now),
        does === 'open' ? isNull(restores) : isNotNull(restores),
      ),
    )
    .returning();
  return link;
}

/** Ends the ways to a first password: the account has one. Those back to an address outlive a password that a thief sets. */
export async function closeOpeningLinks(tx: Transaction, accountId: string): Promise<void> {
  const { accountId: of, restores } = accountLinks;
  await tx.delete(accountLinks).where(and(eq(of, accountId), isNull(restores)));
}

/**
 * Ends the ways back to addresses that the account was given after the one that it has again: each was its thief's, or its
 * thief's of before. An older one stays, for it takes back from whoever took back by this one.
 */
export async function closeLaterWaysBack(
  tx: Transaction,
  { accountId, expiresAt }: { accountId: string; expiresAt: Date },
): Promise<void> {
  const { accountId: of, restores, expiresAt: until } = accountLinks;
  await tx.delete(accountLinks).where(and(eq(of, accountId), isNotNull(restores), gte(until, expiresAt)));
}

/** The addresses that the account had, for as long as the way back to each is kept. */
export async function formerAddressesOf(
  database: Connection,
  { id }: { readonly id: string },
): Promise<string[]> {
  const held = await database.select().from(accountLinks).where(eq(accountLinks.accountId, id));
  return [...new Set(held.flatMap(({ restores }) => restores ?? []))];
}
