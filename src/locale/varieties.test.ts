import { describe, expect, it } from 'vitest';
import { languageTags, locales, varieties } from './locales.ts';
import { overlaid } from './overlay.ts';
import { languageOf, varietyOf } from './varieties.ts';

describe('the words for a reader', () => {
  it.each([
    ['BR', undefined, 'PT-BR'],
    ['BR', 'en-US,en', 'PT-BR'],
    ['PT', 'pt-BR', 'PT-BR'],
    ['US', 'en-US,pt-br;q=0.8,pt-PT;q=0.7', 'PT-BR'],
    ['US', 'en-US,pt-PT;q=0.9,pt-BR;q=0.1', 'PT'],
    ['PT', 'pt', 'PT'],
    [undefined, undefined, 'PT'],
  ])('in Portuguese, in %s, with a browser that wishes %s, are %s', (market, browser, variety) => {
    expect(varietyOf('PT', { market, browser })).toBe(variety);
  });

  it('are those of the language where no region has its own', () => {
    for (const locale of locales.filter((one) => one !== 'PT'))
      expect(varietyOf(locale, { market: 'BR', browser: 'pt-BR' })).toBe(locale);
  });

  it('are of one of the nine languages, with a tag of their own', () => {
    expect(new Set(varieties.map(languageOf))).toEqual(new Set(locales));
    expect(new Set(varieties.map((variety) => languageTags[variety])).size).toBe(varieties.length);
  });
});

it('lays a region’s own sentences over those of its language', () => {
  const words = { title: 'ecrã', steps: ['um', 'dois', 'três'], deep: { one: 'a', two: 'b' } };
  expect(overlaid(words, { title: 'tela', steps: { 1: 'duas' }, deep: { two: 'c' } })).toEqual({
    title: 'tela',
    steps: ['um', 'duas', 'três'],
    deep: { one: 'a', two: 'c' },
  });
});
