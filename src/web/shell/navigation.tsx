import { useRouteLoaderData } from 'react-router';
import { languageNames } from '#locale/locales.ts';
import type { loader } from './exam.tsx';
import { useLocale, useWords } from './words.tsx';

/** Where one can go from anywhere; the language switch stands at the foot of the page. */
export function Navigation({ className }: { className?: string }) {
  const t = useWords('shell.nav');
  const locale = useLocale();
  const reference = useRouteLoaderData<typeof loader>('exam')?.reference;
  return (
    <nav className={className} aria-label={t('label')}>
      {reference && (
        <>
          <a href={`/tests/${reference}?hl=${locale}`}>{t('tests')}</a>
          <a href={`/report/retrieve/${reference}?hl=${locale}`}>{t('retrieve')}</a>
          <a href={`/member/${reference}?hl=${locale}`}>{t('member')}</a>
          <a href={`/store/${reference}?hl=${locale}`}>{t('store')}</a>
        </>
      )}
      <a href="#languages">{languageNames[locale]}</a>
    </nav>
  );
}
