import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { GiftBought } from './gift-bought.tsx';

it('tells how a gift is passed on, until it was redeemed; then, when', () => {
  const shown = (redeemedAt: string | null) => {
    const order = { orderNumber: 'N', email: 'giver@example.org', redeemedAt } as OrderView;
    return drawnPage(createElement(GiftBought, { order }), { paying: rawWords('EN', 'paying') });
  };
  const { giftHow, giftRedeemed } = rawWords('EN', 'paying').success;
  expect(shown(null)).toContain(giftHow);
  const redeemed = shown('2026-11-29T12:00:00.000Z');
  expect(redeemed).toContain(giftRedeemed.split('{date}')[0]);
  expect(redeemed).toMatch(/November.29,.2026/);
  expect(redeemed).not.toContain(giftHow);
});

it('speaks of the address of a receipt only where it is named', () => {
  const { receipt } = rawWords('EN', 'paying').success;
  const shown = (email: string | null) => {
    const order = { orderNumber: 'N', email, redeemedAt: null } as OrderView;
    return drawnPage(createElement(GiftBought, { order }), { paying: rawWords('EN', 'paying') });
  };
  expect(shown('giver@example.org')).toContain(receipt);
  expect(shown(null)).not.toContain(receipt);
});
