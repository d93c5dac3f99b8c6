import { fallbackLocale, isLocale, type Locale } from './locales.ts';

const byLanguage: Record<string, Locale> = {
  zh: 'CN',
  fr: 'FR',
  de: 'DE',
  gr: 'DE',
  es: 'ES',
  pt: 'PT',
  ja: 'JA',
  ko: 'KR',
};

/** Regions that write Chinese in Traditional characters (specification, section 4). */
const traditionalRegions = new Set(['TW', 'HK', 'MO']);

/**
 * The locale of one browser language tag such as `zh-Hant-TW`, `fr-CA` or `de`.
 * Anything that is not among the nine languages reads as English (specification, section 4).
 */
export function localeOfTag(tag: string): Locale {
  const [language = '', ...rest] = tag.trim().split(/[-_]/);
  const subtags = rest.map((subtag) => subtag.toLowerCase());
  if (language.toLowerCase() === 'zh') {
    const traditional =
      subtags.includes('hant') || subtags.some((subtag) => traditionalRegions.has(subtag.toUpperCase()));
    return traditional && !subtags.includes('hans') ? 'HK' : 'CN';
  }
  return byLanguage[language.toLowerCase()] ?? fallbackLocale;
}

/** The tags of an `Accept-Language` header (RFC 9110, 12.5.4), the most wished for first. */
export function tagsOf(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The first choice of an `Accept-Language` header, by its weights; undefined for an empty one. */
export function localeOfAcceptLanguage(header: string | undefined): Locale | undefined {
  const [first] = tagsOf(header);
  return first === undefined ? undefined : localeOfTag(first);
}

export interface LocaleSources {
  /** `hl` of the address; any case. */
  query?: string | null | undefined;
  /** What the cookie or the store remembers. */
  stored?: string | null | undefined;
  /** The `Accept-Language` header, or `navigator.languages` joined by commas. */
  browser?: string | undefined;
}

/**
 * Query, else stored, else browser, else English; a code that is not among the nine falls back to English
 * (specification, section 4).
 */
export function chooseLocale({ query, stored, browser }: LocaleSources): Locale {
  for (const wish of [query, stored]) {
    if (!wish) continue;
    const code = wish.toUpperCase();
    return isLocale(code) ? code : fallbackLocale;
  }
  return localeOfAcceptLanguage(browser) ?? fallbackLocale;
}
