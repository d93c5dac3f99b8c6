import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale, localeOfAcceptLanguage, localeOfTag } from './choose.ts';
import { languageTags, locales } from './locales.ts';

describe('localeOfTag', () => {
  it.each([
    ['zh', 'CN'],
    ['zh-CN', 'CN'],
    ['zh-Hant', 'HK'],
    ['zh-TW', 'HK'],
    ['zh-hk', 'HK'],
    ['zh-MO', 'HK'],
    ['zh-Hans-HK', 'CN'],
    ['fr-CA', 'FR'],
    ['de_AT', 'DE'],
    ['gr-DE', 'DE'],
    ['es-419', 'ES'],
    ['pt-BR', 'PT'],
    ['ja', 'JA'],
    ['ko-KR', 'KR'],
    ['it-IT', 'EN'],
    ['', 'EN'],
  ])('reads %s as %s', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale);
  });

  it('reads the tags that we send out as what they stand for', () => {
    for (const locale of locales) expect(localeOfTag(languageTags[locale])).toBe(locale);
  });
});

describe('localeOfAcceptLanguage', () => {
  it('takes the heaviest wish, the first of equals, and none of weight 0', () => {
    expect(localeOfAcceptLanguage('en;q=0.5, ja, de;q=0.9')).toBe('JA');
    expect(localeOfAcceptLanguage('de, fr')).toBe('DE');
    expect(localeOfAcceptLanguage('fr;q=0, es;q=0.1')).toBe('ES');
  });

  it('has no opinion on an empty or open header', () => {
    expect(localeOfAcceptLanguage(undefined)).toBeUndefined();
    expect(localeOfAcceptLanguage('*')).toBeUndefined();
  });
});

describe('chooseLocale', () => {
  it('follows query, store, browser, English', () => {
    expect(chooseLocale({ query: 'hk', stored: 'DE', browser: 'fr' })).toBe('HK');
    expect(chooseLocale({ query: null, stored: 'de', browser: 'fr' })).toBe('DE');
    expect(chooseLocale({ query: '', stored: null, browser: 'fr' })).toBe('FR');
    expect(chooseLocale({})).toBe('EN');
  });

  it('lets a code that is not among the nine fall back to English', () => {
    expect(chooseLocale({ query: 'IT', stored: 'DE', browser: 'fr' })).toBe('EN');
  });

  it('gives one of the nine, whatever comes', () => {
    const text = fc.option(fc.string());
    fc.assert(
      fc.property(text, text, fc.string(), (query, stored, browser) => {
        expect(locales).toContain(chooseLocale({ query, stored, browser }));
      }),
    );
  });
});
