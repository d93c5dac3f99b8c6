import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { nameOf, type Reader } from '#server/platform/http/reader.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { AccountRoom } from './room.ts';
import { accountCodes, type RegistrationWish } from './tables.ts';

const lifeMilliseconds = 10 * 60_000;
const mostTries = 5;

/**
 * What a code is for. It is asked for by a browser, and no other one can use it, use up its tries, or have another one sent in
 * its place: whoever knows an address keeps nobody from a new password.
 */
export interface Purpose {
  readonly of: 'mailbox' | 'registration';
  readonly emailKey: string;
  readonly browser: Reader;
}

const hashOf = ({ secret }: AccountRoom, what: string) =>
  createHmac('sha256', secret).update(what).digest('hex');

const keyOf = (room: AccountRoom, { of, emailKey, browser }: Purpose) =>
  hashOf(room, `${of} ${emailKey} ${nameOf(browser)}`);

/** By which the codes of an address are found in whichever browser they were asked for. */
const emailHashOf = (room: AccountRoom, emailKey: string) => hashOf(room, `codes of ${emailKey}`);

/** Six figures, worked out from the server's secret when the mail is written and when they come back. */
export function codeOf(secret: string, codeId: string): string {
  const drawn = createHmac('sha256', secret).update(`verification code ${codeId}`).digest();
  return String(Number(drawn.readBigUInt64BE() % 1_000_000n)).padStart(6, '0');
}

/** Makes a code, and ends the one before it. @returns its id, to be mailed */
export async function makeCode(
  tx: Transaction,
  room: AccountRoom,
  purpose: Purpose,
  wish: RegistrationWish | null = null,
): Promise<string> {
  const codeId = randomKey('long');
  const expiresAt = new Date(room.clock.now().getTime() + lifeMilliseconds);
  const values = { codeId, tries: 0, expiresAt, wish, emailHash: emailHashOf(room, purpose.emailKey) };
  await tx
    .insert(accountCodes)
    .values({ key: keyOf(room, purpose), ...values })
    .onConflictDoUpdate({ target: accountCodes.key, set: values });
  return codeId;
}

/** What waits for a code, also for one that expired and was not swept yet; undefined where nothing does. */
export async function waitingFor(
  tx: Transaction,
  room: AccountRoom,
  purpose: Purpose,
): Promise<Verified | undefined> {
  const [held] = await tx
    .select()
    .from(accountCodes)
    .where(eq(accountCodes.key, keyOf(room, purpose)))
    .for('update');
  return held && { codeId: held.codeId, wish: held.wish };
}

/** What waited for a code. */
export interface Verified {
  readonly codeId: string;
  readonly wish: RegistrationWish | null;
}

/** Compares a code: each time is one of five tries, also where they come at once. Undefined where it is not the one. */
export async function tryCode(
  database: Connection,
  room: AccountRoom,
  purpose: Purpose,
  typed: string,
): Promise<Verified | undefined> {
  const [held] = await database
    .update(accountCodes)
    .set({ tries: sql`${accountCodes.tries} + 1` })
    .where(
      and(
        eq(accountCodes.key, keyOf(room, purpose)),
        lt(accountCodes.tries, mostTries),
        gt(accountCodes.expiresAt, room.clock.now()),
      ),
    )
    .returning();
  if (!held) return undefined;
  const isRight = timingSafeEqual(Buffer.from(codeOf(room.secret, held.codeId)), Buffer.from(typed));
  return isRight ? { codeId: held.codeId, wish: held.wish } : undefined;
}

/** Uses a code up. @returns whether it was still there: of two who send it at once, one finds it */
export async function consumeCode(tx: Transaction, { codeId }: Verified): Promise<boolean> {
  const gone = await tx.delete(accountCodes).where(eq(accountCodes.codeId, codeId)).returning();
  return gone.length > 0;
}

/** Deletes what waits for the codes of some addresses, in every browser. */
export async function forgetCodes(
  tx: Transaction,
  room: AccountRoom,
  emailKeys: readonly string[],
): Promise<void> {
  if (emailKeys.length === 0) return;
  const hashes = emailKeys.map((emailKey) => emailHashOf(room, emailKey));
  await tx.delete(accountCodes).where(inArray(accountCodes.emailHash, hashes));
}
