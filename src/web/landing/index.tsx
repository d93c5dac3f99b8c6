import { redirect } from 'react-router';
import { languageTags } from '#locale/locales.ts';
import { findMarket } from '#locale/markets.ts';
import { hostOf } from '../host.server.ts';
import type { Route } from './+types/index';

/** The site's home leads to the landing of the visitor's market: the language's region until a country is known. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, config } = hostOf(context);
  const market = findMarket(languageTags[locale].slice(-2))?.code ?? 'XX';
  const { search } = new URL(request.url);
  throw redirect(`/landing/home/${market}-${config.defaultExam}${search || `?hl=${locale}`}`);
}
