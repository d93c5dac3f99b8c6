import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Client, createClient, visitHeaders } from '#contract/client.ts';
import type { loader } from '../root.tsx';
import { useExam } from './exam.tsx';
import { knownLogid, knownUid } from './session.ts';
import { useVariety } from './words.tsx';

/** The browser's client of the contract, on a page with an exam. */
export function useClient(): Client {
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const { exam } = useExam();
  const variety = useVariety();
  return useMemo(
    () =>
      createClient({
        ...(config && { bases: { ads: config.apiBase, pay: config.payBase } }),
        headers: () =>
          visitHeaders({
            variety,
            examId: exam.examId,
            domain: globalThis.location.hostname,
            logid: knownLogid(),
            uid: knownUid(),
          }),
      }),
    [config, exam.examId, variety],
  );
}
