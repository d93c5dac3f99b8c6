import { useRouteLoaderData, useSearchParams } from 'react-router';
import { Brand } from './brand.tsx';
import type { loader } from './exam.tsx';
import { Languages } from './languages.tsx';
import { useLocale, useWords } from './words.tsx';

export function Footer() {
  const t = useWords('shell');
  const locale = useLocale();
  const reference = useRouteLoaderData<typeof loader>('exam')?.reference;
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber');
  const withdrawal = new URLSearchParams({ hl: locale, ...(orderNumber && { orderNumber }) });
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Brand />
        {reference && (
          <nav className="site-nav" aria-label={t('footer.label')}>
            <a href={`/tests/${reference}?hl=${locale}`}>{t('nav.tests')}</a>
            <a href={`/report/retrieve/${reference}?hl=${locale}`}>{t('nav.retrieve')}</a>
            <a href={`/member/${reference}?hl=${locale}`}>{t('nav.member')}</a>
            <a href={`/store/${reference}?hl=${locale}`}>{t('nav.store')}</a>
            <a href={`/paying/withdraw/${reference}?${withdrawal}`}>{t('footer.withdraw')}</a>
          </nav>
        )}
        <p>{t('footer.note')}</p>
        <Languages />
      </div>
    </footer>
  );
}
