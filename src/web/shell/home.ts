import type { Locale } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { parseReference } from '#locale/reference.ts';

/** The market of a language's own region, where no country is known. */
export function marketOfLocale(locale: Locale): string {
  return findMarket(languageTags[locale].slice(-2))?.code ?? 'XX';
}

/** The landing of a test that has one of its own; the others share the first. */
const landingOf: Readonly<Record<string, string>> = { 'SUBS-1001': 'universe' };

/** The landing route that 'home' leads to: of the market named in the address, else of the language's region. */
export function homeAddress(pathname: string, locale: Locale, exam = 'SUBS-1001'): string {
  const named = parseReference(pathname.split('/').at(-1) ?? '')?.reference;
  const market = named?.market.code ?? marketOfLocale(locale);
  return `/landing/${landingOf[exam] ?? 'home'}/${market}-${exam}?hl=${locale}`;
}
