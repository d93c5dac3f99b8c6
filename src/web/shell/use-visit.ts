import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { createClient, defaultAppVersion, guest, visitHeaders } from '#contract/client.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { findMarket } from '#locale/markets.ts';
import type { PublicConfig } from '../host.ts';
import { consentState, hasAgreed, noticeAnswer } from './consent.ts';
import type { loader } from './exam.tsx';
import { useHandle } from './handle.ts';
import { knownLogid, knownUid, writeSession } from './session.ts';
import { useLocale, useVariety } from './words.tsx';

const continentOf = (market: string) => findMarket(market)?.continent ?? '';

/** What holds for advertisements in a market, by the visitor's answer or the deployment's rule. */
const stateIn = ({ consentPolicy: policy, modeName: mode }: PublicConfig, market: string) =>
  consentState({ policy, mode, continent: continentOf(market), answer: noticeAnswer() });

/**
 * Whether a view may be told as the visit's, and one of a question, result or payment at all: after a yes, or where the
 * specification's own policy grants the measuring of advertisements, whose services hear of the pay page by its view.
 */
const isCounted = (config: PublicConfig, market: string) =>
  hasAgreed() || (config.ads.length > 0 && stateIn(config, market) === 'granted');

/**
 * Tells that a page was seen, once it is there. Until the visitor has agreed it is nobody's view, and no question, result,
 * report or payment is told of; after that it comes with the visit's log id (one in the address wins over the kept one, else a
 * new one is asked for). Never in the way of the page, and silent when it fails.
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
    writeSession('coutinent-code', continentOf(market));
    writeSession('gtag-state', stateIn(config, market));
  }, [config, market]);

  useEffect(() => {
    if (!config || !exam || !market) return;
    const isOfVisit = isCounted(config, market);
    const known = knownLogid();
    if (known) writeSession('logid', known);
    if (isPrivate && !isOfVisit) return;
    const leaving = new AbortController();
    const client = createClient({
      bases: { ads: config.apiBase, pay: config.payBase },
      headers: () =>
        visitHeaders({
          variety,
          examId: exam,
          domain: globalThis.location.hostname,
          logid: isOfVisit ? knownLogid() : undefined,
          uid: isOfVisit ? knownUid() : guest,
        }),
      // The visit's cookie goes along only where the view may be somebody's.
      fetch: (input, init) => fetch(input, { ...init, credentials: isOfVisit ? 'same-origin' : 'omit' }),
    });
    const tell = async () => {
      let id = isOfVisit ? known : undefined;
      if (isOfVisit && !id) {
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
  }, [config, exam, isPrivate, locale, market, pathname, variety]);
}
