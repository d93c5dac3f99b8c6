import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../../shell/drawn-page.ts';
import { Blocks } from './index.tsx';

/** The ways that the rest of a report leads to, each with whether its button is the filled one. */
function waysOf(text: string | undefined, unlocked = false) {
  const part = createElement(Blocks, {
    blocks: [{ block: 'locked', form: 'rest', title: 'Rest', items: ['One'], ...(text && { text }) }],
    order: { orderNumber: '20261121-LOCKED', unlocked },
  });
  const rooms = {
    report: rawWords('EN', 'report'),
    shell: rawWords('EN', 'shell'),
    way: rawWords('EN', 'way'),
  };
  const page = drawnPage(part, rooms, { reference: 'US-SUBS-1007', exam: { several: false } });
  return [...page.matchAll(/<a class="(button[^"]*)" href="([^"?]*)/g)].map(([, look, href]) => ({
    path: href?.replace(/\/US-SUBS-1007$/, ''),
    filled: look === 'button',
  }));
}

describe('the rest of a report', () => {
  it('is bought where that is the one way', () => {
    expect(waysOf(undefined)).toEqual([{ path: '/paying/scheme', filled: true }]);
  });

  it('leads to the account first where that opens it for nothing', () => {
    expect(waysOf('Free with an account.')).toEqual([
      { path: '/user/login', filled: true },
      { path: '/paying/scheme', filled: false },
    ]);
  });

  it('leads to the report once that is open', () => {
    expect(waysOf('Free with an account.', true)).toEqual([{ path: '/report/result', filled: true }]);
  });
});
