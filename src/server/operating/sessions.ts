import { endSessions } from '#server/accounts/sessions.ts';
import { accountOfEmail, readerOfAccount } from '#server/accounts/store.ts';
import { lockBrowser } from '#server/orders/joining.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { ownerOf } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';

/**
 * Ends every session of the account of an address, and locks in those browsers what they had of it, as its owner does from the
 * settings.
 *
 * @returns how many there were; undefined where no account has the address
 */
export function endSessionsOf({ database }: Room, email: string): Promise<number | undefined> {
  return inTransaction(database, async (tx) => {
    const account = await accountOfEmail(tx, email);
    if (!account) return undefined;
    const ended = await endSessions(tx, account.id);
    for (const session of ended) await lockBrowser(tx, readerOfAccount(account), ownerOf(session));
    return ended.length;
  });
}
