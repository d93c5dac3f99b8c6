import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endReading, type ReaderKind, readerList } from '#contract/readers.ts';
import { sessionsOf } from '#server/accounts/sessions.ts';
import { accountOfReader } from '#server/accounts/store.ts';
import { isByAddress } from '#server/orders/joining.ts';
import { type Access, accessesTo, endOne, readableOrder, refuseUnproved } from '#server/orders/readers.ts';
import type { Order } from '#server/orders/store.ts';
import { type Connection, inTransaction } from '#server/platform/database/database.ts';
import { nameOf, ownerOf, owns, type Reader } from '#server/platform/http/reader.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import { closeLinks } from './links.ts';

/** The calls by which whoever may change an order sees who else reads it, and sends them away. */
export function readerRoutes(http: FastifyInstance, room: Room): void {
  const { database, clock } = room;

  /** @throws Refusal `unknownOrder`, `mailboxUnproved` */
  async function changeableOrder(reader: Reader | undefined, orderNumber: string): Promise<Order> {
    const order = await readableOrder(database, reader, orderNumber);
    await refuseUnproved(database, reader, order, clock.now());
    return order;
  }

  serve(http, readerList, async ({ params, reader, holder }) => {
    const order = await changeableOrder(reader, params.orderNumber);
    const others = await othersOf(room, database, { order, own: [reader, holder.browser()] });
    return others.map(({ access, kind }) => ({
      id: idOf(access),
      kind,
      browser: access.browser,
      letInAt: access.grantedAt.toISOString(),
    }));
  });

  serve(http, endReading, async ({ body, reader, holder }) => {
    const order = await changeableOrder(reader, body.orderNumber);
    await inTransaction(database, async (tx) => {
      const others = await othersOf(room, tx, { order, own: [reader, holder.browser()] });
      const meant = others.filter(
        ({ access, kind }) => kind !== 'address' && (body.id === undefined || idOf(access) === body.id),
      );
      if (meant.length === 0) return;
      // Whoever was sent away has the link that let them in.
      await closeLinks(tx, order.orderNumber);
      for (const { access } of meant) await endOne(tx, access);
    });
    return { done: true as const };
  });
}

/**
 * Everybody who reads an order beside its holder and the one who asks. A browser in which its account is logged in is one of
 * the account's sessions, and is ended there.
 */
async function othersOf(
  room: Room,
  database: Connection,
  { order, own }: { order: Order; own: readonly (Reader | undefined)[] },
) {
  const account = await accountOfReader(database, ownerOf(order));
  const sessions = account ? await sessionsOf(room, database, account.id) : [];
  const known = [...own, ...sessions.map(ownerOf)];
  const others = (await accessesTo(database, order.orderNumber)).filter(
    (access) => !known.some((reader) => owns(reader, access)),
  );
  return Promise.all(others.map(async (access) => ({ access, kind: await kindOf(database, access) })));
}

async function kindOf(database: Connection, access: Access): Promise<ReaderKind> {
  if (access.leftBy !== null) return 'buyer';
  if (isByAddress(access)) return 'address';
  return (await accountOfReader(database, ownerOf(access))) ? 'account' : 'browser';
}

/** A name for somebody who reads an order, another one for each order. */
function idOf(access: Access): string {
  return createHash('sha256')
    .update(`reader ${access.orderNumber} ${nameOf(ownerOf(access))}`)
    .digest('base64url');
}
