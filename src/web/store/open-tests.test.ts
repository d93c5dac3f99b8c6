import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Shelf } from '#contract/shelf.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { OpenTests } from './open-tests.tsx';

const words = rawWords('EN', 'shelf');

function shown(byMembership: boolean): string {
  const test: Shelf['tests'][number] = {
    examId: 'SUBS-1002',
    countryCode: 'US',
    name: 'IQ test',
    face: { landing: 'home', emblem: { set: 'gates', name: 'labyrinth', alt: '' } },
    offers: [],
    byMembership,
    gift: null,
  };
  return drawnPage(createElement(OpenTests, { tests: [test], outcome: undefined }), { shelf: words });
}

it('calls owned only what is kept: what a membership opens lasts as long as it', () => {
  expect(shown(false)).toContain(words.all);
  expect(shown(true)).toContain(words.allLent);
  expect(shown(true)).not.toContain(words.all);
});
