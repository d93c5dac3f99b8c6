import type { FastifyInstance } from 'fastify';
import { extraPackageList } from '#contract/catalogue.ts';
import { orderSkuCheck } from '#contract/orders.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import { entitlementFor } from './entitlement.ts';
import { extrasFor } from './extras.ts';

export function privilegeRoutes(http: FastifyInstance, room: Room): void {
  serve(http, orderSkuCheck, async ({ params, reader }) => {
    const { skuIds, features } = await entitlementFor(room, reader, params.orderNumber);
    return { skuIds: [...skuIds], features: [...features] };
  });

  serve(http, extraPackageList, async ({ params, reader, locale, varietyIn }) => {
    if (!reader) throw new Refusal('unknownOrder');
    return extrasFor(room, reader, await entitlementFor(room, reader, params.orderNumber), varietyIn(locale));
  });
}
