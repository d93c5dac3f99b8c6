import type { FastifyInstance } from 'fastify';
import { extraPackageList } from '#contract/catalogue.ts';
import { orderSkuCheck } from '#contract/orders.ts';
import { readableOrder } from '#server/orders/readers.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { extrasFor } from './extras.ts';
import { unlockedBy } from './grants.ts';

export function privilegeRoutes(
  http: FastifyInstance,
  room: { readonly database: Database; readonly clock: Clock },
): void {
  const { database } = room;

  serve(http, orderSkuCheck, async ({ params, reader }) =>
    unlockedBy(room, await readableOrder(database, reader, params.orderNumber)),
  );

  serve(http, extraPackageList, async ({ params, reader, locale }) => {
    const order = await readableOrder(database, reader, params.orderNumber);
    if (!reader) throw new Refusal('unknownOrder');
    return extrasFor(room, reader, { order, locale });
  });
}
