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

interface Asked {
  email?: string;
  search?: string;
  begins?: boolean;
}

function shown(held: Membership | null, { email, search = '', begins = false }: Asked = {}): string {
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
    begins,
    overdue: null,
    email: email ?? null,
    refunded: false,
    readers: [],
  } as unknown as Standing;
  const props = { loaderData: { standing } } as unknown as Parameters<typeof MemberScreen>[0];
  const rooms = Object.fromEntries(
    (['member', 'store', 'shell', 'legal', 'next', 'readers', 'way', 'support', 'onward'] as const).map(
      (room) => [room, rawWords('EN', room)],
    ),
  );
  return drawnPage(createElement(MemberScreen, props), rooms, { search });
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
  const shownAs = (held: Partial<Membership>) =>
    shown({ ...membership, ...held }, { email: 'ada@example.org' });
  expect(shownAs({})).toContain(receipt);
  expect(shownAs({ state: 'past_due' })).toContain(receipt);
  expect(shownAs({ cancelAtPeriodEnd: true })).not.toContain('ada@example.org');
});

const retrieval = 'href="/report/retrieve/US-SUBS-1002';

it('leads who is a member in another browser to a mailed link, beside the plans', () => {
  const page = shown(null);
  expect(page).toContain(words.elsewhere);
  expect(page).toContain(retrieval);
  expect(shown(membership)).not.toContain(retrieval);
});

it('shows whoever comes to cancel the question, or how the membership is had that is not in this browser', () => {
  const { cancelTitle, newLink, write } = rawWords('EN', 'support').order;
  const question = rawWords('EN', 'member').change.cancelTitle;
  const search = '?step=cancel';
  const page = shown(null, { search });
  for (const said of [cancelTitle, newLink, write, retrieval]) expect(page).toContain(said);
  expect(page).not.toContain(words.lead);
  expect(shown(membership, { search })).toContain(question);
  expect(shown({ ...membership, cancelAtPeriodEnd: true }, { search })).not.toContain(question);
  expect(shown(null, { search, begins: true })).not.toContain(cancelTitle);
});
