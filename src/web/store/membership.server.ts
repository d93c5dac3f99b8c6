import type { DataOf } from '#contract/call.ts';
import { orderInfo } from '#contract/orders.ts';
import { checkSubscription, userPrivilege, vipDetail } from '#contract/privileges.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import type { Host } from '../host.ts';
import { servedReaders } from '../order/other-readers.server.ts';
import type { OtherReader } from '../order/other-readers.tsx';
import { lasts, phaseOf } from './phase.ts';

export type Plan = DataOf<typeof vipDetail>['plans'][number];
export type Membership = NonNullable<DataOf<typeof userPrivilege>['membership']>;

/** What is owed for a renewal that was declined; `unknown` where its provider does not answer. */
export type Overdue = DataOf<typeof checkSubscription>['overdue'] | 'unknown';

export interface Standing {
  plans: Plan[];
  features: DataOf<typeof vipDetail>['features'];
  /** Reports that it opens, with what each costs by itself. */
  tests: DataOf<typeof vipDetail>['tests'];
  membership: Membership | null;
  /** It is paid for, and begins in a moment. */
  begins: boolean;
  overdue: Overdue;
  /** Where its receipts go. */
  email: string | null;
  /** Its price went back: it was withdrawn from. */
  refunded: boolean;
  /** Who else uses it. */
  readers: readonly OtherReader[];
}

/**
 * The plans of a market and this browser's membership; undefined where they could not be had. One that owes a renewal is
 * shown as its provider has it now, and to one that lasts the plans of its own market are offered.
 */
export async function loadMembership(host: Host, countryCode: string): Promise<Standing | undefined> {
  const hl = host.locale;
  const held = await host.call(userPrivilege);
  if (!held.ok) return undefined;
  const { membership, overdue } = await presentOf(host, held.data.membership);
  const order =
    membership &&
    (await host.call(orderInfo, {
      params: { orderNumber: membership.orderNumber },
      query: { hl, parts: 'standing' },
    }));
  const readers = membership ? await servedReaders(host, membership.orderNumber) : [];
  const known = order?.ok ? order.data : undefined;
  const own = membership && lasts(phaseOf(membership)) ? known?.countryCode : undefined;
  const detail = await host.call(vipDetail, { query: { countryCode: own ?? countryCode, hl } });
  if (!detail.ok) return undefined;
  return {
    ...unbrokenIn(detail.data),
    membership,
    begins: held.data.begins,
    overdue,
    email: known?.email ?? null,
    refunded: known?.orderState === 'refunded',
    readers,
  };
}

async function presentOf(
  host: Host,
  membership: Membership | null,
): Promise<Pick<Standing, 'membership' | 'overdue'>> {
  if (membership?.state !== 'past_due') return { membership, overdue: null };
  const { orderNumber } = membership;
  const asked = await host.call(checkSubscription, { body: { orderNumber } });
  return asked.ok ? asked.data : { membership, overdue: 'unknown' };
}
