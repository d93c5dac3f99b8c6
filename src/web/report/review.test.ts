import { createElement } from 'react';
import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { KeepReport } from '../order/keep-report.tsx';
import { drawnPage } from '../shell/drawn-page.ts';
import { Review } from './review.tsx';

it.each(varieties)('asks about a workbook as a workbook, in %s', (variety) => {
  const rooms = { store: rawWords(variety, 'store'), way: rawWords(variety, 'way') };
  const titles = (goods: string) =>
    [
      createElement(Review, { orderNumber: 'N', outcome: undefined }),
      createElement(KeepReport, { orderNumber: 'N', posted: undefined }),
    ].map((part) => drawnPage(part, rooms, { variety, exam: { goods } }).match(/<h2.*?<\/h2>/)?.[0] ?? '');
  const [noun = ''] = rawWords(variety, 'catalogue').names.workbook.toLowerCase().split(' ');
  for (const title of titles('workbook')) expect(title.toLowerCase()).toContain(noun);
  for (const title of titles('report')) expect(title.toLowerCase()).not.toContain(noun);
});
