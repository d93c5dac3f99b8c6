import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DataOf } from '#contract/call.ts';
import { orderNumber } from '#contract/fields.ts';
import type { orderFiles } from '#contract/reports.ts';
import { markOpened } from '#server/orders/opening.ts';
import { type Order, readableOrder } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { hasReport, isAddressValid, readReport, signAddress } from './files.ts';

export interface FileRoom {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly dataDir: string;
  /** Base of the default server, e.g. `/ads`. */
  readonly apiBase: string;
}

type OrderFile = DataOf<typeof orderFiles>['files'][number];

/** A file that is missing so long after the payment was lost, and is made again. */
const lostAfterMilliseconds = 60_000;

/** The report's PDF with an address to POST to, or that it is still being made. */
export async function fileOf(room: FileRoom, order: Order): Promise<OrderFile> {
  const file = { kind: 'report', name: `${order.orderNumber}.pdf` } as const;
  if (!(await hasReport(room.dataDir, order.orderNumber))) {
    await makeLostFile(room, order);
    return { ...file, state: 'making', url: null, expiresAt: null };
  }
  const { query, expiresAt } = signAddress(room, order.orderNumber);
  return {
    ...file,
    state: 'ready',
    url: `${room.apiBase}/exam/order/file/${order.orderNumber}/report?${query}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** One just paid for is being made already; one that another order brought is made when it is first asked for. */
async function makeLostFile({ database, clock }: FileRoom, { orderNumber, paidAt }: Order): Promise<void> {
  const now = clock.now();
  if (paidAt && now.getTime() - paidAt.getTime() < lostAfterMilliseconds) return;
  await inTransaction(database, (tx) =>
    enqueue(tx, {
      aggregateId: orderNumber,
      kind: 'report.render',
      id: `report.render:${now.toISOString().slice(0, 16)}`,
      payload: {},
    }),
  );
}

const download = {
  params: z.object({ orderNumber }),
  query: z.object({ expires: z.string().regex(/^\d{1,16}$/), signature: z.string().max(64) }),
  body: z.object({ orderNumber }),
};

/**
 * The download itself (specification, section 7): a POST with the orderNumber, answered by the PDF. The address must
 * be signed and fresh, and the browser must be one that may read the order.
 */
export function downloadRoute(http: FastifyInstance, room: FileRoom): void {
  const config = { rateLimit: rateLimits.write };
  http.post('/ads/exam/order/file/:orderNumber/report', { config }, async (request, reply) => {
    const params = download.params.safeParse(request.params);
    const query = download.query.safeParse(request.query);
    const body = download.body.safeParse(request.body);
    if (!params.success) throw new Refusal('notFound');
    if (!body.success || body.data.orderNumber !== params.data.orderNumber) {
      throw new Refusal('malformed', [{ field: 'body.orderNumber', problem: 'must name the order' }]);
    }
    if (!query.success || !isAddressValid(room, { ...params.data, ...query.data }))
      throw new Refusal('linkExpired');
    const order = await readableOrder(room.database, params.data.orderNumber, request.holder.hash());
    const bytes = await readReport(room.dataDir, order.orderNumber);
    if (!bytes) throw new Refusal('fileNotReady');
    await markOpened(room, order);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.orderNumber}.pdf"`)
      .type('application/pdf')
      .send(bytes);
  });
}
