import { useLocation, useRouteLoaderData } from 'react-router';
import type { NextStep } from '#contract/refusals.ts';
import { parseReference } from '#locale/reference.ts';
import type { loader } from '../root.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { addressOf } from './addresses.ts';
import { homeReference } from './home.ts';
import type { Problem } from './problem.ts';
import { useLocale, useWords } from './words.tsx';

type Elsewhere = Exclude<NextStep, 'correct' | 'retry' | 'later'>;

/** The screens that lead on; the other steps are taken where one is. */
const screens: Record<Elsewhere, string> = {
  retrieve: '/report/retrieve',
  support: '/support',
  login: '/user/login',
  password: '/user/forgot-password',
  member: '/member',
  tests: '/tests',
  start: '/answer/start',
  result: '/report/result',
  packages: '/paying/scheme',
};

/** What stands under the sentence of a problem: the way on where it is another screen, and the number in the log. */
export function NextStepLink({ problem }: { problem: Problem }) {
  const t = useWords('onward');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const next = problem.kind === 'said' ? problem.next : undefined;
  const step = next && next in screens ? (next as Elsewhere) : undefined;
  const reference = next !== 'correct' && 'reference' in problem ? problem.reference : undefined;
  const here = pathname.slice(pathname.lastIndexOf('/') + 1);
  const kept = new URLSearchParams(search);
  const place = parseReference(here) ? here : homeReference(pathname, locale, config);
  const query = { hl: locale, orderNumber: kept.get('orderNumber') };
  return (
    <>
      {step && place && !pathname.startsWith(`${screens[step]}/`) && (
        <p>
          <a href={addressOf(screens[step], place, query, kept)}>{t(`to.${step}`)}</a>
        </p>
      )}
      {reference && (
        <p className="small soft figures">
          <Unbroken part={reference} within={t('reference', { reference })} />
        </p>
      )}
    </>
  );
}
