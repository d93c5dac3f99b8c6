import type { UserOrder } from '#contract/orders.ts';
import { kindOf } from '../order/kinds.ts';

/** The tabs of the personal centre, in the specification's order; each is the list's state of its name. */
export const tabs = ['completed', 'uncompleted', 'pending'] as const;

export type Tab = (typeof tabs)[number];

const states = {
  completed: 'completed',
  uncompleted: 'uncompleted',
  pending: 'pending payment',
} as const satisfies Record<Tab, UserOrder['state']>;

/** Whether something belongs to a test; what a membership was paid with stands apart. */
export const isOfTest = (one: UserOrder): boolean => kindOf(one).namedBy !== 'plans';

export const inTab = (list: readonly UserOrder[], tab: Tab) =>
  list.filter(({ state }) => state === states[tab]);

/** The tab of an address; without one, the first that holds something. */
export function tabOf(search: URLSearchParams, list: readonly UserOrder[]): Tab {
  const named = tabs.find((tab) => tab === search.get('tab'));
  return named ?? tabs.find((tab) => inTab(list, tab).length > 0) ?? 'completed';
}

/** What can be done with one belonging, and where. */
export interface Way {
  readonly label: 'view' | 'viewOrder' | 'share' | 'free' | 'pay' | 'choose' | 'resume' | 'files';
  readonly path: string;
  readonly query: Readonly<Record<string, string | null>>;
  /** The part of the page that it leads to. */
  readonly part?: string;
}

/** The ways on from a belonging, the first of them first. */
export function waysOf(one: UserOrder, found: { path: string; orderNumber: string }): Way[] {
  const { orderNumber, sittingId } = one;
  if (orderNumber === null) return [{ label: 'resume', path: '/answer/question', query: { sittingId } }];
  const query = { orderNumber };
  const hasResult = one.facts.length > 0;
  const free: Way[] = hasResult ? [{ label: 'free', path: '/report/result-free-test', query }] : [];
  if (one.unlocked) {
    const there = { path: found.path, query: { orderNumber: found.orderNumber } };
    if (!hasResult) return [{ label: 'viewOrder', ...there }];
    return [
      { label: 'view', ...there },
      // Every report that is open can be shared, under the part that tells its result.
      { label: 'share', path: there.path, query: { ...there.query, tab: 'share' }, part: 'share' },
      { label: 'files', path: '/report/result-download', query },
    ];
  }
  if (one.state === 'pending payment') return [{ label: 'pay', path: '/paying/paypage', query }, ...free];
  if (one.state === 'uncompleted') return [...free, { label: 'choose', path: '/paying/scheme', query }];
  return free;
}
