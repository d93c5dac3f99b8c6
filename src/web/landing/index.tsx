import { redirect } from 'react-router';
import { hostOf } from '../host.server.ts';
import { marketOfLocale } from '../shell/home.ts';
import type { Route } from './+types/index';

/**
 * Whoever names no test comes to the house, where every test has its door, in the visitor's market: the country that the
 * CDN names, else the language's region.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, country, config } = hostOf(context);
  const query = new URL(request.url).searchParams;
  if (!query.has('hl')) query.set('hl', locale);
  throw redirect(`/tests/${country ?? marketOfLocale(locale)}-${config.defaultExam}?${query}`);
}
