import type { Locale } from '#locale/locales.ts';
import { parseReference } from '#locale/reference.ts';

/**
 * Where 'home' leads from an address: the landing of its own market and exam where it names one we may know, else the
 * site's index, which chooses.
 */
export function homeAddress(pathname: string, locale: Locale): string {
  const canonical = parseReference(pathname.split('/').at(-1) ?? '')?.canonical;
  return canonical?.endsWith('-SUBS-1002') ? `/landing/home/${canonical}?hl=${locale}` : `/?hl=${locale}`;
}
