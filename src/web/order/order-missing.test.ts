import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { OrderMissing } from './order-missing.tsx';

const words = rawWords('EN', 'support').order;
const shown = (path: string, reason: 'none' | 'foreign' = 'none') =>
  drawnPage(createElement(OrderMissing, { reason, path }), {
    support: rawWords('EN', 'support'),
    onward: rawWords('EN', 'onward'),
  });

it('tells who wants to withdraw where the link is, and whom to write to', () => {
  for (const reason of ['none', 'foreign'] as const) {
    const page = shown('/paying/withdraw', reason);
    expect(page).toContain(words.withdrawTitle);
    expect(page).toContain(words.withdrawText);
    expect(page).toContain('/report/retrieve/US-SUBS-1002');
    expect(page).toContain('/support/US-SUBS-1002');
    expect(page).not.toContain(words.test);
  }
  expect(shown('/report/result')).toContain(words.missingTitle);
});

it('tells of somebody else’s membership as such, and of no report', () => {
  const page = shown('/paying/subscribe/check', 'foreign');
  expect(page).toContain(words.foreignMembership);
  expect(page).not.toMatch(/report[^/]/i);
  expect(page).not.toContain(words.test);
  expect(page).toContain('/member/US-SUBS-1002');
});
