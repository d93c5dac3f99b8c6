import { and, eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { ownedAs, ownedBy, ownedByNobody, ownerOf, type Reader } from '#server/platform/http/reader.ts';
import { newId } from '#server/platform/ids.ts';
import type { AccountRoom } from './room.ts';
import {
  accountAddresses,
  accountBrowsers,
  accountLinks,
  accountPasskeys,
  accountSessions,
  accounts,
} from './tables.ts';

export type Account = typeof accounts.$inferSelect;

export async function findAccount(database: Connection, id: string): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** Holds an account until the transaction ends: its changes take turns, and each goes on from what the one before left. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
}

/** The account of an address; upper and lower case do not count. */
export async function accountOfEmail(database: Connection, email: string): Promise<Account | undefined> {
  const [account] = await database
    .select()
    .from(accounts)
    .where(inArray(accounts.id, accountsAt(database, [email.toLowerCase()])));
  return account;
}

/** The numbers of the accounts that some addresses have, as a part of another question: an address may stand on another node. */
function accountsAt(database: Connection, emailKeys: readonly string[]) {
  return database
    .select({ accountId: accountAddresses.accountId })
    .from(accountAddresses)
    .where(inArray(accountAddresses.emailKey, [...emailKeys]));
}

/** Holds the account that an address has, as `lockAccount`; undefined where it has none, or lost it to another one meanwhile. */
export async function lockAccountOfEmail(tx: Transaction, email: string): Promise<Account | undefined> {
  const found = await accountOfEmail(tx, email);
  const account = found && (await lockAccount(tx, found.id));
  return account?.email.toLowerCase() === email.toLowerCase() ? account : undefined;
}

/** The account that owns what a reader owns, where it is one. */
export async function accountOfReader(database: Connection, reader: Reader): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(ownedBy(accounts, reader));
  return account;
}

/** As whom an account owns what joined it. */
export const readerOfAccount = (account: Account): Reader => ownerOf(account);

type Fields = Pick<Account, 'email' | 'name' | 'passwordHash' | 'verifiedAt' | 'agreedAt' | 'agreed'>;

/** Makes an account; the one that the address has, where it has one. */
export async function openAccount(
  tx: Transaction,
  { clock }: Pick<AccountRoom, 'clock'>,
  fields: Fields,
): Promise<{ account: Account; isNew: boolean }> {
  const id = newId(clock);
  const emailKey = fields.email.toLowerCase();
  const [isFirst] = await tx
    .insert(accountAddresses)
    .values({ emailKey, accountId: id })
    .onConflictDoNothing()
    .returning();
  if (!isFirst) return { account: (await accountOfEmail(tx, emailKey)) as Account, isNew: false };
  const [account] = await tx
    .insert(accounts)
    .values({ id, ...ownedByNobody(), ...fields, gender: 'confidential', createdAt: clock.now() })
    .returning();
  return { account: account as Account, isNew: true };
}

export async function changeAccount(
  tx: Transaction,
  { id }: Pick<Account, 'id'>,
  changes: Partial<Omit<Account, 'id'>>,
): Promise<Account> {
  const [changed] = await tx.update(accounts).set(changes).where(eq(accounts.id, id)).returning();
  return changed as Account;
}

/** Gives an account another address. @returns whether it was free */
export async function moveAddress(tx: Transaction, account: Account, email: string): Promise<boolean> {
  const [isFree] = await tx
    .insert(accountAddresses)
    .values({ emailKey: email.toLowerCase(), accountId: account.id })
    .onConflictDoNothing()
    .returning();
  if (!isFree) return (await accountOfEmail(tx, email))?.id === account.id;
  await tx.delete(accountAddresses).where(eq(accountAddresses.emailKey, account.email.toLowerCase()));
  return true;
}

/** Remembers that an account was logged in, in a browser. */
export async function rememberBrowser(tx: Transaction, { id }: Account, browser: Reader): Promise<void> {
  await tx
    .insert(accountBrowsers)
    .values({ accountId: id, ...ownedAs(browser) })
    .onConflictDoNothing();
}

export async function knowsBrowser(
  database: Connection,
  accountId: string,
  browser: Reader,
): Promise<boolean> {
  const [known] = await database
    .select()
    .from(accountBrowsers)
    .where(and(eq(accountBrowsers.accountId, accountId), ownedBy(accountBrowsers, browser)));
  return known !== undefined;
}

/**
 * Deletes accounts with all that is known of them.
 *
 * Race: each is held first, so that nothing joins it that was not yet there to be deleted: a session, a passkey.
 */
export async function deleteAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = [...ids].sort();
  for (const id of all) await lockAccount(tx, id);
  await tx.delete(accountAddresses).where(inArray(accountAddresses.accountId, all));
  await tx.delete(accountSessions).where(inArray(accountSessions.accountId, all));
  await tx.delete(accountBrowsers).where(inArray(accountBrowsers.accountId, all));
  await tx.delete(accountLinks).where(inArray(accountLinks.accountId, all));
  await tx.delete(accountPasskeys).where(inArray(accountPasskeys.accountId, all));
  await tx.delete(accounts).where(inArray(accounts.id, all));
}

/** Deletes the accounts of some addresses that nobody has proved: a purchase opened them, and it is gone. */
export async function deleteUnproved(tx: Transaction, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  const found = await accountsAt(tx, emailKeys);
  const unproved: string[] = [];
  for (const { accountId } of found.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1))) {
    // One that is proved at this moment stays.
    const account = await lockAccount(tx, accountId);
    if (account && account.verifiedAt === null) unproved.push(accountId);
  }
  await deleteAccounts(tx, unproved);
}
