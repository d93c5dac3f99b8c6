import { createElement } from 'react';
import { expect, it } from 'vitest';
import { methodsDocuments } from '#contract/methods-documents.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { OtherMethods } from './others.tsx';

const tests = [
  { examId: 'SUBS-1002', name: 'IQ test' },
  { examId: 'SUBS-1004', name: 'Left/right brain test' },
];

/** Where the ways lead that are called the present page. */
const presentIn = (current?: (typeof methodsDocuments)[number]) =>
  [
    ...drawnPage(
      createElement(OtherMethods, { tests, ...(current && { current }) }),
      { methods: rawWords('EN', 'methods') },
      { exam: { examId: 'SUBS-1002' } },
    ).matchAll(/<a href="([^"?]+)[^"]*" aria-current="page">/g),
  ].map(([, path]) => path);

it('marks the manual of the test, or the document, as the page one is on, and no other', () => {
  expect(presentIn()).toEqual(['/methods/US-SUBS-1002']);
  for (const document of methodsDocuments)
    expect(presentIn(document)).toEqual([`/methods/${document}/US-SUBS-1002`]);
});
