import { useRouteLoaderData } from 'react-router';
import { Brand } from './brand.tsx';
import type { loader } from './exam.tsx';
import { Languages } from './languages.tsx';
import { useLocale, useWords } from './words.tsx';

export function Footer() {
  const t = useWords('shell');
  const locale = useLocale();
  const reference = useRouteLoaderData<typeof loader>('exam')?.reference;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Brand />
        {reference && (
          <nav className="site-nav" aria-label={t('footer.label')}>
            <a href={`/report/retrieve/${reference}?hl=${locale}`}>{t('nav.retrieve')}</a>
          </nav>
        )}
        <p>{t('footer.note')}</p>
        <Languages />
      </div>
    </footer>
  );
}
