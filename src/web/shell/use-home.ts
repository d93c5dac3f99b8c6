import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import type { loader } from '../root.tsx';
import { homeAddress } from './home.ts';
import { useLocale } from './words.tsx';

/** The address of 'home' from the page that is shown, with language and tracking. */
export function useHome(): string {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  return homeAddress(pathname, locale, config, search);
}
