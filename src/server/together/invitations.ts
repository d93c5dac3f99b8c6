import { eq, inArray } from 'drizzle-orm';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { Room } from '#server/platform/room.ts';
import { forgetInvitations } from '#server/sittings/forget.ts';
import { forgetPairs, forgetPairsInvitedBy } from './pairs.ts';
import { invitationCodes, invitations } from './tables.ts';

export type Invitation = typeof invitations.$inferSelect;

/** The link of an order; undefined where it has none. */
export async function findInvitation(
  database: Connection,
  orderNumber: string,
): Promise<Invitation | undefined> {
  const [found] = await database.select().from(invitations).where(eq(invitations.orderNumber, orderNumber));
  return found;
}

/** The invitation with a key; undefined where there is none now. */
export async function findInvitationByKey(
  database: Connection,
  key: string,
): Promise<Invitation | undefined> {
  const [code] = await database.select().from(invitationCodes).where(eq(invitationCodes.code, key));
  const found = code && (await findInvitation(database, code.invitingOrder));
  return found?.code === key ? found : undefined;
}

/** Makes the link of an order, or changes what it says: its key stays, and with it what was sent out. */
export function invite(
  { database, clock }: Room,
  orderNumber: string,
  { name, mails }: { name: string | null; mails: boolean },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const made = { orderNumber, code: randomKey('short'), holderName: name, mails, madeAt: clock.now() };
    // Race: of two that invite at once the first one's key holds.
    const [held] = await tx
      .insert(invitations)
      .values(made)
      .onConflictDoUpdate({ target: invitations.orderNumber, set: { holderName: name, mails } })
      .returning();
    if (held?.code === made.code)
      await tx.insert(invitationCodes).values({ code: made.code, invitingOrder: orderNumber });
  });
}

async function endInvitations(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(invitations)
    .where(inArray(invitations.orderNumber, [...orderNumbers]))
    .returning({ code: invitations.code });
  await forgetInvitations(
    tx,
    gone.map(({ code }) => code),
  );
  await tx.delete(invitationCodes).where(inArray(invitationCodes.invitingOrder, [...orderNumbers]));
}

/** Takes a link back, with every comparison that came of it. */
export function withdrawInvitation({ database }: Room, orderNumber: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    await endInvitations(tx, [orderNumber]);
    await forgetPairsInvitedBy(tx, orderNumber);
  });
}

/** Takes the links of orders away, and every comparison that they are in, on whichever side. */
export async function forgetTogether(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await endInvitations(tx, orderNumbers);
  await forgetPairs(tx, orderNumbers);
}
