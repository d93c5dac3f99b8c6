import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { homeAddress } from './home.ts';
import { useLocale, useWords } from './words.tsx';

const gates =
  'M4 46V23a20 20 0 0 1 40 0V46zM9.8 46V23.8a15.2 15.2 0 0 1 30.4 0V46zM14.8 46V24.8a11.2 11.2 0 0 1 22.4 0V46zM19 46V25.9a7.9 7.9 0 0 1 15.8 0V46zM22.5 46V27.2a5.2 5.2 0 0 1 10.4 0V46zM25.4 46V28.4a3 3 0 0 1 6 0V46z';

/** The mark and the name, leading home. */
export function Brand() {
  const t = useWords('shell.site');
  const locale = useLocale();
  const { pathname } = useLocation();
  const defaultExam = useRouteLoaderData<typeof loader>('root')?.config.defaultExam;
  return (
    <a className="brand" href={homeAddress(pathname, locale, defaultExam)} aria-label={t('home')}>
      <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={gates} />
      </svg>
      {t('name')}
    </a>
  );
}
