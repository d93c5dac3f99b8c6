import type { DataOf } from '#contract/call.ts';
import { orderInfo } from '#contract/orders.ts';
import { userPrivilege, vipDetail } from '#contract/privileges.ts';
import type { Host } from '../host.ts';

export type Plan = DataOf<typeof vipDetail>['plans'][number];
export type Membership = NonNullable<DataOf<typeof userPrivilege>['membership']>;

export interface Standing {
  plans: Plan[];
  features: DataOf<typeof vipDetail>['features'];
  membership: Membership | null;
  /** Where its receipts go. */
  email: string | null;
  /** Its price went back: it was withdrawn from. */
  refunded: boolean;
}

/** The plans of a market and this browser's membership; undefined where they could not be had. */
export async function loadMembership(host: Host, countryCode: string): Promise<Standing | undefined> {
  const hl = host.locale;
  const [detail, held] = await Promise.all([
    host.call(vipDetail, { query: { countryCode, hl } }),
    host.call(userPrivilege),
  ]);
  if (!detail.ok || !held.ok) return undefined;
  const { membership } = held.data;
  const order =
    membership &&
    (await host.call(orderInfo, {
      params: { orderNumber: membership.orderNumber },
      query: { hl, parts: 'standing' },
    }));
  const known = order?.ok ? order.data : undefined;
  return {
    ...detail.data,
    membership,
    email: known?.email ?? null,
    refunded: known?.orderState === 'refunded',
  };
}
