import { describe, expect, it } from 'vitest';
import type { UserOrder } from '#contract/orders.ts';
import { inTab, isOfTest, tabOf, waysOf } from './tabs.ts';

const orderNumber = '0123456789ABCDEFGHJKMNPQRSTVWXYZ012345';
const facts = [{ label: null, value: '112' }];
const one: UserOrder = {
  orderNumber,
  sittingId: null,
  kind: 'report',
  parentOrderNumber: null,
  broughtBy: null,
  appExamId: 'SUBS-1002',
  countryCode: 'DE',
  name: 'IQ test',
  goods: 'report',
  product: null,
  state: 'uncompleted',
  orderState: 'draft',
  startedAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  redeemedAt: null,
  unlocked: false,
  facts: [],
  caution: null,
};
const found = { path: '/report/result', orderNumber };
const labels = (change: Partial<UserOrder>, place = found) =>
  waysOf({ ...one, ...change }, place).map(({ label }) => label);

it('sets the orders of memberships apart from everything that belongs to a test', () => {
  const kinds = ['report', 'extra', 'gift', 'membership'] as const;
  expect(kinds.filter((kind) => !isOfTest({ ...one, kind }))).toEqual(['membership']);
});

describe('the ways on from a belonging', () => {
  it('lead from an open report to itself, to sharing it and to its files', () => {
    const ways = waysOf({ ...one, state: 'completed', unlocked: true, facts }, found);
    expect(ways.map(({ label }) => label)).toEqual(['view', 'share', 'files']);
    expect(ways[1]).toEqual({
      label: 'share',
      path: '/report/result',
      query: { orderNumber, tab: 'share' },
      part: 'share',
    });
    expect(ways[0]).not.toHaveProperty('part');
  });

  it('share nothing that is not open, and nothing without a result', () => {
    expect(labels({ facts })).toEqual(['free', 'choose']);
    expect(labels({ state: 'pending payment', facts })).toEqual(['pay', 'free']);
    expect(labels({ state: 'pending payment' })).toEqual(['pay']);
    expect(labels({ state: 'completed', unlocked: true })).toEqual(['viewOrder']);
    // Refunded: its result is free, and locked otherwise.
    expect(labels({ state: 'completed', orderState: 'refunded', facts })).toEqual(['free']);
  });

  it('lead to the order that holds the report, where another one opened it', () => {
    const parent = { path: '/report/result', orderNumber: 'PARENT' };
    const ways = waysOf({ ...one, state: 'completed', unlocked: true, facts }, parent);
    expect(ways.map(({ query }) => query.orderNumber)).toEqual(['PARENT', 'PARENT', orderNumber]);
  });

  it('go on with a test that was begun', () => {
    const ways = waysOf({ ...one, orderNumber: null, sittingId: 'begun' }, found);
    expect(ways).toEqual([{ label: 'resume', path: '/answer/question', query: { sittingId: 'begun' } }]);
  });
});

describe('the tabs of the personal centre', () => {
  const list = [one, { ...one, state: 'pending payment' as const }];

  it('hold each what is theirs', () => {
    expect(inTab(list, 'uncompleted')).toEqual([one]);
    expect(inTab(list, 'pending').map(({ state }) => state)).toEqual(['pending payment']);
    expect(inTab(list, 'completed')).toEqual([]);
  });

  it('open by their name, and else at the first that holds something', () => {
    const at = (search: string, of: readonly UserOrder[] = list) => tabOf(new URLSearchParams(search), of);
    expect(at('tab=completed')).toBe('completed');
    expect(at('tab=pending')).toBe('pending');
    expect(at('')).toBe('uncompleted');
    expect(at('tab=elsewhere')).toBe('uncompleted');
    expect(at('', [])).toBe('completed');
    expect(at('', list.slice(1))).toBe('pending');
  });
});
