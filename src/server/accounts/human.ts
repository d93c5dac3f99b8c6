import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, sql } from 'drizzle-orm';
import { type Challenge, challenge, solvedChallenge } from '#contract/human.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { clientOf } from '#server/platform/http/client.ts';
import type { AccountRoom } from './room.ts';
import { accountAttempts } from './tables.ts';

export interface HumanRoom extends AccountRoom {
  /** After how many askings in an hour each further one of a client needs a proof, or a pause. */
  readonly humanCheckAfter: number;
}

/** So long after its last asking, in milliseconds, a client needs no proof: the way of a browser without script. */
const pauseMilliseconds = 60_000;

/** How long a challenge can be answered, in milliseconds. */
const lifeMilliseconds = 10 * 60_000;

/**
 * What it costs: 150 times 5,000 rounds of SHA-256 on average, some 0.3 s of a laptop and 2 s of an old phone. To the server one
 * derivation to make, and three short HMACs to check.
 */
const [cost, mostCounters] = [5_000, 300];

const keyOf = ({ secret }: AccountRoom, what: string) =>
  createHmac('sha256', secret).update(`human check ${what}`).digest('hex');

const secretsOf = (room: AccountRoom) => ({
  hmacSignatureSecret: keyOf(room, 'signs challenges'),
  hmacKeySignatureSecret: keyOf(room, 'signs keys'),
});

/** A task that only work solves (ALTCHA 2); nothing of it is kept. */
export async function makeChallenge(room: AccountRoom): Promise<Challenge> {
  const until = new Date(room.clock.now().getTime() + lifeMilliseconds).toISOString();
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostCounters),
    deriveKey,
    data: { until },
    ...secretsOf(room),
  });
  return challenge.parse(made);
}

/**
 * Looks at an asking that has a mail sent, or probes a mailbox (decision 65). The first of an hour are free; each further one
 * of a client needs a solved challenge, once, or a minute since the one before.
 *
 * @param asked.address of the client; counted under a hash of its household's
 * @throws Refusal `humanCheck`
 */
export async function checkHuman(
  room: HumanRoom,
  asked: { address: string; proof: string | undefined },
): Promise<void> {
  const isProved = asked.proof !== undefined && (await spendProof(room, asked.proof));
  const now = room.clock.now();
  const [key, hour] = [keyOf(room, `asked by ${clientOf(asked.address)}`), now.toISOString().slice(0, 13)];
  await inTransaction(room.database, async (tx) => {
    const row = and(eq(accountAttempts.key, key), eq(accountAttempts.hour, hour));
    await tx.insert(accountAttempts).values({ key, hour, count: 0, lastAt: now }).onConflictDoNothing();
    // Held: of many that come at one moment after a pause, one goes through.
    const [held] = await tx.select().from(accountAttempts).where(row).for('update');
    const isFree = (held?.count ?? 0) < room.humanCheckAfter;
    const hasPaused = now.getTime() - (held?.lastAt.getTime() ?? 0) >= pauseMilliseconds;
    if (!isProved && !isFree && !hasPaused) throw new Refusal('humanCheck');
    await tx
      .update(accountAttempts)
      .set({ count: sql`${accountAttempts.count} + 1`, lastAt: now })
      .where(row);
  });
}

/** Checks a solved challenge and uses it up. @returns whether it was ours, solved, in time, and not used before */
async function spendProof(room: AccountRoom, proof: string): Promise<boolean> {
  const read = solvedChallenge.safeParse(parsed(proof));
  if (!read.success) return false;
  const { challenge: asked, solution } = read.data;
  const { until } = asked.parameters.data;
  const now = room.clock.now();
  if (Date.parse(until) < now.getTime()) return false;
  const { verified } = await verifySolution({
    challenge: asked,
    solution: { ...solution, time: solution.time ?? 0 },
    deriveKey,
    ...secretsOf(room),
  });
  if (!verified) return false;
  const key = keyOf(room, `used ${asked.signature}`);
  const used = await room.database
    .insert(accountAttempts)
    .values({ key, hour: until.slice(0, 13), count: 1, lastAt: now })
    .onConflictDoNothing()
    .returning();
  return used.length > 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
