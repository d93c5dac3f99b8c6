import { useRouteLoaderData } from 'react-router';
import { trackingParameters } from '#contract/tracking.ts';
import { pageView } from '#contract/visits.ts';
import type { loader } from '../root.tsx';
import { useLocale } from '../shell/words.tsx';
import script from './boot.js?raw';

/** The one script of a landing; the server names its hash in the page's policy. */
export function Boot({ prefetch }: { prefetch: readonly string[] }) {
  const locale = useLocale();
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  return (
    <script
      data-hl={locale}
      data-prefetch={prefetch.join(' ')}
      data-kept={trackingParameters.join(' ')}
      data-view={`${config?.apiBase ?? ''}${pageView.path}`}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
