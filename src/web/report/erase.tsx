import { useEffect } from 'react';
import { data, redirect, useSearchParams } from 'react-router';
import { erase as eraseCall, erasureStanding } from '#contract/privacy.ts';
import { hostOf } from '../host.server.ts';
import { forgetOffline } from '../order/offline.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { browserShelf } from '../shell/device.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { forgetSession } from '../shell/session.ts';
import type { Route } from './+types/erase';
import { Erased, Nothing, Sure } from './erase-steps.tsx';
import { forgetOnDevice, meantBy } from './erasing.ts';

export const handle = { route: 'report-erase', private: true } satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isDone = searchParams.has('erased');
  const standing = await hostOf(context).call(erasureStanding, { body: meantBy(searchParams) });
  if (standing.ok) {
    const isGone = isDone && standing.data.this.length === 0;
    return data({ kind: isGone ? ('erased' as const) : ('standing' as const), standing: standing.data });
  }
  const isForeign = standing.kind === 'refused' && standing.status === 200;
  if (isForeign && isDone) return data({ kind: 'erased' as const });
  return data({ kind: isForeign ? ('foreign' as const) : ('failed' as const) }, isForeign ? 403 : 503);
}

/** The second press: what was shown goes. */
export async function action(args: Route.ActionArgs) {
  const scope = (await args.request.formData()).get('scope') === 'all' ? 'all' : 'this';
  const meant = meantBy(new URL(args.request.url).searchParams);
  const sent = await hostOf(args.context).call(eraseCall, { body: { ...meant, scope } });
  if (!sent.ok) return data<{ problem: Problem }>({ problem: problemOf(sent) }, 422);
  const erased = sent.data.receipts > 0 ? 'mail' : 'yes';
  const next = onward(args, '/report/erase', scope === 'all' ? { erased } : { ...meant, erased });
  // What the device itself still holds goes too, also where no script runs.
  const headers: HeadersInit = scope === 'all' ? { 'clear-site-data': '"storage"' } : {};
  throw redirect(next.headers.get('location') ?? '/', { headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): { problem: Problem } => ({ problem }));
}

/** Answers and results are deleted in two presses: the one that led here, and the one on this page. */
export default function EraseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { kind } = loaderData;
  useEffect(() => {
    if (kind !== 'erased') return;
    const meant = meantBy(search);
    if (browserShelf()) forgetOnDevice(window.localStorage, meant);
    forgetOffline(meant.sittingId);
    // Whoever had everything deleted has no account any more.
    if (!meant.orderNumber && !meant.sittingId) forgetSession('token');
  }, [kind, search]);
  if (kind === 'foreign' || kind === 'failed') return <WithoutOrder found={{ kind }} path="/report/erase" />;
  if (kind === 'erased') return <Erased isMailed={search.get('erased') === 'mail'} />;
  if (!('standing' in loaderData) || loaderData.standing.all.length === 0) return <Nothing />;
  return <Sure standing={loaderData.standing} problem={actionData?.problem} />;
}
