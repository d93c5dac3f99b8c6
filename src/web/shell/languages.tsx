import { useLocation } from 'react-router';
import { languageNames, languageTags, locales } from '#locale/locales.ts';
import { useLocale, useWords } from './words.tsx';

/** The language switch: the same page in each of the nine, each named in its own words. */
export function Languages() {
  const t = useWords('shell.language');
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav className="languages" id="languages" aria-label={t('label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={inLanguage(pathname, search, locale)}
          lang={languageTags[locale]}
          hrefLang={languageTags[locale]}
          aria-current={locale === current ? 'true' : undefined}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  );
}

/** The same address in another language. */
export function inLanguage(pathname: string, search: string, locale: string): string {
  const query = new URLSearchParams(search);
  query.set('hl', locale);
  return `${pathname}?${query}`;
}
