import { expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { testWording } from '#tests/support/wording.ts';
import { spatialWords } from './words/index.ts';

testWording('spatial items', spatialWords);

it.each(locales)('each mark and each cell is named in its own way in %s', (locale) => {
  const { mark, describe: said } = spatialWords[locale];
  expect(new Set(Object.values(mark)).size).toBe(Object.keys(mark).length);
  expect(new Set(Object.values(said.tile)).size).toBe(3);
});
