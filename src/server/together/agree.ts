import { createHash } from 'node:crypto';
import { findExam } from '#exams/index.ts';
import { enqueue } from '#server/jobs/index.ts';
import { mayRead } from '#server/orders/readers.ts';
import { findOrder, lockOrder, type Order } from '#server/orders/store.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { owns, type Reader } from '#server/platform/http/reader.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { Room } from '#server/platform/room.ts';
import { referenceOf } from '#server/reports/deliver.ts';
import { comparableAs, isOnePersons } from './comparable.ts';
import type { Invitation } from './invitations.ts';
import { agreeIn, endPair, findPairByKey, makePair, type Pair, sidesOf } from './pairs.ts';
import { standingInvitation } from './standing.ts';

/**
 * Agrees to a comparison by an invitation. Both orders are held, the lower number first: whoever deletes or refunds one
 * at this moment either finds the pair, or is found to have done so.
 *
 * @param own may be read by the reader
 * @throws Refusal `unknownInvitation`, `ownInvitation`, `notComparable`
 */
export async function joinBy(
  room: Room,
  reader: Reader | undefined,
  { own, key, name, scores }: { own: Order; key: string; name: string | null; scores: boolean },
): Promise<Pair> {
  const found = await standingInvitation(room.database, key);
  if (!found) throw new Refusal('unknownInvitation');
  if (await isOnePersons(room.database, reader, [own, found.inviting])) throw new Refusal('ownInvitation');
  return inTransaction(room.database, async (tx) => {
    const held = await holdBoth(tx, own.orderNumber, found.inviting.orderNumber);
    const inviting = held.get(found.inviting.orderNumber);
    if (!comparableAs(inviting) || !inviting) throw new Refusal('unknownInvitation');
    const together = comparableAs(held.get(own.orderNumber));
    if (!together || own.examId !== inviting.examId) throw new Refusal('notComparable');
    const { holderName } = found.invitation;
    const pair = await makePair(
      tx,
      { orderNumber: own.orderNumber, name, scores: scores && together.scores !== undefined },
      {
        inviting: { orderNumber: inviting.orderNumber, name: holderName },
        code: randomKey('short'),
        at: room.clock.now(),
      },
    );
    await tell(tx, { inviting, invitation: found.invitation, by: own.orderNumber });
    return pair;
  });
}

async function holdBoth(tx: Transaction, ...numbers: string[]): Promise<ReadonlyMap<string, Order>> {
  const held = new Map<string, Order>();
  for (const orderNumber of numbers.toSorted()) held.set(orderNumber, await lockOrder(tx, orderNumber));
  return held;
}

/** Tells whoever invited, where they wished it: once for each who agrees, however often that is taken back. */
async function tell(
  tx: Transaction,
  { inviting, invitation, by }: { inviting: Order; invitation: Invitation; by: string },
): Promise<void> {
  if (!invitation.mails || inviting.email === null) return;
  const locale = varietyOfOrder(inviting);
  await enqueue(tx, {
    aggregateId: inviting.orderNumber,
    kind: 'mail.together',
    id: `mail.together:${createHash('sha256').update(by).digest('hex').slice(0, 16)}`,
    payload: {
      to: inviting.email,
      locale,
      exam: findExam(inviting.examId)?.name(locale) ?? inviting.examId,
      orderNumber: inviting.orderNumber,
      reference: referenceOf(inviting),
    },
  });
}

/** A pair with the reader's own order. */
export interface OwnPair {
  readonly pair: Pair;
  readonly own: Order;
  readonly other: Order;
}

/**
 * The pair with a key, for one of the two whose it is, as long as both results can be compared.
 *
 * @throws Refusal `unknownPair`
 */
export async function ownPair({ database }: Room, reader: Reader | undefined, key: string): Promise<OwnPair> {
  const pair = await findPairByKey(database, key);
  const [one, other] = await Promise.all(
    [pair?.orderNumber, pair?.otherOrder].map((number) => number && findOrder(database, number)),
  );
  if (!pair || !one || !other || !comparableAs(one) || !comparableAs(other)) throw new Refusal('unknownPair');
  if (owns(reader, one)) return { pair, own: one, other };
  if (owns(reader, other)) return { pair, own: other, other: one };
  if (await mayRead(database, reader, one)) return { pair, own: one, other };
  if (await mayRead(database, reader, other)) return { pair, own: other, other: one };
  throw new Refusal('unknownPair');
}

/** Agrees to a pair, or says anew whether scores are in it. @throws Refusal `unknownPair` where it has ended by now */
export function agreeTo({ database, clock }: Room, { pair, own }: OwnPair, scores: boolean): Promise<Pair> {
  return inTransaction(database, async (tx) => {
    const held = await holdBoth(tx, pair.orderNumber, pair.otherOrder);
    const together = comparableAs(held.get(own.orderNumber));
    const both = [...held.values()].every((order) => comparableAs(order) !== undefined);
    const agreement = { orderNumber: own.orderNumber, scores: scores && together?.scores !== undefined };
    const changed = both ? await agreeIn(tx, pair, agreement, clock.now()) : undefined;
    if (!changed) throw new Refusal('unknownPair');
    return changed;
  });
}

/** Ends a pair for both, whoever of the two wishes it. */
export const leave = ({ database }: Room, { pair }: OwnPair): Promise<void> =>
  inTransaction(database, (tx) => endPair(tx, pair));

/** Whether both have said that scores may be in it. */
export function haveScores(pair: Pair, orderNumber: string): { own: boolean; other: boolean } {
  const { own, other } = sidesOf(pair, orderNumber);
  return { own: own.scoresAt !== null, other: other.scoresAt !== null };
}
