import { findOrder } from '#server/orders/store.ts';
import { unlockedBy } from '#server/privileges/grants.ts';
import { type ComposeRoom, composeReport } from './compose.ts';
import { keepReport } from './files.ts';
import type { PdfPress } from './pdf/render.ts';

/** Where finished reports are printed and kept. */
export interface RenderRoom extends ComposeRoom {
  readonly dataDir: string;
  readonly press: PdfPress;
}

/** The job that makes an order's PDF, in the language of the order, with what is open now. Done again, it makes the same file again. */
export async function renderReport(room: RenderRoom, orderNumber: string): Promise<void> {
  const order = await findOrder(room.database, orderNumber);
  const report = order && (await composeReport(room, order, order.locale));
  if (!order || !report) return;
  const { features } = await unlockedBy(room, order);
  const madeAt = (order.paidAt ?? order.createdAt).toISOString();
  await keepReport(room, { orderNumber, features }, await room.press.report({ orderNumber, report, madeAt }));
}
