import { chooseLocale } from '#locale/choose.ts';
import type { Locale, Variety } from '#locale/locales.ts';
import { parseReference } from '#locale/reference.ts';
import { varietyOf } from '#locale/varieties.ts';
import { cookieName, heldCookie, sentCookie } from '#server/platform/http/cookie-name.ts';

interface Asked {
  url: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

/** The language of a page: `hl` of the address, else the cookie's, else the browser's, else English. */
export function localeOf({ url, headers }: Asked): Locale {
  return chooseLocale({
    query: /[?&]hl=([A-Za-z-]+)/.exec(url)?.[1],
    stored: sentCookie('hl', headers.cookie),
    browser: headers['accept-language'],
  });
}

/**
 * The words of a page: by the market that its address names, else the country that stands before the site names, and by
 * the browser's wish.
 */
export function varietyOfPage(asked: Asked, country?: string): Variety {
  const last = /([^/?]*?)(?:\.data)?(?:\?|$)/.exec(asked.url)?.[1] ?? '';
  const market = parseReference(last)?.reference.market.code ?? country;
  return varietyOf(localeOf(asked), { market, browser: asked.headers['accept-language'] });
}

const yearSeconds = 365 * 24 * 3600;

/** The cookie that keeps the language for 365 days (specification, section 9); undefined where it is kept already. */
export function localeCookie(
  locale: Locale,
  cookies: string | undefined,
  secure: boolean,
): string | undefined {
  const name = cookieName('hl', secure);
  if (heldCookie(name, cookies) === locale) return undefined;
  return `${name}=${locale}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
