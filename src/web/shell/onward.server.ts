import { type RouterContextProvider, redirect } from 'react-router';
import { hostOf } from '../host.server.ts';
import { addressOf } from './addresses.ts';

/** Of a loader's or an action's arguments, those that say where the visitor is. */
export interface Visit {
  params: { ref: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The redirect to another screen of the same market and test, in the visitor's language, with what addresses keep. */
export function onward(
  { params, request, context }: Visit,
  path: string,
  query: Record<string, string | null | undefined> = {},
): Response {
  const kept = new URL(request.url).searchParams;
  return redirect(addressOf(path, params.ref, { hl: hostOf(context).locale, ...query }, kept));
}
