import type { Transaction } from '#server/platform/database/database.ts';
import { type Owned, ownerOf } from '#server/platform/http/reader.ts';
import { makeAccountLink } from './links.ts';
import type { AccountRoom } from './room.ts';
import { accountOfReader, openAccount } from './store.ts';

/**
 * Opens an account for a buyer, which nobody can enter before the mailbox is proved.
 *
 * @returns the link by which the first password is set; undefined where the buyer, or the address, has one already
 */
export async function openForBuyer(
  tx: Transaction,
  room: Pick<AccountRoom, 'clock' | 'secret'>,
  order: Owned & { readonly email: string | null },
): Promise<string | undefined> {
  if (order.email === null || (await accountOfReader(tx, ownerOf(order)))) return undefined;
  const { email } = order;
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 80);
  const { account } = await openAccount(tx, room, {
    email,
    name,
    passwordHash: null,
    verifiedAt: null,
    agreedAt: null,
    agreed: null,
  });
  if (account.passwordHash !== null) return undefined;
  return (await makeAccountLink(tx, room, { accountId: account.id, restores: null })).linkId;
}
