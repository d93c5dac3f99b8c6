import { lt } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { deleteOldest } from '#server/platform/database/oldest.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { forgetCodes } from './codes.ts';
import { formerAddressesOf } from './links.ts';
import type { AccountRoom } from './room.ts';
import { type Account, accountOfEmail, accountOfReader, deleteAccounts, deleteUnproved } from './store.ts';
import { accountAttempts, accountCodes, accountLinks, accountSessions } from './tables.ts';

/**
 * Deletes the account of one who leaves, and those that purchases opened for addresses that no order holds any more.
 *
 * @param leaving the reader, where all goes that it holds
 * @returns the account that is gone
 */
export async function forgetAccounts(
  tx: Transaction,
  room: AccountRoom,
  { addresses, leaving }: { addresses: readonly string[]; leaving: Reader | undefined },
): Promise<Account | undefined> {
  await deleteUnproved(tx, addresses);
  await forgetCodes(tx, room, addresses);
  const account = leaving && (await accountOfReader(tx, leaving));
  if (!account) return undefined;
  await forgetCodes(tx, room, await addressesOf(tx, leaving));
  await deleteAccounts(tx, [account.id]);
  return account;
}

/**
 * The address of the account of a reader, and those that it had, for as long as the way back to each is kept, wholly lowered. One
 * that another account has by now is that one's.
 */
export async function addressesOf(tx: Transaction, reader: Reader): Promise<string[]> {
  const account = await accountOfReader(tx, reader);
  if (!account) return [];
  const addresses = [account.email];
  for (const former of await formerAddressesOf(tx, account)) {
    const holder = await accountOfEmail(tx, former);
    if (!holder || holder.id === account.id) addresses.push(former);
  }
  return [...new Set(addresses.map((email) => email.toLowerCase()))];
}

/** Deletes some sessions that nobody used since a moment. @returns how many were found */
export function forgetOldSessions(database: Database, before: Date, limit: number): Promise<number> {
  const { tokenHash, seenAt } = accountSessions;
  const where = lt(seenAt, before);
  return deleteOldest(database, accountSessions, { key: [tokenHash], where, orderBy: seenAt, limit });
}

/** Deletes some codes that expired before a moment, with what waited for them. @returns how many were found */
export function forgetOldCodes(database: Database, before: Date, limit: number): Promise<number> {
  const { key, expiresAt } = accountCodes;
  const where = lt(expiresAt, before);
  return deleteOldest(database, accountCodes, { key: [key], where, orderBy: expiresAt, limit });
}

/** Deletes some counts of attempts from before a moment. @returns how many were found */
export function forgetOldAttempts(database: Database, before: Date, limit: number): Promise<number> {
  const { key, hour, lastAt } = accountAttempts;
  const where = lt(lastAt, before);
  return deleteOldest(database, accountAttempts, { key: [key, hour], where, orderBy: lastAt, limit });
}

/**
 * Deletes some ways into an account, to a first password or back to an address, that expired before a moment.
 *
 * @returns how many were found
 */
export function forgetOldLinks(database: Database, before: Date, limit: number): Promise<number> {
  const { tokenHash, expiresAt } = accountLinks;
  const where = lt(expiresAt, before);
  return deleteOldest(database, accountLinks, { key: [tokenHash], where, orderBy: expiresAt, limit });
}
