import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { createClient, defaultAppVersion, visitHeaders } from '#contract/client.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { findMarket } from '#locale/markets.ts';
import type { PublicConfig } from '../host.ts';
import { consentState, hasAgreed, noticeAnswer } from './consent.ts';
import type { loader } from './exam.tsx';
import { useHandle } from './handle.ts';
import { knownLogid, writeSession } from './session.ts';
import { useLocale, useVariety } from './words.tsx';

/**
 * Tells that a page was seen, once it is there: with the visit's log id (one in the address wins over the kept one,
 * else a new one is asked for). Of questions, results, reports and payments it tells only once the visitor has agreed.
 * Never in the way of the page, and silent when it fails.
 */
export function useVisit(config: PublicConfig | undefined): void {
  const place = useRouteLoaderData<typeof loader>('exam');
  const locale = useLocale();
  const variety = useVariety();
  const { pathname } = useLocation();
  const exam = place?.exam.examId;
  const market = place?.market;
  const isPrivate = useHandle()?.private === true;

  useEffect(() => {
    if (!config || !market) return;
    const continent = findMarket(market)?.continent ?? '';
    writeSession('coutinent-code', continent);
    const answer = noticeAnswer();
    const { consentPolicy: policy, modeName: mode } = config;
    writeSession('gtag-state', consentState({ policy, continent, mode, answer }));
  }, [config, market]);

  useEffect(() => {
    if (!config || !exam) return;
    const leaving = new AbortController();
    const client = createClient({
      bases: { ads: config.apiBase, pay: config.payBase },
      headers: () =>
        visitHeaders({
          variety,
          examId: exam,
          domain: globalThis.location.hostname,
          logid: knownLogid(),
        }),
    });
    const tell = async () => {
      let id = knownLogid();
      if (id) writeSession('logid', id);
      if (isPrivate && !hasAgreed()) return;
      if (!id) {
        const made = await client.call(
          generateLogid,
          { body: { appExamId: exam } },
          { signal: leaving.signal },
        );
        if (!made.ok) return;
        id = made.data.logid;
        writeSession('logid', id);
      }
      // Path only: what else stands in an address can be a person's own.
      const query = { dl: pathname, av: defaultAppVersion, hl: locale, id, eid: exam, aeid: exam };
      await client.call(pageView, { query }, { signal: leaving.signal });
    };
    const soon = setTimeout(tell, 0);
    return () => {
      clearTimeout(soon);
      leaving.abort();
    };
  }, [config, exam, isPrivate, locale, pathname, variety]);
}
