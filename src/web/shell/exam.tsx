import { data, Outlet, redirect, useRouteLoaderData } from 'react-router';
import { type ExamSummary, examInfo } from '#contract/exams.ts';
import { parseReference } from '#locale/reference.ts';
import { hostOf } from '../host.server.ts';
import type { Route } from './+types/exam';
import { noPage } from './no-page.server.ts';
import { unlessSameLanguage } from './revalidate.ts';

/** The page validation of every route with a market and an exam: 404 unless both are known, 301 to the written form. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const given = params.ref ?? '';
  const host = hostOf(context);
  const parsed = parseReference(given);
  if (!parsed) throw await noPage(host);
  if (parsed.canonical !== given) {
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname.replace(/[^/]+$/, parsed.canonical) + search, 301);
  }
  const { examId, market } = parsed.reference;
  const exam = await host.call(examInfo, {
    params: { id: examId },
    query: { hl: host.locale, countryCode: market.code },
  });
  if (!exam.ok) {
    const isUnknown = exam.kind === 'refused' && exam.response.name === 'unknownExam';
    throw isUnknown ? await noPage(host) : data(null, { status: 503 });
  }
  // What only landings show is asked for by them (landing.server.ts).
  const { scores, gates, characters, countries, sample, ...shown } = exam.data;
  return { exam: shown, market: market.code, reference: parsed.canonical };
}

export const shouldRevalidate = unlessSameLanguage;

export default function ExamRoutes() {
  return <Outlet />;
}

/** The exam, market and reference (`US-SUBS-1002`) of the page, on every route that has one. */
export function useExam() {
  const found = useRouteLoaderData<typeof loader>('exam');
  if (!found) throw new Error('This route has no exam.');
  return found;
}

/** What a way to the packages of a test is named by: what they are, and whether one of several is chosen. */
export const choiceIn = ({ goods, several }: Pick<ExamSummary, 'goods' | 'several'>) =>
  ({ goods, several: several ? 'yes' : 'no' }) as const;
