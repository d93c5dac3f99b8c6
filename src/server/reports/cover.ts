import type { FastifyInstance } from 'fastify';
import { nameCover } from '#contract/certificates.ts';
import { enqueue } from '#server/jobs/index.ts';
import { refuseUnproved } from '#server/orders/readers.ts';
import { changeOrder, lockOrder } from '#server/orders/store.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type Entitlement, entitlementFor } from '#server/privileges/entitlement.ts';
import { sourceOf } from './compose.ts';
import type { FileRoom } from './downloads.ts';
import { countAsking } from './limits.ts';
import { PdfError } from './pdf/compile.ts';

/** The name that a reader wants on the cover of their files: nobody is asked for one, and it can be changed and taken off. */
export function coverRoute(http: FastifyInstance, room: FileRoom): void {
  serve(http, nameCover, async ({ body, reader }) => {
    const entitlement = await entitlementFor(room, reader, body.orderNumber);
    await refuseUnproved(room.database, reader, entitlement.order, room.clock.now());
    await countAsking(room, 'cover', body.orderNumber);
    const { coverName } = body;
    await printCover(room, entitlement, coverName);
    if (coverName !== entitlement.order.coverName) await keepName(room, entitlement, coverName);
    return { coverName };
  });
}

/**
 * Prints a cover alone before its name is kept: one that no paper can carry is refused while it can be changed.
 *
 * @throws Refusal `reportLocked`, `nameNotPrintable`, `overloaded`
 */
async function printCover(room: FileRoom, entitlement: Entitlement, coverName: string | null): Promise<void> {
  const { order } = entitlement;
  const variety = varietyOfOrder(order);
  const source = await sourceOf(room, entitlement);
  if (!source) throw new Refusal('reportLocked');
  if (coverName === null) return;
  const { orderNumber } = order;
  const madeAt = order.createdAt.toISOString();
  try {
    await room.press.report({ orderNumber, coverName, source, variety, madeAt, coverOnly: true });
  } catch (problem) {
    if (problem instanceof PdfError && problem.isMissingGlyph) throw new Refusal('nameNotPrintable');
    throw problem;
  }
}

/**
 * Keeps the name, and has the files made anew with it; in other languages they are when they are asked for.
 *
 * @throws Refusal `unknownOrder` where the order was deleted meanwhile
 */
async function keepName(
  { database, clock }: FileRoom,
  { order: { orderNumber } }: Entitlement,
  coverName: string | null,
): Promise<void> {
  const id = `report.render:cover:${clock.now().toISOString()}`;
  await inTransaction(database, async (tx) => {
    // Deleted while its cover was printed: nothing of a person is written to it any more.
    const order = await lockOrder(tx, orderNumber);
    if (order.erasedAt !== null) throw new Refusal('unknownOrder');
    await changeOrder(tx, order, { coverName });
    await enqueue(tx, { aggregateId: orderNumber, kind: 'report.render', id, payload: {} });
  });
}
