import type { HeldPair, OpenedInvitation, TogetherStanding } from '#contract/together.ts';
import { findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { mayRead, ordersOf } from '#server/orders/readers.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { findSitting } from '#server/sittings/store.ts';
import { comparableAs, isOnePersons, shownBy } from './comparable.ts';
import { findInvitation, findInvitationByKey, type Invitation } from './invitations.ts';
import { findPair, type Pair, pairsOf, sidesOf, standingOf } from './pairs.ts';

export interface TogetherRoom extends Room {
  readonly publicUrl: string;
}

/** A pair as the holder of one of its orders has it. */
export function heldAs(pair: Pair, orderNumber: string): HeldPair {
  const { other } = sidesOf(pair, orderNumber);
  return {
    pair: pair.code,
    standing: standingOf(pair, orderNumber),
    name: other.name,
    since: pair.madeAt.toISOString(),
  };
}

/** Whom a result is compared with, and how others are invited. */
export async function togetherOf(
  room: TogetherRoom,
  order: Order,
  locale: Variety,
): Promise<TogetherStanding> {
  const { database, publicUrl } = room;
  const together = comparableAs(order);
  const mail = order.email !== null;
  if (!together) return { shows: [], scores: null, mail, invitation: null, invited: null, pairs: [] };
  const invitation = await findInvitation(database, order.orderNumber);
  const held = await pairsOf(database, order.orderNumber);
  return {
    ...shownBy(together, locale),
    mail,
    invitation: invitation
      ? {
          invitation: invitation.code,
          address: `${publicUrl}/together/${invitation.code}`,
          name: invitation.holderName,
          mails: invitation.mails,
        }
      : null,
    invited: await invitedBy(room, order),
    pairs: held.map((pair) => heldAs(pair, order.orderNumber)),
  };
}

/** The invitation that a test was taken by, where it stands and nothing has come of it yet. */
async function invitedBy({ database }: Room, order: Order): Promise<TogetherStanding['invited']> {
  const sitting = order.sittingId === null ? undefined : await findSitting(database, order.sittingId);
  if (!sitting?.invitation) return null;
  const found = await standingInvitation(database, sitting.invitation);
  if (!found || found.inviting.examId !== order.examId) return null;
  if (await isOnePersons(database, undefined, [order, found.inviting])) return null;
  if (await findPair(database, order.orderNumber, found.inviting.orderNumber)) return null;
  return { invitation: found.invitation.code, name: found.invitation.holderName };
}

/** An invitation whose result can be compared now, with the order that invites. */
export async function standingInvitation(
  database: Room['database'],
  key: string,
): Promise<{ invitation: Invitation; inviting: Order } | undefined> {
  const invitation = await findInvitationByKey(database, key);
  const inviting = invitation && (await findOrder(database, invitation.orderNumber));
  return inviting && comparableAs(inviting) ? { invitation, inviting } : undefined;
}

/**
 * An invitation as whoever has its link is told of it.
 *
 * @throws Refusal `unknownInvitation`
 */
export async function openInvitation(
  { database }: Room,
  reader: Reader | undefined,
  { key, locale }: { key: string; locale: Variety },
): Promise<OpenedInvitation> {
  const found = await standingInvitation(database, key);
  const together = found && comparableAs(found.inviting);
  if (!together) throw new Refusal('unknownInvitation');
  const { invitation, inviting } = found;
  const told = {
    examId: inviting.examId,
    test: findExam(inviting.examId)?.name(locale) ?? inviting.examId,
    name: invitation.holderName,
    ...shownBy(together, locale),
  };
  const nothing = { ...told, orderNumber: null, pair: null };
  if (await mayRead(database, reader, inviting))
    return { ...nothing, standing: 'own', orderNumber: inviting.orderNumber };
  if (!reader) return { ...nothing, standing: 'open' };
  const { own, linked } = await ordersOf(database, reader);
  const taken = [...own, ...linked].filter(
    (order) => order.examId === inviting.examId && comparableAs(order) !== undefined,
  );
  for (const { orderNumber } of taken) {
    const pair = await findPair(database, orderNumber, inviting.orderNumber);
    if (pair) return { ...told, standing: 'paired', orderNumber, pair: pair.code };
  }
  const [newest] = taken;
  return newest
    ? { ...told, standing: 'taken', orderNumber: newest.orderNumber, pair: null }
    : { ...nothing, standing: 'open' };
}
