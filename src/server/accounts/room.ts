import type { Transaction } from '#server/platform/database/database.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import type { Account } from './store.ts';

export interface AccountRoom extends Room {
  readonly secret: string;
}

/** What follows from what somebody does with an account; in the same transaction. */
export interface AccountEvents {
  /** Somebody logged in, in a browser. */
  readonly onLoggedIn: (tx: Transaction, account: Account, browser: Reader) => Promise<void>;
  /** A browser shall show nothing of an account any more. */
  readonly onLocked: (tx: Transaction, account: Reader, browser: Reader) => Promise<void>;
}
