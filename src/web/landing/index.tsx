import { redirect } from 'react-router';
import { hostOf } from '../host.server.ts';
import { homeAddress } from '../shell/home.ts';
import type { Route } from './+types/index';

/** Home leads to the landing of the visitor's market: the country that the CDN names, else the language's region. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, country, config } = hostOf(context);
  const query = new URL(request.url).searchParams;
  if (!query.has('hl')) query.set('hl', locale);
  const place = country ? `/${country}-${config.defaultExam}` : '/';
  const [path] = homeAddress(place, locale, config).split('?');
  throw redirect(`${path}?${query}`);
}
