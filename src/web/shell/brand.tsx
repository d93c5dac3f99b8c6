import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import type { Landing } from '../landings.ts';
import type { loader } from '../root.tsx';
import { homeAddress } from './home.ts';
import { useLanding } from './theme.ts';
import { useLocale, useWords } from './words.tsx';

const gates =
  'M4 46V23a20 20 0 0 1 40 0V46zM9.8 46V23.8a15.2 15.2 0 0 1 30.4 0V46zM14.8 46V24.8a11.2 11.2 0 0 1 22.4 0V46zM19 46V25.9a7.9 7.9 0 0 1 15.8 0V46zM22.5 46V27.2a5.2 5.2 0 0 1 10.4 0V46zM25.4 46V28.4a3 3 0 0 1 6 0V46z';

/** The same gates, standing in a lake. */
const gatesInWater =
  'M4 32v-9a20 20 0 0 1 40 0v9zM9.8 32v-8.2a15.2 15.2 0 0 1 30.4 0v8.2zM14.8 32v-7.2a11.2 11.2 0 0 1 22.4 0v7.2zM19 32v-6.1a7.9 7.9 0 0 1 15.8 0v6.1zM22.5 32v-4.8a5.2 5.2 0 0 1 10.4 0v4.8zM7 35.4h35v2.7H7zM13 40.2h25.5v2.3H13zM20.5 44.6h12.5v1.9H20.5z';

const marks: Readonly<Record<Landing['mark'], string>> = { gates, water: gatesInWater };

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
