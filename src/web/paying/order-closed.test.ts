import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { OrderClosed } from './order-closed.tsx';

const closed = rawWords('EN', 'paying').closed;

const page = (order: Partial<OrderView>) => {
  const whole = {
    orderState: 'refunded',
    parentOrderNumber: null,
    productName: 'IQ',
    refunded: null,
    ...order,
  };
  return drawnPage(createElement(OrderClosed, { order: whole as OrderView }), {
    paying: rawWords('EN', 'paying'),
  });
};

const back = { amount: 990, currency: 'EUR' } as const;

describe('an order whose money goes back', () => {
  it('says of a gift that its code no longer works, and locks nothing', () => {
    const html = page({ kind: 'gift', refunded: back });
    expect(html).toContain('The gift code no longer works.');
    expect(html).not.toContain('locked');
  });

  it('says that it is under way while no amount is recorded', () => {
    const html = page({ kind: 'gift' });
    expect(html).toContain(closed.refundingTitle);
    expect(html).toContain(closed.refundingGiftText);
    expect(html).not.toContain(closed.refundedTitle);
  });

  it('says of anything else that it is locked again', () => {
    expect(page({ kind: 'extra', refunded: back })).toContain(
      'Everything this order unlocked is locked again.',
    );
    expect(page({ kind: 'extra' })).toContain(closed.refundingText);
  });
});
