import { chooseLocale } from '#locale/choose.ts';
import type { Locale } from '#locale/locales.ts';

interface Asked {
  url: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

/** The language of a page: `hl` of the address, else the cookie's, else the browser's, else English. */
export function localeOf({ url, headers }: Asked): Locale {
  return chooseLocale({
    query: /[?&]hl=([A-Za-z-]+)/.exec(url)?.[1],
    stored: storedLocale(headers.cookie),
    browser: headers['accept-language'],
  });
}

function storedLocale(cookies = ''): string | undefined {
  return /(?:^|;\s*)hl=([A-Za-z-]+)/.exec(cookies)?.[1];
}

const yearSeconds = 365 * 24 * 3600;

/** The cookie that keeps the language for 365 days (specification, section 9); undefined where it is kept already. */
export function localeCookie(
  locale: Locale,
  cookies: string | undefined,
  secure: boolean,
): string | undefined {
  if (storedLocale(cookies) === locale) return undefined;
  return `hl=${locale}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
