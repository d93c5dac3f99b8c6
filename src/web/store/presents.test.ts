import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Shelf } from '#contract/shelf.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Presents } from './presents.tsx';

it('lists what can be given by its name, and says to whom listens that it is a gift', () => {
  const test = {
    examId: 'SUBS-1002',
    countryCode: 'US',
    name: 'IQ test',
    gift: { name: 'IQ test', amount: 990, currency: 'USD', tax: 'added', from: true },
  } as unknown as Shelf['tests'][number];
  const page = drawnPage(
    createElement(Presents, { tests: [test, { ...test, examId: 'SUBS-1009', gift: null }] }),
    {
      shelf: rawWords('EN', 'shelf'),
      store: rawWords('EN', 'store'),
    },
  );
  expect(page).toMatch(
    /<a href="\/store\/gift\/US-SUBS-1002[^"]*" aria-label="Give as a gift: IQ test">IQ test<\/a>/,
  );
  expect(page.match(/<li/g)).toHaveLength(1);
});
