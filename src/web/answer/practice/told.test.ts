import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../../shell/drawn-page.ts';
import { Told } from './told.tsx';

const question: Question = {
  id: 'a',
  place: 1,
  kind: 'statements',
  prompt: 'How much was in it before?',
  options: ['476', '666', '693'],
};

const drawn = (choice: number | null) =>
  drawnPage(
    createElement(Told, {
      question,
      told: { questionId: 'a', choice, correct: 1, why: '666 is what was there.' },
      soFar: null,
      sittingId: 'b',
      last: false,
    }),
    { practice: rawWords('EN', 'practice') },
  );

/** Of each answer what is told of it, by its frame, and by the words at its signs. */
function marked(page: string): string[] {
  const rows = page.match(/<li[^>]*>.*?<\/li>/gs) ?? [];
  return rows.map((row) => {
    const [, frame = ''] = /data-told="(\w+)"/.exec(row) ?? [];
    const signs = [...row.matchAll(/<span[^>]*?( data-right="")?><svg.*?<\/svg>([^<]+)<\/span>/gs)];
    return [frame, ...signs.map(([, right, words]) => `${right ? '✓' : '×'} ${words}`)].join(' ');
  });
}

it('marks what was right with a tick and what was wrong with a cross, as the report of a test does', () => {
  expect(marked(drawn(0))).toEqual(['wrong × your answer', 'right ✓ right answer', '']);
});

it('tells one’s own answer as right in a line of its own', () => {
  expect(marked(drawn(1))).toEqual(['', 'right ✓ right answer ✓ your answer', '']);
});

it('marks no answer as wrong where the question was left open', () => {
  expect(marked(drawn(null))).toEqual(['', 'right ✓ right answer', '']);
});

it('gives the width of a card to its figure alone, not to the signs below it', () => {
  const css = readFileSync(new URL('practice.module.css', import.meta.url), 'utf8');
  expect(css).toContain('.figures .option > :not(.marks) > :global(svg) {');
  expect(css).not.toMatch(/\.figures :global\(svg\)/);
});
