import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PairStanding } from '#contract/together.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '#server/platform/database/database.ts';
import { pairCodes, pairs } from './tables.ts';

export type Pair = typeof pairs.$inferSelect;

/** One of the two, as a pair has it. */
interface Side {
  readonly orderNumber: string;
  readonly name: string | null;
  readonly agreedAt: Date | null;
  readonly scoresAt: Date | null;
}

const isLower = ({ orderNumber }: Pick<Pair, 'orderNumber'>, order: string) => orderNumber === order;

/** A pair as the holder of one of its orders has it: the own side and the other's. */
export function sidesOf(pair: Pair, orderNumber: string): { own: Side; other: Side } {
  const { name, agreedAt, scoresAt, otherOrder, otherName, otherAgreedAt, otherScoresAt } = pair;
  const lower = { orderNumber: pair.orderNumber, name, agreedAt, scoresAt };
  const higher = {
    orderNumber: otherOrder,
    name: otherName,
    agreedAt: otherAgreedAt,
    scoresAt: otherScoresAt,
  };
  return isLower(pair, orderNumber) ? { own: lower, other: higher } : { own: higher, other: lower };
}

export function standingOf(pair: Pair, orderNumber: string): PairStanding {
  const { own, other } = sidesOf(pair, orderNumber);
  if (own.agreedAt === null) return 'yours';
  return other.agreedAt === null ? 'theirs' : 'both';
}

/** The two numbers as a row has them, whoever comes first. */
const keyOf = (one: string, other: string) =>
  one < other ? { orderNumber: one, otherOrder: other } : { orderNumber: other, otherOrder: one };

const isPair = (pair: Pick<Pair, 'orderNumber' | 'otherOrder'>): SQL =>
  and(eq(pairs.orderNumber, pair.orderNumber), eq(pairs.otherOrder, pair.otherOrder)) as SQL;

/** The pairs that an order is in, the newest first. */
export async function pairsOf(database: Connection, orderNumber: string): Promise<Pair[]> {
  const found = await database
    .select()
    .from(pairs)
    .where(or(eq(pairs.orderNumber, orderNumber), eq(pairs.otherOrder, orderNumber)));
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

export async function findPair(database: Connection, one: string, other: string): Promise<Pair | undefined> {
  const [found] = await database
    .select()
    .from(pairs)
    .where(isPair(keyOf(one, other)));
  return found;
}

/** The pair with a key; undefined where there is none now. */
export async function findPairByKey(database: Connection, key: string): Promise<Pair | undefined> {
  const [code] = await database.select().from(pairCodes).where(eq(pairCodes.code, key));
  return code && findPair(database, code.pairOrder, code.pairOther);
}

interface Agreement {
  readonly orderNumber: string;
  readonly name: string | null;
  readonly scores: boolean;
}

/** The columns of one side that agrees. An agreement that was given keeps its time. */
function agreed(pair: Pick<Pair, 'orderNumber'>, { orderNumber, scores }: Agreement, at: Date) {
  return isLower(pair, orderNumber)
    ? {
        agreedAt: sql`coalesce(${pairs.agreedAt}, ${at.toISOString()}::timestamptz)`,
        scoresAt: scores ? at : null,
      }
    : {
        otherAgreedAt: sql`coalesce(${pairs.otherAgreedAt}, ${at.toISOString()}::timestamptz)`,
        otherScoresAt: scores ? at : null,
      };
}

/**
 * One side agrees by an invitation. Of two that make the same pair at once, one makes the row and the other finds it:
 * there is one, in which both have agreed.
 */
export async function makePair(
  tx: Transaction,
  own: Agreement,
  { inviting, code, at }: { inviting: Omit<Agreement, 'scores'>; code: string; at: Date },
): Promise<Pair> {
  const key = keyOf(own.orderNumber, inviting.orderNumber);
  const [lower, higher] = isLower(key, own.orderNumber) ? [own, inviting] : [inviting, own];
  const scoresAt = own.scores ? at : null;
  const mine = isLower(key, own.orderNumber)
    ? { agreedAt: at, scoresAt }
    : { otherAgreedAt: at, otherScoresAt: scoresAt };
  const renamed = isLower(key, own.orderNumber) ? { name: own.name } : { otherName: own.name };
  const [pair] = await tx
    .insert(pairs)
    .values({
      ...key,
      ...mine,
      code,
      invitingOrder: inviting.orderNumber,
      name: lower.name,
      otherName: higher.name,
      madeAt: at,
    })
    .onConflictDoUpdate({
      target: [pairs.orderNumber, pairs.otherOrder],
      set: { ...renamed, ...agreed(key, own, at) },
    })
    .returning();
  if (!pair) throw new Error('A pair that was made is not there.');
  if (pair.code === code)
    await tx.insert(pairCodes).values({ code, pairOrder: key.orderNumber, pairOther: key.otherOrder });
  return pair;
}

/** The other side agrees as well, or says anew whether scores are in it. @returns undefined where it has ended by now */
export async function agreeIn(
  tx: Transaction,
  pair: Pair,
  own: Omit<Agreement, 'name'>,
  at: Date,
): Promise<Pair | undefined> {
  const [changed] = await tx
    .update(pairs)
    .set(agreed(pair, { ...own, name: null }, at))
    .where(isPair(pair))
    .returning();
  return changed;
}

async function forgetWhere(tx: Transaction, which: SQL | undefined): Promise<void> {
  const gone = await tx.delete(pairs).where(which).returning({ code: pairs.code });
  if (gone.length === 0) return;
  await tx.delete(pairCodes).where(
    inArray(
      pairCodes.code,
      gone.map(({ code }) => code),
    ),
  );
}

/** Ends a pair for both. */
export const endPair = (tx: Transaction, pair: Pair): Promise<void> => forgetWhere(tx, isPair(pair));

export const forgetPairsInvitedBy = (tx: Transaction, orderNumber: string): Promise<void> =>
  forgetWhere(
    tx,
    and(
      eq(pairs.invitingOrder, orderNumber),
      or(eq(pairs.orderNumber, orderNumber), eq(pairs.otherOrder, orderNumber)),
    ),
  );

/** Ends every pair that some orders are in. */
export async function forgetPairs(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  const any = [...orderNumbers];
  await forgetWhere(tx, or(inArray(pairs.orderNumber, any), inArray(pairs.otherOrder, any)));
}

/** Deletes some pairs that waited for the second word since before a moment. @returns how many were found */
export async function forgetUnanswered(database: Database, before: Date, limit: number): Promise<number> {
  const waits = and(lt(pairs.madeAt, before), or(isNull(pairs.agreedAt), isNull(pairs.otherAgreedAt)));
  const found = await database.select().from(pairs).where(waits).limit(limit);
  await inTransaction(database, async (tx) => {
    // One that is answered at this moment is waited for, and stays.
    for (const pair of found) await forgetWhere(tx, and(isPair(pair), waits));
  });
  return found.length;
}
