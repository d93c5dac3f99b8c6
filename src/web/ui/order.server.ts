import { data } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import { orderNumber } from '#contract/fields.ts';
import { orderInfo } from '#contract/orders.ts';
import type { Host } from '../host.ts';

export type OrderView = DataOf<typeof orderInfo>;

export type FoundOrder =
  | { kind: 'found'; order: OrderView }
  | { kind: 'none' }
  | { kind: 'foreign' }
  | { kind: 'failed' };

/** The order that `?orderNumber=` names, as far as this visitor may see it. */
export async function findOrder(host: Host, request: Request): Promise<FoundOrder> {
  const given = new URL(request.url).searchParams.get('orderNumber');
  if (given === null) return { kind: 'none' };
  const number = orderNumber.safeParse(given);
  if (!number.success) return { kind: 'foreign' };
  const found = await host.call(orderInfo, {
    params: { orderNumber: number.data },
    query: { hl: host.locale },
  });
  if (found.ok) return { kind: 'found', order: found.data };
  return { kind: found.kind === 'refused' && found.status === 200 ? 'foreign' : 'failed' };
}

/** A page about an order is a private one; a page without one tells so by its status. */
export function statusOf(found: FoundOrder): number {
  if (found.kind === 'foreign') return 403;
  return found.kind === 'failed' ? 503 : 200;
}

/** Loader data with the status that fits what was found. */
export function answer<T extends { found: FoundOrder }>(view: T) {
  return data(view, { status: statusOf(view.found) });
}
