/** The nine interface languages, by the specification's codes (section 9). Word folders carry these names. */
export const locales = ['CN', 'EN', 'FR', 'ES', 'JA', 'HK', 'KR', 'DE', 'PT'] as const;

export type Locale = (typeof locales)[number];

/**
 * Every way in which words are written: the nine languages, and what a region has of its own in one of them. Addresses,
 * calls and tables know the nine alone; see `varieties.ts`.
 */
export const varieties = [...locales, 'PT-BR'] as const;

export type Variety = (typeof varieties)[number];

export const fallbackLocale: Locale = 'EN';

/**
 * BCP 47 tags as they stand in HTML. The specification's table says `gr-DE` for German, which is no valid tag;
 * it is accepted where a tag comes in (see `choose.ts`) and never sent out.
 */
export const languageTags: Record<Variety, string> = {
  CN: 'zh-CN',
  EN: 'en-US',
  FR: 'fr-FR',
  ES: 'es-ES',
  JA: 'ja-JP',
  HK: 'zh-HK',
  KR: 'ko-KR',
  DE: 'de-DE',
  PT: 'pt-PT',
  'PT-BR': 'pt-BR',
};

/** Each language in its own words, for the language switch. */
export const languageNames: Record<Locale, string> = {
  CN: '简体中文',
  EN: 'English',
  FR: 'Français',
  ES: 'Español',
  JA: '日本語',
  HK: '繁體中文（香港）',
  KR: '한국어',
  DE: 'Deutsch',
  PT: 'Português',
};

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
