import type { FastifyInstance } from 'fastify';
import { orderSkuCheck } from '#contract/orders.ts';
import { readableOrder } from '#server/orders/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/serve.ts';
import { unlockedBy } from './grants.ts';

export function privilegeRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  serve(http, orderSkuCheck, async ({ params, holder }) =>
    unlockedBy(database, await readableOrder(database, params.orderNumber, holder.hash())),
  );
}
