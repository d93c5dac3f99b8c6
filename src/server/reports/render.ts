import type { Variety } from '#locale/locales.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { findEntitlement } from '#server/privileges/entitlement.ts';
import { type ComposeRoom, sourceOf } from './compose.ts';
import { keepPrints, printsOf } from './files.ts';
import { forgetFiles } from './forget.ts';
import type { PdfPress } from './pdf/render.ts';

/** Where finished reports are printed and kept. */
export interface RenderRoom extends ComposeRoom {
  readonly files: FileStore;
  readonly press: PdfPress;
}

/**
 * The job that makes an order's PDFs, with what is open now. Done again, it makes the same files again.
 *
 * @param wish the language that its reader asked for; that of the order without one
 */
export async function renderReport(
  room: RenderRoom,
  orderNumber: string,
  wish?: { readonly variety?: Variety | undefined },
): Promise<void> {
  const entitlement = await findEntitlement(room, orderNumber);
  if (!entitlement) return;
  const { order, features } = entitlement;
  const variety = wish?.variety ?? varietyOfOrder(order);
  const source = await sourceOf(room, entitlement);
  if (!source) return;
  const madeAt = (order.paidAt ?? order.createdAt).toISOString();
  const { coverName } = order;
  const input = { orderNumber, coverName, source, variety, madeAt };
  const held = { orderNumber, features, coverName, variety };
  const prints = printsOf(held).map(async (kind) => ({ kind, bytes: await room.press[kind](input) }));
  await keepPrints(room.files, held, await Promise.all(prints));
  // Deleted, or locked, while it was being made: the job that deletes files may have come first.
  await forgetFiles(room, orderNumber);
}
