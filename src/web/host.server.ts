import { createContext, type RouterContextProvider } from 'react-router';
import type { Host } from './host.ts';

/** Set by the server for every request; re-exported by the server entry, so that host and bundle share one key. */
export const hostContext = createContext<Host>();

/** The host of a loader's or action's `context`. */
export function hostOf(context: Readonly<RouterContextProvider>): Host {
  return context.get(hostContext);
}
