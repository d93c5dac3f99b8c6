import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Specimens } from './specimens.tsx';

// How they look, and to whom they are accessible, is asked in tests/journeys/proof/gallery.test.ts.
it('has a specimen of every atom, and of nothing else', () => {
  const atoms = readdirSync(new URL('../ui', import.meta.url))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.slice(0, -4));
  const rooms = {
    landing: rawWords('EN', 'landing'),
    report: rawWords('EN', 'report'),
    way: rawWords('EN', 'way'),
  };
  const page = drawnPage(createElement(Specimens, { look: '' }), rooms);
  const shown = [...page.matchAll(/data-specimen="([^"]*)"/g)];
  expect(shown.map(([, name]) => name).toSorted()).toEqual(atoms.toSorted());
});
