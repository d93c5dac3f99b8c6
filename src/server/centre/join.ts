import { type Account, readerOfAccount } from '#server/accounts/store.ts';
import { handOverMemberships } from '#server/memberships/forget.ts';
import { handOverOrders, letInByAddress } from '#server/orders/joining.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { handOverSittings } from '#server/sittings/forget.ts';

/**
 * Lets everything join an account that a browser holds, and what was bought with the account's proved address: tests that are
 * finished or not, orders of every kind, memberships. What the browser could read it goes on reading by its own key.
 */
export async function joinAccount(
  tx: Transaction,
  account: Account,
  { at, browser }: { at: Date; browser: Reader },
): Promise<void> {
  const reader = readerOfAccount(account);
  await handOverSittings(tx, browser, reader);
  await handOverOrders(tx, { from: browser, to: reader, at });
  await handOverMemberships(tx, browser, reader);
  await joinByAddress(tx, account, at);
}

/** What was bought with the address of an account that proved it; nothing of one that is not proved. */
export async function joinByAddress(tx: Transaction, account: Account, at: Date): Promise<void> {
  if (!account.verifiedAt) return;
  const emailKey = account.email.toLowerCase();
  await letInByAddress(tx, { reader: readerOfAccount(account), emailKey, at });
}
