import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Asked } from './asked.tsx';

it('leads who wants to cancel to the question, not to the plans', () => {
  const page = drawnPage(createElement(Asked), { help: rawWords('EN', 'help') });
  const { way } = rawWords('EN', 'help').page.questions.cancel;
  expect(page).toMatch(new RegExp(`href="/member/US-SUBS-1002[^"]*step=cancel[^"]*">${way}<`));
});
