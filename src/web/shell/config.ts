import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../host.ts';
import type { loader } from '../root.tsx';

/** What a browser may know of the configuration; undefined where the page itself could not be made. */
export const useConfig = (): PublicConfig | undefined => useRouteLoaderData<typeof loader>('root')?.config;
