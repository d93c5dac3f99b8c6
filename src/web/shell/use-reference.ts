import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import type { loader as examLoader } from './exam.tsx';
import { homeReference } from './home.ts';
import { useLocale } from './words.tsx';

/**
 * Market and test that the header and the foot lead to: the page's own; of one whose address names none, such as an error,
 * a card or a certificate, those of home. undefined where nothing is known of the site.
 */
export function useReference(): string | undefined {
  const locale = useLocale();
  const { pathname } = useLocation();
  const own = useRouteLoaderData<typeof examLoader>('exam')?.reference;
  const config = useRouteLoaderData<typeof rootLoader>('root')?.config;
  return own ?? homeReference(pathname, locale, config);
}
