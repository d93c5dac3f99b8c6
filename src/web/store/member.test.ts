import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import MemberScreen from './member.tsx';
import type { Membership, Standing } from './membership.server.ts';

const membership: Membership = {
  orderNumber: '20261121-MEMBER',
  skuId: 'vip-month',
  nextSkuId: 'vip-month',
  state: 'active',
  periodEnd: '2026-12-29T10:00:00.000Z',
  graceUntil: null,
  cancelAtPeriodEnd: false,
  price: { amount: 1490, currency: 'USD', tax: 'added' },
} as unknown as Membership;

function shown(held: Membership | null, email: string | null = null): string {
  const standing: Standing = {
    plans: [],
    features: [{ name: 'Guides, workbook and wallpapers', content: 'All of them.' }],
    tests: [
      {
        examId: 'SUBS-1002',
        name: 'IQ test',
        price: { amount: 990, currency: 'USD', tax: 'added' },
        from: true,
      },
    ],
    membership: held,
    begins: false,
    overdue: null,
    email,
    refunded: false,
    readers: [],
  } as unknown as Standing;
  const props = { loaderData: { standing } } as unknown as Parameters<typeof MemberScreen>[0];
  const rooms = Object.fromEntries(
    (['member', 'store', 'shell', 'legal', 'next', 'readers', 'way'] as const).map((room) => [
      room,
      rawWords('EN', room),
    ]),
  );
  return drawnPage(createElement(MemberScreen, props), rooms);
}

const words = rawWords('EN', 'member').page;

it('leads a member to what they have, and sells them nothing', () => {
  const page = shown(membership);
  expect(page).toMatch(/href="\/user\/resources\/US-SUBS-1002/);
  expect(page).toMatch(/href="\/store\/US-SUBS-1002/);
  expect(page).toContain(words.memberLead);
  expect(page).not.toContain(words.lead);
  expect(page).not.toContain(words.singly);
});

it('tells others what each report costs by itself', () => {
  const page = shown(null);
  expect(page).toContain(words.singly);
  expect(page).not.toContain('/user/resources/');
});

it('promises receipts where it charges again, and not where it ends', () => {
  const receipt = 'to <span class="unbroken">ada@example.org.</span>';
  const shownAs = (held: Partial<Membership>) => shown({ ...membership, ...held }, 'ada@example.org');
  expect(shownAs({})).toContain(receipt);
  expect(shownAs({ state: 'past_due' })).toContain(receipt);
  expect(shownAs({ cancelAtPeriodEnd: true })).not.toContain('ada@example.org');
});
