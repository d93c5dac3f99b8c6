import { createElement } from 'react';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { orderInfo } from '#contract/orders.ts';
import { userPrivilege, vipDetail } from '#contract/privileges.ts';
import { rawWords } from '#words/index.ts';
import { hostContext } from '../host.server.ts';
import type { Host } from '../host.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { Route } from './+types/subscribe-check';
import SubscribeCheckScreen, { loader } from './subscribe-check.tsx';

const orderNumber = '0'.repeat(38);

const nothing = { member: false, begins: false, until: null, membership: null };

/**
 * What the page is given to show, or where it leads.
 *
 * @param held what the browser has of memberships
 * @param orderState null where the address names no order
 */
async function askedWith(orderState: string | null, held: object = nothing) {
  const order = { kind: 'membership', countryCode: 'HK', appExamId: 'SUBS-1002', orderNumber, orderState };
  const answers = new Map<Call, unknown>([
    [orderInfo, order],
    [userPrivilege, held],
    [vipDetail, { plans: [], features: [], tests: [] }],
  ]);
  const host = {
    locale: 'HK',
    call: async (call: Call) => ({ ok: true, data: answers.get(call) }),
  } as unknown as Host;
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  const request = new Request(
    `http://x/paying/subscribe/check/HK-SUBS-1002${orderState ? `?orderNumber=${orderNumber}` : ''}`,
  );
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

  it('without an order leads who has a membership, or has paid for one, to it, and tells others that there is none', async () => {
    for (const held of [
      { ...nothing, begins: true },
      { ...nothing, member: true, membership: { orderNumber } },
    ])
      expect((await askedWith(null, held)).leads).toMatch(/^\/member\/HK-SUBS-1002\?/);
    expect((await askedWith(null)).data).toMatchObject({ found: { kind: 'none' } });
  });
});

it('tells who finds no payment here how a membership of another browser is had', () => {
  const loaderData = { found: { kind: 'none' }, standing: undefined };
  const props = { loaderData } as unknown as Parameters<typeof SubscribeCheckScreen>[0];
  const page = drawnPage(createElement(SubscribeCheckScreen, props), { member: rawWords('EN', 'member') });
  expect(page).toContain(rawWords('EN', 'member').page.elsewhere);
  expect(page).toContain('href="/report/retrieve/US-SUBS-1002');
});
