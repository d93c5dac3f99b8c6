import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import type { loader } from '../root.tsx';
import { marks } from '../themes/marks.ts';
import { homeAddress } from './home.ts';
import { useLanding } from './theme.ts';
import { useLocale, useWords } from './words.tsx';

/** The mark and the name, leading home. */
export function Brand() {
  const t = useWords('shell.site');
  const locale = useLocale();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  return (
    <a className="brand" href={homeAddress(pathname, locale, config, search)} aria-label={t('home')}>
      <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={marks[useLanding().mark]} />
      </svg>
      {t('name')}
    </a>
  );
}
