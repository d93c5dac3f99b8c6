import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { LockedReport } from './locked-report.tsx';

interface Shown {
  variety?: Variety;
  goods?: 'report' | 'workbook';
  freeWithAccount?: 'whole' | 'part';
  signedIn?: boolean;
}

/** What an account opens, as the free result of such a test says it. */
const opening = 'An account opens it for nothing.';

function shown(
  orderState: OrderView['orderState'],
  { variety = 'EN', goods = 'report', freeWithAccount, signedIn = false }: Shown,
) {
  const free = { blocks: freeWithAccount ? [{ block: 'locked', text: opening }] : [] };
  const order = { orderNumber: 'N', orderState, kind: 'report', unlocked: false, free };
  return drawnPage(
    createElement(LockedReport, { order: order as unknown as OrderView }),
    { report: rawWords(variety, 'report'), shell: rawWords(variety, 'shell'), way: rawWords(variety, 'way') },
    { variety, exam: { goods, several: false, freeWithAccount }, signedIn },
  );
}

it.each(['draft', 'pending'] as const)('calls what is locked by its name where the order is %s', (state) => {
  const [report, workbook] = [shown(state, { goods: 'report' }), shown(state, { goods: 'workbook' })];
  expect(report).toMatch(/your report/i);
  expect(report).not.toContain('workbook');
  expect(workbook).toMatch(/your workbook/i);
  expect(workbook).not.toMatch(/your report/i);
});

describe.each(varieties)('in %s', (variety) => {
  const said = rawWords(variety, 'report').locked;

  it.each(['whole', 'part'] as const)('puts the account that opens it (%s) before a price', (part) => {
    const page = shown('draft', { variety, freeWithAccount: part });
    const [account, price] = [page.indexOf('/user/login'), page.indexOf('/paying/scheme')];
    expect(page).toContain(opening);
    expect(account).toBeGreaterThan(0);
    expect(price).toBeGreaterThan(account);
    expect(page.match(/class="button ?"/g)).toHaveLength(1);
    expect(page).toContain(`<p class="lede">${said.savedText}</p>`);
    expect(page.includes(said.activate)).toBe(part === 'part');
  });

  it('asks nobody to log in who is, and says where an account opens it', () => {
    const page = shown('draft', { variety, freeWithAccount: 'whole', signedIn: true });
    expect(page).not.toContain('/user/login');
    expect(page).toContain(opening);
    expect(page).toContain(rawWords(variety, 'way').account.elsewhere.slice(0, 12));
    expect(page.match(/class="button ?"/g)).toHaveLength(1);
  });

  it('leads to the price where an account opens nothing', () => {
    const page = shown('draft', { variety });
    expect(page).not.toContain('/user/login');
    expect(page).toContain(said.activate);
    expect(page.match(/class="button ?"/g)).toHaveLength(1);
  });
});
