import type { FastifyInstance } from 'fastify';
import { extraPackageList } from '#contract/catalogue.ts';
import { orderSkuCheck } from '#contract/orders.ts';
import { readableOrder } from '#server/orders/store.ts';
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

  serve(http, orderSkuCheck, async ({ params, holder }) =>
    unlockedBy(room, await readableOrder(database, params.orderNumber, holder.hash())),
  );

  serve(http, extraPackageList, async ({ params, holder, locale }) => {
    const holderHash = holder.hash();
    const order = await readableOrder(database, params.orderNumber, holderHash);
    if (holderHash === undefined) throw new Refusal('unknownOrder');
    return extrasFor(room, { order, holderHash, locale });
  });
}
