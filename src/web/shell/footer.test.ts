import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from './drawn-page.ts';
import { Footer } from './footer.tsx';

const footerOf = (market: string) =>
  drawnPage(
    createElement(Footer),
    { shell: rawWords('DE', 'shell') },
    { variety: 'DE', reference: `${market}-SUBS-1002`, exam: { face: { landing: 'home' } } },
  );

it('leads from every page to canceling, where a market asks for it', () => {
  const { cancel } = rawWords('DE', 'shell').footer;
  for (const market of ['DE', 'FR'])
    expect(footerOf(market)).toMatch(
      new RegExp(`href="/member/${market}-SUBS-1002[^"]*step=cancel[^"]*">${cancel}<`),
    );
  expect(footerOf('US')).not.toContain(cancel);
});
