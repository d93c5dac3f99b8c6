import { expect, it } from 'vitest';
import { type Locale, locales, varieties } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { sentences } from '#tests/support/wording.ts';
import { analogyWords } from './analogies/words/index.ts';
import { faultWords } from './faults/words/index.ts';
import { matrixWords } from './matrices/words/index.ts';
import { seriesWords } from './series/words/index.ts';
import { spatialWords } from './spatial/words/index.ts';

/** Ink is dark on a light page and light on a dark one: what says which is wrong on the other. Gray is gray on both. */
const turned: Readonly<Record<Locale, RegExp>> = {
  EN: /black|white|\bdark|\blight/i,
  DE: /schwarz|weiß|dunkel|\bhell/i,
  FR: /\bnoir|\bblanc|foncé|\bclair/i,
  ES: /negr[oa]|\bblanc[oa]|oscur|\bclar[oa]/i,
  PT: /\bpret[oa]|\bbranc[oa]|escur|\bclar[oa]/i,
  JA: /黒|白|暗|明る/,
  KR: /검[은정]|[흰하]얀|흰|어두|밝|[진연][하해]|[짙옅]/,
  CN: /[黑白暗亮深浅]/,
  HK: /[黑白暗亮深淺]/,
};

it('sees such a word in each language', () => {
  const named = ['black', 'schwarz', 'noir', 'negro', 'preto', '黒い円', '진하게', '浅灰色', '淺填色'];
  expect(locales.filter((locale) => !named.some((name) => turned[locale].test(name)))).toEqual([]);
});

it.each(varieties)('no word on a drawing names a colour that a dark page turns round, in %s', (variety) => {
  const words = [analogyWords, faultWords, matrixWords, seriesWords, spatialWords];
  const said = words.flatMap((one) => sentences(one[variety]));
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(([, text]) => turned[languageOf(variety)].test(text))).toEqual([]);
});
