import { createElement } from 'react';
import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { ReviewNote } from './review-note.tsx';

const drawn = (variety: (typeof varieties)[number], mode: 'showcase' | 'measured') =>
  drawnPage(
    createElement(ReviewNote),
    { gates: rawWords(variety, 'gates') },
    { variety, exam: { figures: { mode } } },
  );

it.each(varieties)(
  'names the day of the review as every other date, in a demonstration alone, in %s',
  (variety) => {
    expect(drawn(variety, 'measured')).toBe('');
    const told = drawn(variety, 'showcase');
    expect(told).toMatch(/2023/);
    expect(told).not.toContain('{date}');
    // What belongs together in a date stays in a line.
    expect(told).toMatch(
      variety === 'JA' || variety === 'CN' || variety === 'HK' ? /3\u2060月\u206022/ : /22\.?\u00a0|\u00a022/,
    );
  },
);
