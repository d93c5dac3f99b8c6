import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { Extra } from '../order/buy-extra.tsx';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { ExtraBought } from './extra-bought.tsx';

type Told = Pick<Extra, 'examId' | 'reportOrderNumber'>;

const { success: words } = rawWords('EN', 'paying');
const order = { productName: 'IQ test (report)', parentOrderNumber: '20261121-PARENT' } as OrderView;

/** What stands after the payment of an extra: its sentence and its button, and where that leads. */
function shown(extra: Told | null, email: string | null = null): string {
  const part = createElement(ExtraBought, { order: { ...order, email }, extra: extra as Extra | null });
  return drawnPage(part, { paying: rawWords('EN', 'paying') }).replaceAll('&amp;', '&');
}

it.each([
  [
    'extraText',
    'extraStart',
    '/answer/start/US-SUBS-1002?hl=EN',
    { examId: 'SUBS-1002', reportOrderNumber: null },
  ],
  [
    'extraReadText',
    'extraRead',
    '/report/result/US-SUBS-1002?hl=EN&orderNumber=20261120-TAKEN',
    { examId: 'SUBS-1002', reportOrderNumber: '20261120-TAKEN' },
  ],
  [
    'extraFileText',
    'extraFile',
    '/report/result-download/US-SUBS-1002?hl=EN&orderNumber=20261121-PARENT',
    { examId: null, reportOrderNumber: null },
  ],
] as const)('says what there is to do: %s', (text, go, address, extra) => {
  const page = shown(extra);
  expect(page).toContain(words[text]);
  expect(page).toContain(`<a class="button" href="${address}">${words[go]}</a>`);
  expect(page.match(/class="button"/g)).toHaveLength(1);
});

it('leads back to the report where it cannot be told what was bought', () => {
  const page = shown(null);
  expect(page).not.toContain('class="button"');
  expect(page).toContain(words.extraReport);
});

it('names the address that the receipt goes to, and says nothing of one where there is none', () => {
  const [before] = words.receiptTo.split('{email}') as [string];
  expect(shown(null, 'anna@example.org')).toContain(
    `${before}<span class="unbroken">anna@example.org.</span>`,
  );
  expect(shown(null)).not.toContain(before);
  expect(shown(null)).not.toContain(words.receipt);
});
