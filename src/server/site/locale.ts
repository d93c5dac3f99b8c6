import { chooseLocale } from '#locale/choose.ts';
import type { Locale } from '#locale/locales.ts';

interface Asked {
  url: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

/** The language of a page: `hl` of the address, else the cookie's, else the browser's, else English. */
export function localeOf({ url, headers }: Asked): Locale {
  return chooseLocale({
    query: queriedLocale(url),
    stored: /(?:^|;\s*)hl=([A-Za-z-]+)/.exec(headers.cookie ?? '')?.[1],
    browser: headers['accept-language'],
  });
}

/** `hl` of an address's query. */
export function queriedLocale(url: string): string | undefined {
  return /[?&]hl=([A-Za-z-]+)/.exec(url)?.[1];
}
