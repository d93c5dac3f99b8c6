import { varietyOfOrder } from '#server/orders/variety.ts';
import { findEntitlement } from '#server/privileges/entitlement.ts';
import { type ComposeRoom, composeReport } from './compose.ts';
import { keepPrints, printsOf } from './files.ts';
import { forgetFiles } from './forget.ts';
import type { PdfPress } from './pdf/render.ts';

/** Where finished reports are printed and kept. */
export interface RenderRoom extends ComposeRoom {
  readonly dataDir: string;
  readonly press: PdfPress;
}

/** The job that makes an order's PDFs, in the language of the order, with what is open now. Done again, it makes the same files again. */
export async function renderReport(room: RenderRoom, orderNumber: string): Promise<void> {
  const entitlement = await findEntitlement(room, orderNumber);
  if (!entitlement) return;
  const { order, features } = entitlement;
  const variety = varietyOfOrder(order);
  const report = await composeReport(room, entitlement, variety);
  if (!report) return;
  const input = { orderNumber, report, variety, madeAt: (order.paidAt ?? order.createdAt).toISOString() };
  const held = { orderNumber, features };
  const prints = printsOf(held).map(async (kind) => ({ kind, bytes: await room.press[kind](input) }));
  await keepPrints(room, held, await Promise.all(prints));
  // Deleted, or locked, while it was being made: the job that deletes files may have come first.
  await forgetFiles(room, orderNumber);
}
