import { data, redirect } from 'react-router';
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

/**
 * The order that `?orderNumber=` names, as far as this visitor may see it. `all` hands the report out, which counts as
 * opening what was bought; `standing` leaves it out.
 *
 * @throws a redirect to the same page of the order's own market and test
 */
export async function findOrder(
  host: Host,
  request: Request,
  parts: 'all' | 'standing',
): Promise<FoundOrder> {
  const given = new URL(request.url).searchParams.get('orderNumber');
  if (given === null) return { kind: 'none' };
  const number = orderNumber.safeParse(given);
  if (!number.success) return { kind: 'foreign' };
  const found = await host.call(orderInfo, {
    params: { orderNumber: number.data },
    query: { hl: host.locale, parts },
  });
  if (found.ok) {
    const elsewhere = ownAddress(new URL(request.url), found.data);
    if (elsewhere !== undefined) throw redirect(elsewhere);
    return { kind: 'found', order: found.data };
  }
  return { kind: found.kind === 'refused' && found.status === 200 ? 'foreign' : 'failed' };
}

/**
 * The address of the same page under the order's own market and test: prices and words are the order's, whatever address
 * it was opened by. Undefined where that is this one. A page that the browser's router asks for carries `.data` and
 * `_routes`, which are no part of its address.
 */
export function ownAddress(
  { pathname, searchParams }: URL,
  { countryCode, appExamId }: Pick<OrderView, 'countryCode' | 'appExamId'>,
): string | undefined {
  const page = pathname.replace(/\.data$/, '');
  const own = `${countryCode}-${appExamId}`;
  if (page.endsWith(`/${own}`)) return undefined;
  const kept = new URLSearchParams(searchParams);
  kept.delete('_routes');
  return `${page.replace(/[^/]+$/, own)}?${kept}`;
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
