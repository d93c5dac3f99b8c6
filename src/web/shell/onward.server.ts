import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { hostOf } from '../host.server.ts';
import { addressOf } from './addresses.ts';

/** Of a loader's or an action's arguments, those that say where the visitor is. */
export interface Visit {
  params: { ref: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

type Query = Record<string, string | null | undefined>;

/** The redirect to another screen of the same market and test, in the visitor's language, with what addresses keep. */
export const onward = (visit: Visit, path: string, query: Query = {}): Response =>
  redirect(addressIn(visit, path, query));

/** The same to a screen without a script of the framework: as a whole document, whoever asks. */
export const onwardAsDocument = (visit: Visit, path: string, query: Query = {}): Response =>
  redirectDocument(addressIn(visit, path, query));

function addressIn({ params, request, context }: Visit, path: string, query: Query): string {
  const kept = new URL(request.url).searchParams;
  return addressOf(path, params.ref, { hl: hostOf(context).locale, ...query }, kept);
}
