import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { wordsIn } from './translator.ts';

it.each(varieties)('names two keys as two, not as a range from one to the other, in %s', (variety) => {
  const said = (options: number) => wordsIn(variety, 'answer')('question.keys', { options });
  expect(said(2)).toMatch(/1[^1-9]+2/);
  expect(said(2)).not.toBe(said(3).replace('3', '2'));
});
