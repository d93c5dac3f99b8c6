import { useLocation } from 'react-router';
import { languageNames, languageTags, locales } from '#locale/locales.ts';
import { Icon } from '../ui/icon.tsx';
import { useLocale, useWords } from './words.tsx';

/** The language switch at the foot of every page. */
export function Languages() {
  const t = useWords('shell.language');
  return (
    <nav className="languages" aria-label={t('label')}>
      <InEachLanguage />
    </nav>
  );
}

/** The same in header and menu: it opens in place, without script. */
export function LanguageMenu() {
  const t = useWords('shell.language');
  const current = useLocale();
  return (
    <details className="tongues">
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">{t('label')}</span> {languageNames[current]}
      </summary>
      <div>
        <InEachLanguage />
      </div>
    </details>
  );
}

/** The same page in each of the nine, each named in its own words. */
export function InEachLanguage() {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <>
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
    </>
  );
}

/** The same address in another language. */
export function inLanguage(pathname: string, search: string, locale: string): string {
  const query = new URLSearchParams(search);
  query.set('hl', locale);
  return `${pathname}?${query}`;
}
