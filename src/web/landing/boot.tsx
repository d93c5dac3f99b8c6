import { adConsent } from '#contract/ads.ts';
import { trackingParameters } from '#contract/tracking.ts';
import { pageView } from '#contract/visits.ts';
import { findMarket } from '#locale/markets.ts';
import { useConfig } from '../shell/config.ts';
import { consentState } from '../shell/consent.ts';
import { useExam } from '../shell/exam.tsx';
import { useLocale } from '../shell/words.tsx';
import script from './boot.js?raw';

/** The one script of a landing; the server names its hash in the page's policy. */
export function Boot({ prefetch }: { prefetch: readonly string[] }) {
  const locale = useLocale();
  const { exam, market } = useExam();
  const config = useConfig();
  const asksForAds = config !== undefined && config.ads.length > 0;
  const isGranted =
    asksForAds &&
    consentState({
      policy: config.consentPolicy,
      mode: config.modeName,
      continent: findMarket(market)?.continent ?? '',
    }) === 'granted';
  return (
    <script
      data-hl={locale}
      data-exam={exam.examId}
      data-prefetch={prefetch.join(' ')}
      data-kept={trackingParameters.join(' ')}
      data-view={`${config?.apiBase ?? ''}${pageView.path}`}
      {...(asksForAds && { 'data-ads': `${config.apiBase}${adConsent.path}` })}
      {...(isGranted && { 'data-granted': '' })}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
