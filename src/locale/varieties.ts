import { tagsOf } from './choose.ts';
import type { Locale, Variety } from './locales.ts';

/** The region that writes a language in its own way, and the words for it. */
const regional: Partial<Record<Locale, { readonly region: string; readonly variety: Variety }>> = {
  PT: { region: 'BR', variety: 'PT-BR' },
};

/** What is known of a reader beside the language. */
export interface ReaderOf {
  /** The market that the reader is in. */
  readonly market?: string | undefined;
  /** An `Accept-Language` header, or one tag. */
  readonly browser?: string | undefined;
}

/**
 * The words for a reader of a language: the region's own where the market is that region, or where the browser's first
 * wish of that language names it; else the language's.
 */
export function varietyOf(locale: Locale, { market, browser }: ReaderOf): Variety {
  const own = regional[locale];
  if (!own) return locale;
  const language = locale.toLowerCase();
  const wish = tagsOf(browser).find((tag) => /^[a-z]+/i.exec(tag)?.[0].toLowerCase() === language);
  const region = wish?.split(/[-_]/)[1]?.toUpperCase();
  return market === own.region || region === own.region ? own.variety : locale;
}

/** The language that a variety is of, as addresses and tables have it. */
export function languageOf(variety: Variety): Locale {
  return variety === 'PT-BR' ? 'PT' : variety;
}
