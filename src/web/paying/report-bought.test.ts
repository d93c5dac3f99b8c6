import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { ReportBought } from './report-bought.tsx';

/** The page of a paid order, whose receipt went to an address or to none. */
function shown(email: string | null): string {
  const order = { orderNumber: 'N', email } as OrderView;
  const rooms = { paying: rawWords('EN', 'paying'), way: rawWords('EN', 'way') };
  return drawnPage(createElement(ReportBought, { order, posted: undefined }), rooms);
}

it('asks for an address only where the order has none', () => {
  const { again } = rawWords('EN', 'paying').success;
  const [addressed, without] = [shown('reader@example.org'), shown(null)];
  expect(addressed).toContain('reader@example.org');
  expect(addressed).toContain(again);
  expect(addressed).not.toContain('<form');
  expect(without).toContain('<form');
  expect(without).not.toContain(again);
});
