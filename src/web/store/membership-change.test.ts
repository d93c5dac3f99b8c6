import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { Membership, Plan } from './membership.server.ts';
import { Changes } from './membership-change.tsx';

const price = { amount: 8990, currency: 'USD', tax: 'included' };
const plans = [
  { skuId: 'member-month', name: 'Membership, monthly', every: 'month', price: { ...price, amount: 990 } },
  { skuId: 'member-year', name: 'Membership, yearly', every: 'year', price },
] as Plan[];

/** What is said of continuing a membership that ends, by month now and by some plan after that. */
function said(nextSkuId: string | null): string {
  const membership = {
    orderNumber: '0'.repeat(38),
    skuId: 'member-month',
    nextSkuId,
    state: 'active',
    cancelAtPeriodEnd: true,
    periodEnd: '2026-12-29T12:00:00.000Z',
    price,
  } as unknown as Membership;
  const page = drawnPage(createElement(Changes, { membership, plans, problem: undefined }), {
    member: rawWords('EN', 'member'),
    shell: rawWords('EN', 'shell'),
    onward: rawWords('EN', 'onward'),
  });
  return /<form[^>]*><p>(.*?)<\/p>/.exec(page)?.[1] ?? '';
}

it('tells how the plan that was chosen for the next period is paid, beside its price', () => {
  expect(said('member-year')).toMatch(/for a year, at \$89\.90/);
  expect(said(null)).not.toContain('for a year');
  expect(said('member-month')).not.toContain('for a month');
});

// The card above says that nothing will be charged.
it('says that it renews only under the condition that it is continued', () => {
  for (const nextSkuId of [null, 'member-year']) expect(said(nextSkuId)).toMatch(/^If you continue, /);
});
