import { trackingParameters } from '#contract/tracking.ts';
import { useLocale } from '../shell/words.tsx';
import script from './boot.js?raw';

/** The one script of a landing; the server names its hash in the page's policy. */
export function Boot({ prefetch }: { prefetch: readonly string[] }) {
  const locale = useLocale();
  return (
    <script
      data-hl={locale}
      data-prefetch={prefetch.join(' ')}
      data-kept={trackingParameters.join(' ')}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
