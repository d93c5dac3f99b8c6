import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { orderInfo } from '#contract/orders.ts';
import { userPrivilege, vipDetail } from '#contract/privileges.ts';
import { hostContext } from '../host.server.ts';
import type { Host } from '../host.ts';
import type { Route } from './+types/subscribe-check';
import { loader } from './subscribe-check.tsx';

const orderNumber = '0'.repeat(38);

/** What the page is given to show, or where it leads, for an order in a state whose browser holds no membership. */
async function askedWith(orderState: string) {
  const order = { kind: 'membership', countryCode: 'HK', appExamId: 'SUBS-1002', orderNumber, orderState };
  const answers = new Map<Call, unknown>([
    [orderInfo, order],
    [userPrivilege, { member: false, until: null, membership: null }],
    [vipDetail, { plans: [], features: [] }],
  ]);
  const host = {
    locale: 'HK',
    call: async (call: Call) => ({ ok: true, data: answers.get(call) }),
  } as unknown as Host;
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  const request = new Request(`http://x/paying/subscribe/check/HK-SUBS-1002?orderNumber=${orderNumber}`);
  const args = { params: { ref: 'HK-SUBS-1002' }, request, context } as unknown as Route.LoaderArgs;
  try {
    return { data: (await loader(args)).data };
  } catch (answer) {
    return { leads: (answer as Response).headers.get('location') };
  }
}

describe('the page after a membership is paid for', () => {
  it('waits where the order is paid and the membership begins a moment later', async () => {
    const { data } = await askedWith('paid');
    expect(data).toMatchObject({ found: { order: { orderState: 'paid' } }, standing: { membership: null } });
  });

  it('leads to the memberships where nothing begins', async () => {
    for (const state of ['pending', 'refunded'])
      expect((await askedWith(state)).leads).toMatch(/^\/member\/HK-SUBS-1002\?/);
  });
});
