import { createHmac } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { nameOf } from '#server/platform/http/reader.ts';
import type { Client } from './register.ts';
import type { AccountRoom } from './room.ts';
import { type Account, knowsBrowser } from './store.ts';
import { accountAttempts } from './tables.ts';

/** Mails with a code in an hour: to one address, from a browser that its account knows, and by one client. */
const mailLimits = { address: 5, known: 5, client: 30 } as const;

/** Wrong passwords before the first pause: for one address from one client, from one client, and for one address. */
const freeFailures = { pair: 5, client: 50, address: 100 } as const;

const firstPause = 15_000;
const longestPause = 15 * 60_000;

type Counted = { readonly of: keyof typeof freeFailures; readonly key: string };

function keyOf({ secret }: AccountRoom, what: string): string {
  return createHmac('sha256', secret).update(`account attempts ${what}`).digest('hex');
}

const hourOf = ({ clock }: AccountRoom) => clock.now().toISOString().slice(0, 13);

async function count(database: Connection, room: AccountRoom, keys: readonly string[]): Promise<number[]> {
  const [hour, lastAt] = [hourOf(room), room.clock.now()];
  const rows = await database
    .insert(accountAttempts)
    .values([...keys].sort().map((key) => ({ key, hour, count: 1, lastAt })))
    .onConflictDoUpdate({
      target: [accountAttempts.key, accountAttempts.hour],
      set: { count: sql`${accountAttempts.count} + 1`, lastAt },
    })
    .returning();
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
}

/**
 * Counts a mail that somebody asks for, and refuses it above the limit, whether the address has an account or not. One that is
 * asked for in a browser that the account knows counts for that browser alone: whoever has mails sent to an address from
 * elsewhere keeps nobody from theirs.
 *
 * @throws Refusal `tooMany`
 */
export async function countMail(room: AccountRoom, { emailKey, client, knownBrowser }: Asker): Promise<void> {
  const of = knownBrowser ? 'known' : 'address';
  const where = knownBrowser ? `mail address ${emailKey} in ${knownBrowser}` : `mail address ${emailKey}`;
  const [byClient = 0, toAddress = 0] = await count(room.database, room, [
    keyOf(room, `mail client ${client}`),
    keyOf(room, where),
  ]);
  if (byClient > mailLimits.client || toAddress > mailLimits[of]) throw new Refusal('tooMany');
}

/** Who asks for something of an address, and from where. */
interface Asker {
  readonly emailKey: string;
  readonly client: string;
  /** The hashed key of a browser in which this account was logged in before. */
  readonly knownBrowser: string | undefined;
}

/**
 * Who asks, for the counts. The browser is looked up where there is no account too: it takes the same.
 */
export async function askerOf(
  { database }: AccountRoom,
  { account, email }: { account: Account | undefined; email: string },
  { address, browser }: Client,
): Promise<Asker> {
  const isKnown = await knowsBrowser(database, account?.id ?? '', browser);
  return {
    emailKey: email.toLowerCase(),
    client: address,
    knownBrowser: isKnown ? nameOf(browser) : undefined,
  };
}

/**
 * What a guess counts for. One from a browser that the account knows counts for that browser alone, so that whoever guesses
 * elsewhere keeps nobody out of an account.
 */
function countedOf(room: AccountRoom, { emailKey, client, knownBrowser }: Asker): Counted[] {
  if (knownBrowser) return [{ of: 'pair', key: keyOf(room, `login ${emailKey} in ${knownBrowser}`) }];
  return [
    { of: 'pair', key: keyOf(room, `login ${emailKey} from ${client}`) },
    { of: 'client', key: keyOf(room, `login from ${client}`) },
    { of: 'address', key: keyOf(room, `login ${emailKey}`) },
  ];
}

/**
 * Refuses to compare a password while a pause after wrong ones runs; it doubles with each further one.
 *
 * @throws Refusal `loginPaused`
 */
export async function refusePaused(room: AccountRoom, guess: Asker): Promise<void> {
  const counted = countedOf(room, guess);
  const keys = counted.map(({ key }) => key);
  const found = await room.database
    .select()
    .from(accountAttempts)
    .where(and(inArray(accountAttempts.key, keys), eq(accountAttempts.hour, hourOf(room))));
  for (const row of found) {
    const of = counted.find(({ key }) => key === row.key)?.of ?? 'pair';
    const over = row.count - freeFailures[of];
    const pause = over < 0 ? 0 : Math.min(longestPause, firstPause * 2 ** over);
    if (row.lastAt.getTime() + pause > room.clock.now().getTime()) throw new Refusal('loginPaused');
  }
}

/** Counts a wrong password. */
export async function countFailure(room: AccountRoom, guess: Asker): Promise<void> {
  await count(
    room.database,
    room,
    countedOf(room, guess).map(({ key }) => key),
  );
}

/** After the right password the wrong ones before it are forgotten: those of this pair, not those of the client. */
export async function forgetFailures(room: AccountRoom, guess: Asker): Promise<void> {
  const keys = countedOf(room, guess).flatMap(({ of, key }) => (of === 'pair' ? [key] : []));
  await room.database.delete(accountAttempts).where(inArray(accountAttempts.key, keys));
}
