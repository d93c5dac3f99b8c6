import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { nameOf, type Reader } from '#server/platform/http/reader.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { AccountRoom } from './room.ts';
import { accountCodes } from './tables.ts';

const lifeMilliseconds = 5 * 60_000;

/** What a passkey shall sign for: to be added, by the session that adds it; to log in, by the browser that asks. */
export type Ceremony =
  | { readonly of: 'adding a passkey'; readonly sessionId: string }
  | { readonly of: 'login by passkey'; readonly browser: Reader };

function keyOf({ secret }: AccountRoom, ceremony: Ceremony): string {
  const whose = 'browser' in ceremony ? nameOf(ceremony.browser) : ceremony.sessionId;
  return createHmac('sha256', secret).update(`${ceremony.of} ${whose}`).digest('hex');
}

/** Makes a challenge, and ends the one before it. @returns it, in base64url */
export async function makeChallenge(
  database: Connection,
  room: AccountRoom,
  ceremony: Ceremony,
): Promise<string> {
  const codeId = randomKey('long');
  const expiresAt = new Date(room.clock.now().getTime() + lifeMilliseconds);
  const values = { codeId, tries: 0, expiresAt, wish: null };
  await database
    .insert(accountCodes)
    .values({ key: keyOf(room, ceremony), ...values })
    .onConflictDoUpdate({ target: accountCodes.key, set: values });
  return codeId;
}

/** Uses a challenge up, whatever comes of it: of two answers at once, one finds it. Undefined where there is none. */
export async function takeChallenge(
  database: Connection,
  room: AccountRoom,
  ceremony: Ceremony,
): Promise<string | undefined> {
  const { key, expiresAt } = accountCodes;
  const [taken] = await database
    .delete(accountCodes)
    .where(and(eq(key, keyOf(room, ceremony)), gt(expiresAt, room.clock.now())))
    .returning();
  return taken?.codeId;
}
