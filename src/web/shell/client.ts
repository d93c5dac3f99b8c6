import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Client, createClient } from '#contract/client.ts';
import { languageTags } from '#locale/locales.ts';
import type { loader } from '../root.tsx';
import { useExam } from './exam.tsx';
import { useLocale } from './words.tsx';

/** The visit's id: one in the address wins over the one kept for the session (specification, section 7). */
function logid(): string | undefined {
  const given = new URLSearchParams(globalThis.location.search).get('logid');
  try {
    return given ?? globalThis.sessionStorage.getItem('IQ-logid') ?? undefined;
  } catch {
    return given ?? undefined;
  }
}

/** The browser's client of the contract, on a page with an exam. */
export function useClient(): Client {
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const { exam } = useExam();
  const locale = useLocale();
  return useMemo(
    () =>
      createClient({
        ...(config && { bases: { ads: config.apiBase, pay: config.payBase } }),
        headers: () => ({
          hl: locale,
          'app-language': languageTags[locale],
          'exam-app-id': exam.examId,
          domain: globalThis.location.hostname,
          logid: logid(),
        }),
      }),
    [config, exam.examId, locale],
  );
}
