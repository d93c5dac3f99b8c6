import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { LockedReport } from './locked-report.tsx';

const shown = (goods: 'report' | 'workbook', orderState: OrderView['orderState']) =>
  drawnPage(
    createElement(LockedReport, { order: { orderNumber: 'N', orderState } as OrderView }),
    { report: rawWords('EN', 'report') },
    { exam: { goods, several: false } },
  );

it.each(['draft', 'pending'] as const)('calls what is locked by its name where the order is %s', (state) => {
  const [report, workbook] = [shown('report', state), shown('workbook', state)];
  expect(report).toMatch(/your report/i);
  expect(report).not.toContain('workbook');
  expect(workbook).toMatch(/your workbook/i);
  expect(workbook).not.toMatch(/your report/i);
});
