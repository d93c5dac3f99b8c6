import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { WithdrawalProps } from './withdraw-meaning.tsx';
import { Done } from './withdraw-steps.tsx';

it('acknowledges the sum that goes back, and not what is left to refund after the press', () => {
  const order = { kind: 'report', orderNumber: 'N', email: null, refunded: null } as WithdrawalProps['order'];
  const standing: WithdrawalProps['standing'] = {
    allowed: false,
    obstacle: 'over',
    until: null,
    amount: { amount: 0, currency: 'USD' },
    email: 'reader@example.org',
  };
  const withdrawn = { refund: 'requested', amount: { amount: 1480, currency: 'USD' } } as const;
  const page = drawnPage(createElement(Done, { order, standing, withdrawn }), {
    paying: rawWords('EN', 'paying'),
  });
  const { doneText } = rawWords('EN', 'paying').withdraw;
  expect(page).toContain(doneText.replace('{amount}', '$14.80'));
});
