import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { GiftCode } from './gift-code.tsx';
import { OrderStanding } from './order-standing.tsx';
import { Meaning, type WithdrawalProps } from './withdraw-meaning.tsx';
import { Obstacle } from './withdraw-steps.tsx';

const order = { kind: 'report', orderNumber: 'N', unlocked: true, productName: null } as unknown as OrderView;
const standing: WithdrawalProps['standing'] = {
  allowed: true,
  obstacle: 'waived',
  until: null,
  amount: null,
  email: null,
} as unknown as WithdrawalProps['standing'];

const parts: Readonly<Record<string, ReactNode>> = {
  'the form for a gift code': createElement(GiftCode, { orderNumber: 'N', outcome: undefined }),
  'the order that is paid': createElement(OrderStanding, { order }),
  'what a withdrawal means': createElement(Meaning, { order, standing }),
  'a right that was waived': createElement(Obstacle, { order, standing }),
};

const textOf = (part: ReactNode, goods: 'report' | 'workbook') =>
  drawnPage(
    part,
    { paying: rawWords('DE', 'paying') },
    { variety: 'DE', reference: 'DE-SUBS-1007', exam: { goods } },
  ).replace(/<[^>]*>/g, ' ');

describe.each(Object.keys(parts))('%s', (name) => {
  it('speaks of a workbook where one is sold, and of a report elsewhere', () => {
    const workbook = textOf(parts[name], 'workbook');
    expect(workbook).toContain('Arbeitsheft');
    expect(workbook).not.toMatch(/Bericht|\bEr (?:ist|wurde)\b/);
    expect(textOf(parts[name], 'report')).toContain('Bericht');
  });
});
