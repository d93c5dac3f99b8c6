import { and, desc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { accountPasskeys } from './tables.ts';

export type Passkey = typeof accountPasskeys.$inferSelect;

export async function findPasskey(database: Connection, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await database
    .select()
    .from(accountPasskeys)
    .where(eq(accountPasskeys.credentialId, credentialId));
  return passkey;
}

/** The passkeys of an account, the newest first. */
export function passkeysOf(database: Connection, accountId: string): Promise<Passkey[]> {
  return database
    .select()
    .from(accountPasskeys)
    .where(eq(accountPasskeys.accountId, accountId))
    .orderBy(desc(accountPasskeys.addedAt));
}

/** @returns whether it was new: no credential belongs to two accounts */
export async function keepPasskey(tx: Transaction, passkey: Passkey): Promise<boolean> {
  const [kept] = await tx.insert(accountPasskeys).values(passkey).onConflictDoNothing().returning();
  return kept !== undefined;
}

/** @returns whether it is still there: it may have been removed while it signed */
export async function notePasskeyUse(
  tx: Transaction,
  { credentialId }: Passkey,
  use: Pick<Passkey, 'counter' | 'usedAt'>,
): Promise<boolean> {
  const [noted] = await tx
    .update(accountPasskeys)
    .set(use)
    .where(eq(accountPasskeys.credentialId, credentialId))
    .returning();
  return noted !== undefined;
}

/** Removes one passkey of an account. @returns whether there was one */
export async function dropPasskey(
  tx: Transaction,
  accountId: string,
  credentialId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(accountPasskeys)
    .where(and(eq(accountPasskeys.accountId, accountId), eq(accountPasskeys.credentialId, credentialId)))
    .returning();
  return gone.length > 0;
}

export async function dropPasskeys(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(accountPasskeys).where(eq(accountPasskeys.accountId, accountId));
}
