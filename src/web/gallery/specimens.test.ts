import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { WordsProvider } from '../shell/words.tsx';
import { Specimens } from './specimens.tsx';

// How they look, and to whom they are accessible, is asked in tests/journeys/proof/gallery.test.ts.
it('has a specimen of every atom, and of nothing else', () => {
  const atoms = readdirSync(new URL('../ui', import.meta.url))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.slice(0, -4));
  const page = () =>
    WordsProvider({
      words: {
        landing: JSON.stringify(rawWords('EN', 'landing')),
        report: JSON.stringify(rawWords('EN', 'report')),
      },
      variety: 'EN',
      children: createElement(Specimens, { look: '' }),
    });
  const shown = [...renderToStaticMarkup(createElement(page)).matchAll(/data-specimen="([^"]*)"/g)];
  expect(shown.map(([, name]) => name).toSorted()).toEqual(atoms.toSorted());
});
