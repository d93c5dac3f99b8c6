import type { Locale } from '#locale/locales.ts';
import { languageTags } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { parseReference } from '#locale/reference.ts';
import type { PublicConfig } from '../host.ts';
import { landingNamed, pathOf } from '../landings.ts';
import { addressOf } from './addresses.ts';

/** The market of a language's own region, where no country is known. */
export function marketOfLocale(locale: Locale): string {
  return findMarket(languageTags[locale].slice(-2))?.code ?? 'XX';
}

/** The market that an address names, else that of the language's region. */
const marketOf = (pathname: string, locale: Locale): string =>
  parseReference(pathname.split('/').at(-1) ?? '')?.reference.market.code ?? marketOfLocale(locale);

/** Market and test of a page whose address names none; undefined where nothing is known of the site. */
export function homeReference(
  pathname: string,
  locale: Locale,
  home: Pick<PublicConfig, 'defaultExam'> | undefined,
): string | undefined {
  return home && `${marketOf(pathname, locale)}-${home.defaultExam}`;
}

/** The house of all tests, or another page that needs no order, in the market of an address; with what is kept of it. */
export function houseAddress(
  pathname: string,
  locale: Locale,
  home: Pick<PublicConfig, 'defaultExam'> | undefined,
  {
    page = '/tests',
    kept = new URLSearchParams(),
  }: { page?: '/tests' | '/support'; kept?: URLSearchParams } = {},
): string {
  const reference = homeReference(pathname, locale, home);
  return reference ? addressOf(page, reference, { hl: locale }, kept) : '/';
}

/** The landing of a test in the market of an address, with what is kept of it. */
export function landingAddress(
  pathname: string,
  locale: Locale,
  { examId, landing }: { examId: string; landing: string | null },
  kept = new URLSearchParams(),
): string {
  const reference = `${marketOf(pathname, locale)}-${examId}`;
  return addressOf(pathOf(landingNamed(landing)), reference, { hl: locale }, kept);
}

/**
 * The landing route that 'home' leads to: of the market named in the address, else of the language's region; with what
 * is kept of the address.
 */
export function homeAddress(
  pathname: string,
  locale: Locale,
  home: Pick<PublicConfig, 'defaultExam' | 'defaultLanding'> | undefined,
  kept = new URLSearchParams(),
): string {
  if (!home) return '/';
  const { defaultExam: examId, defaultLanding: landing } = home;
  return landingAddress(pathname, locale, { examId, landing }, kept);
}
