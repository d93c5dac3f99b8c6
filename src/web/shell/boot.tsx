import { adConsent } from '#contract/ads.ts';
import { trackingParameters } from '#contract/tracking.ts';
import { pageView } from '#contract/visits.ts';
import { findMarket } from '#locale/markets.ts';
import { asSent } from '../as-sent.ts';
import boot from './boot.js?raw';
import { useConfig } from './config.ts';
import { consentState } from './consent.ts';
import { useExam } from './exam.tsx';
import { useHandle } from './handle.ts';
import { useNonce } from './nonce.ts';
import { useLocale } from './words.tsx';

// No page that runs it is ever made by the browser, which would not run it either: it is sent in the page alone.
const script = import.meta.env.SSR ? asSent(boot) : '';

/**
 * What goes on behind a page without a script of the framework, as `Watches` does behind all others: language kept, visit told,
 * the next screens fetched. A page that is kept names its hash in its policy, any other one has a nonce.
 */
export function Boot({ prefetch }: { prefetch: readonly string[] }) {
  const locale = useLocale();
  const { exam, market } = useExam();
  const config = useConfig();
  const nonce = useNonce();
  const own = useHandle()?.private === true;
  const asksForAds = config !== undefined && config.ads.length > 0 && !own;
  const isGranted =
    asksForAds &&
    consentState({
      policy: config.consentPolicy,
      mode: config.modeName,
      continent: findMarket(market)?.continent ?? '',
    }) === 'granted';
  return (
    <script
      nonce={nonce}
      data-hl={locale}
      data-exam={exam.examId}
      data-prefetch={prefetch.join(' ')}
      data-kept={trackingParameters.join(' ')}
      data-view={`${config?.apiBase ?? ''}${pageView.path}`}
      {...(asksForAds && { 'data-ads': `${config.apiBase}${adConsent.path}` })}
      {...(isGranted && { 'data-granted': '' })}
      {...(own && { 'data-own': '' })}
    >
      {script}
    </script>
  );
}
