import { createElement } from 'react';
import { expect, it } from 'vitest';
import { languageTags, varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Precision } from './precision.tsx';

const middle = { scale: { mean: 50, deviation: 17 }, reliability: 0.87, low: 38, high: 62, parts: [] };

it.each(varieties)('tells percentages in %s as such, in the sentence and along the axis', (variety) => {
  const shownAs = (unit: 'score' | 'share') =>
    drawnPage(
      createElement(Precision, { unit, ...middle }),
      { methods: rawWords(variety, 'methods') },
      { variety },
    );
  const percent = (value: number) =>
    (value / 100).toLocaleString(languageTags[variety], { style: 'percent' });
  const [share, score] = [shownAs('share'), shownAs('score')];
  const sentence = (page: string) => page.match(/<p>(.*?)<\/p>/s)?.[1];
  for (const value of [50, 38, 62]) {
    expect(sentence(share)).toContain(percent(value));
    expect(sentence(score)).not.toContain(percent(value));
  }
  expect(share).toContain(`>${percent(16)}</text>`);
  expect(score).toContain('>16</text>');
});
