import { useRouteLoaderData } from 'react-router';
import { languageNames } from '#locale/locales.ts';
import { useAddressOf } from './addresses.ts';
import type { loader } from './exam.tsx';
import { useLocale, useWords } from './words.tsx';

/** Where one can go from anywhere; the language switch stands at the foot of the page. */
export function Navigation({ className }: { className?: string }) {
  const t = useWords('shell.nav');
  const locale = useLocale();
  const address = useAddressOf();
  const reference = useRouteLoaderData<typeof loader>('exam')?.reference;
  return (
    <nav className={className} aria-label={t('label')}>
      {reference && (
        <>
          <a href={address('/tests', reference)}>{t('tests')}</a>
          <a href={address('/report/retrieve', reference)}>{t('retrieve')}</a>
          <a href={address('/member', reference)}>{t('member')}</a>
          <a href={address('/store', reference)}>{t('store')}</a>
        </>
      )}
      <a href="#languages">{languageNames[locale]}</a>
    </nav>
  );
}
