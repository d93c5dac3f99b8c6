import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Files } from './files.tsx';

it('leads to withdrawing from what was paid for, and not from what a membership opens', () => {
  const { withdraw } = rawWords('EN', 'shell').footer;
  const shown = (bought: boolean) =>
    drawnPage(createElement(Files, { orderNumber: 'N', served: null, level: 'section', bought }), {
      report: rawWords('EN', 'report'),
      support: rawWords('EN', 'support'),
      shell: rawWords('EN', 'shell'),
    });
  expect(shown(true)).toContain(withdraw);
  expect(shown(false)).not.toContain(withdraw);
});
