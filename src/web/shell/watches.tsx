import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { BuildWatch } from './build-watch.tsx';
import { useHandle } from './handle.ts';
import { NetworkWatch } from './network-watch.tsx';
import { Pending } from './pending.tsx';
import { useArrival } from './use-arrival.ts';
import { useKeptLanguage } from './use-kept-language.ts';
import { useVisit } from './use-visit.ts';

/** What goes on behind every page with scripts: language kept, visit told, network and build watched. */
export function Watches() {
  const config = useRouteLoaderData<typeof loader>('root')?.config;
  const handle = useHandle();
  const own = handle?.frame === 'own';
  const answering = handle?.route.startsWith('answer-') === true;
  useArrival();
  useKeptLanguage();
  useVisit(config);
  return (
    <>
      <Pending />
      {!own && <NetworkWatch />}
      {config && <BuildWatch build={config.build} quiet={answering} />}
    </>
  );
}
