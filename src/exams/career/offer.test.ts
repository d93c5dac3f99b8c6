import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { careerWords } from './words/index.ts';

const three = /three|trois|tres|três|drei|3文字|세 글자|三/i;
const atMost = /up to|au plus|hasta|como máximo|até|no máximo|bis zu|最大|최대|最多/i;

// Whoever refuses every activity of a theme has a code of two letters, or of one.
it.each(varieties)('in %s no more letters are promised than a code may come to', (variety) => {
  const { offer, free } = careerWords[variety].test;
  const { name, content } = offer.features['career-code'];
  expect(name).not.toMatch(three);
  for (const said of [content, offer.summaries.basic, free.adds.code]) {
    expect(said).toMatch(three);
    expect(said).toMatch(atMost);
  }
});
