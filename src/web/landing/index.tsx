import { redirect } from 'react-router';
import { hostOf } from '../host.server.ts';
import { homeAddress } from '../shell/home.ts';
import type { Route } from './+types/index';

/** The site's home leads to the landing of the visitor's market: the language's region until a country is known. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, config } = hostOf(context);
  const query = new URL(request.url).searchParams;
  if (!query.has('hl')) query.set('hl', locale);
  const [path] = homeAddress('/', locale, config).split('?');
  throw redirect(`${path}?${query}`);
}
