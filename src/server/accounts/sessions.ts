import { createHash } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { readOnce } from '#server/platform/database/read-once.ts';
import { ownedAs, ownerOf, type Reader } from '#server/platform/http/reader.ts';
import { type SignedIn, sessionSeconds } from '#server/platform/http/session.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { AccountRoom } from './room.ts';
import type { Account } from './store.ts';
import { accountSessions, accounts } from './tables.ts';

/** A session that nobody used for so long is over. */
const idleMilliseconds = 30 * 24 * 3600_000;

/** How exactly is known when a session was used last; less often written than used. */
const seenMilliseconds = 3600_000;

export type Session = typeof accountSessions.$inferSelect;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** @returns the token, which is kept nowhere but in the browser */
export async function startSession(
  tx: Transaction,
  { clock }: Pick<AccountRoom, 'clock'>,
  { account, browser, agent }: { account: Account; browser: Reader; agent: string | undefined },
): Promise<string> {
  const token = randomKey('long');
  const now = clock.now();
  await tx.insert(accountSessions).values({
    tokenHash: hashOf(token),
    accountId: account.id,
    ...ownedAs(browser),
    browser: (agent ?? '').slice(0, 300),
    startedAt: now,
    seenAt: now,
  });
  return token;
}

/** Who is logged in by a token; undefined for one that is over, ended or made up. A page and its calls read it once. */
export function signedInBy(room: AccountRoom, token: string): Promise<SignedIn | undefined> {
  const sessionId = hashOf(token);
  return readOnce(room.database, `session ${sessionId}`, () => readSignedIn(room, sessionId));
}

async function readSignedIn(
  { database, clock }: AccountRoom,
  sessionId: string,
): Promise<SignedIn | undefined> {
  // Sessions first: on a distributed PostgreSQL the account may stand on another node.
  const asked = database
    .$with('asked')
    .as(database.select().from(accountSessions).where(eq(accountSessions.tokenHash, sessionId)));
  const [found] = await database
    .with(asked)
    .select({ account: accounts, startedAt: asked.startedAt, seenAt: asked.seenAt })
    .from(accounts)
    .innerJoin(asked, eq(asked.accountId, accounts.id));
  const now = clock.now().getTime();
  if (!found || isOver(found, now)) return undefined;
  if (found.seenAt.getTime() + seenMilliseconds < now)
    await database
      .update(accountSessions)
      .set({ seenAt: clock.now() })
      .where(eq(accountSessions.tokenHash, sessionId));
  return { accountId: found.account.id, sessionId, reader: ownerOf(found.account) };
}

function isOver({ startedAt, seenAt }: Pick<Session, 'startedAt' | 'seenAt'>, now: number): boolean {
  return startedAt.getTime() + sessionSeconds * 1000 < now || seenAt.getTime() + idleMilliseconds < now;
}

/** The sessions of an account that are not over, the newest first. */
export async function sessionsOf(
  { clock }: Pick<AccountRoom, 'clock'>,
  database: Connection,
  accountId: string,
): Promise<Session[]> {
  const found = await database
    .select()
    .from(accountSessions)
    .where(eq(accountSessions.accountId, accountId))
    .orderBy(desc(accountSessions.seenAt));
  return found.filter((session) => !isOver(session, clock.now().getTime()));
}

/**
 * Ends sessions of an account.
 *
 * @param which one of them, all but one, or all where nothing is said
 * @returns those that were ended
 */
export function endSessions(
  tx: Transaction,
  accountId: string,
  { id, except }: { id?: string | undefined; except?: string | undefined } = {},
): Promise<Session[]> {
  return tx
    .delete(accountSessions)
    .where(
      and(
        eq(accountSessions.accountId, accountId),
        id === undefined ? undefined : eq(accountSessions.tokenHash, id),
        except === undefined ? undefined : ne(accountSessions.tokenHash, except),
      ),
    )
    .returning();
}
