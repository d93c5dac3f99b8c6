import { findOrder } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { unlockedBy } from '#server/privileges/grants.ts';
import { composeReport } from './compose.ts';
import { keepReport } from './files.ts';
import { renderReportPdf } from './pdf/render.ts';

/** The job that makes an order's PDF, in the language of the order, with what is open now. Done again, it makes the same file again. */
export async function renderReport(
  room: { database: Database; clock: Clock; dataDir: string },
  orderNumber: string,
): Promise<void> {
  const order = await findOrder(room.database, orderNumber);
  const report = order && (await composeReport(room, order, order.locale));
  if (!order || !report) return;
  const { features } = await unlockedBy(room, order);
  const madeAt = (order.paidAt ?? order.createdAt).toISOString();
  await keepReport(room, { orderNumber, features }, await renderReportPdf({ orderNumber, report, madeAt }));
}
