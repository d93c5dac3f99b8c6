import { createElement } from 'react';
import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import type { Outcome } from './outcome.ts';
import { SendAgain } from './send-again.tsx';

it.each(varieties)('says in %s that another code was sent, and only then', (variety) => {
  const shown = (outcome: Partial<Outcome>) => {
    const sent: Outcome = { intent: 'reset', sent: true, ...outcome };
    return drawnPage(
      createElement(SendAgain, { intent: 'send', email: 'anna-maria@example.org', outcome: sent }),
      { user: rawWords(variety, 'user'), support: rawWords(variety, 'support') },
      { variety },
    );
  };
  expect(shown({})).toContain('<div role="status"></div>');
  expect(shown({})).toContain('name="again" value="1"');
  expect(shown({ again: true })).toMatch(
    /<div role="status"><p class="[^"]*">[^<]*<span class="unbroken">anna-maria@example.org[^<]*<\/span>[^<]*<\/p>/,
  );
});
